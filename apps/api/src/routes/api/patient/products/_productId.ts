import { getProductForPatient } from '../../../../domain/product/getForPatient.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'patientGetProduct'> = async (ctx, { params }) => ({
  data: await getProductForPatient(ctx, params.productId),
})
