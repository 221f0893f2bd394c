import { addRate, listRates } from '../../../../../domain/doctor/rates.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'adminListDoctorRates'> = async (ctx, { params }) => ({
  data: await listRates(ctx, params.doctorId),
})

export const post: Handler<'adminSetDoctorRate'> = async (ctx, { params, body }) => {
  await addRate(ctx, params.doctorId, body)
  return { data: await listRates(ctx, params.doctorId) }
}
