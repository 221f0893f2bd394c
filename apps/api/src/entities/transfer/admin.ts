import type { Handlers } from '../../http/handler.ts'
import { getPatientForAdmin } from '../patient/forAdmin.ts'
import { transferPatient } from './transfer.ts'

export const handlers = {
  'POST /api/admin/patients/{patientId}/transfer': async (ctx, { params, body }) => {
    await transferPatient(ctx, params.patientId, body)
    return getPatientForAdmin(ctx, params.patientId)
  },
} satisfies Handlers<'admin'>
