import type { Handlers } from '../../http/handler.ts'
import { getPatientTop } from './patientTop.ts'

export const handlers = {
  'GET /api/patient/top': (ctx) => getPatientTop(ctx),
} satisfies Handlers<'patient'>
