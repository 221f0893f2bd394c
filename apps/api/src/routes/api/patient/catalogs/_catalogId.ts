import { getCatalogForPatient } from '../../../../domain/catalog/listForPatient.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'patientGetCatalog'> = async (ctx, { params }) => ({
  data: await getCatalogForPatient(ctx, params.catalogId),
})
