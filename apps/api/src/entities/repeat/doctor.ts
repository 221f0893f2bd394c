import type { Handlers } from '../../http/handler.ts'
import { planForDoctor } from './view.ts'

export const handlers = {
  'GET /api/doctor/patients/{patientId}/repeats': async (ctx, { params }) => ({
    data: await planForDoctor(ctx, params.patientId),
  }),
} satisfies Handlers<'doctor'>
