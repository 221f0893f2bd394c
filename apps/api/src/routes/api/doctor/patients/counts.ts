import { countPatients } from '../../../../domain/patient/counts.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'doctorCountPatients'> = async (ctx) => ({
  data: await countPatients(ctx),
})
