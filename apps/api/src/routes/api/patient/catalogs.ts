import { listCatalogsForPatient } from '../../../domain/catalog/listForPatient.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientListCatalogs'> = async (ctx) => ({
  data: await listCatalogsForPatient(ctx),
})
