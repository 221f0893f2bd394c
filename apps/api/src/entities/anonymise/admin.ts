import type { Handlers } from '../../http/handler.ts'
import { recordAfter } from '../../http/records.ts'
import { getPatientForAdmin } from '../patient/forAdmin.ts'
import { confirmAnonymise, requestAnonymise, withdrawAnonymise } from './anonymise.ts'

const patientAfter = recordAfter('patientId', getPatientForAdmin)

export const handlers = {
  'POST /api/admin/patients/{patientId}/anonymise': patientAfter(requestAnonymise),
  'POST /api/admin/patients/{patientId}/confirm-anonymise': patientAfter(confirmAnonymise),
  'POST /api/admin/patients/{patientId}/withdraw-anonymise': patientAfter(withdrawAnonymise),
} satisfies Handlers<'admin'>
