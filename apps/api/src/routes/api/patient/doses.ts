import { tickDose } from '../../../domain/day/tick.ts'
import type { Handler } from '../../../http/handler.ts'

export const post: Handler<'patientTickDose'> = async (ctx, { body }) => ({
  data: await tickDose(ctx, body),
})
