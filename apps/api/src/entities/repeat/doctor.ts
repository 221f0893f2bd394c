import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { planForDoctor } from './view.ts'

export const handlers = {
  'GET /api/doctor/patients/{patientId}/repeats': ofRecord('patientId', planForDoctor),
} satisfies Handlers<'doctor'>
