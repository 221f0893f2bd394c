import { revealPatient } from '../../../../../domain/patient/reveal.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRevealPatient'> = async (ctx, { params, body }) => ({
  data: await revealPatient(ctx, params.patientId, body),
})
