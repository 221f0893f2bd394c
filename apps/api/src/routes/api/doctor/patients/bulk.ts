import { changePatients } from '../../../../domain/patient/bulk.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorChangePatients'> = async (ctx, { body }) => ({
  data: await changePatients(ctx, body),
})
