import { type Handlers, withFacts } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { FileReply } from '../../http/replies.ts'
import { readAdherence } from './adherence.ts'
import { archivePatient, changePatients, restorePatient } from './bulk.ts'
import { assertPatientFacts } from './check.ts'
import { acceptLink, declineLink } from './decideLink.ts'
import { patientDetail, readPatient } from './detail.ts'
import { addPatientFiles, deletePatientFile, getPatientFile, listPatientFiles } from './files.ts'
import { countPatients, patientList } from './list.ts'
import { listPatientMails } from './listMails.ts'
import { addPatientNote, listPatientNotes } from './notes.ts'
import { listPatientOrders } from './orders.ts'
import { listPatientEvents } from './timeline.ts'
import { updatePatient } from './update.ts'

const patientAfter = recordAfter('patientId', patientDetail)

export const handlers = {
  'GET /api/doctor/patients': (ctx, { query }) => patientList.page(ctx, query),
  'POST /api/doctor/patients/bulk': (ctx, { body }) => changePatients(ctx, body),
  'GET /api/doctor/patients/counts': (ctx) => countPatients(ctx),
  'GET /api/doctor/patients/{patientId}': ofRecord('patientId', readPatient),
  'PATCH /api/doctor/patients/{patientId}': withFacts<'doctorUpdatePatient'>(
    (ctx, { params, body }) => assertPatientFacts(ctx, body, params.patientId),
    async (ctx, { params, body }) => {
      await updatePatient(ctx, params.patientId, body)
      return patientDetail(ctx, params.patientId)
    },
  ),
  'POST /api/doctor/patients/{patientId}/accept-link': patientAfter(acceptLink),
  'GET /api/doctor/patients/{patientId}/adherence': ofRecord('patientId', readAdherence),
  'POST /api/doctor/patients/{patientId}/archive': patientAfter(archivePatient),
  'POST /api/doctor/patients/{patientId}/decline-link': patientAfter(declineLink),
  'GET /api/doctor/patients/{patientId}/files': ofRecord('patientId', listPatientFiles),
  'POST /api/doctor/patients/{patientId}/files': (ctx, { params, files }) =>
    addPatientFiles(ctx, params.patientId, files),
  'GET /api/doctor/patients/{patientId}/files/{fileId}': async (ctx, { params }) =>
    new FileReply(await getPatientFile(ctx, params.patientId, params.fileId)),
  'DELETE /api/doctor/patients/{patientId}/files/{fileId}': (ctx, { params }) =>
    deletePatientFile(ctx, params.patientId, params.fileId),
  'GET /api/doctor/patients/{patientId}/mails': (ctx, { params, query }) =>
    listPatientMails(ctx, params.patientId, query),
  'GET /api/doctor/patients/{patientId}/notes': (ctx, { params, query }) =>
    listPatientNotes(ctx, params.patientId, query),
  'POST /api/doctor/patients/{patientId}/notes': (ctx, { params, body }) =>
    addPatientNote(ctx, params.patientId, body.body),
  'GET /api/doctor/patients/{patientId}/orders': (ctx, { params, query }) =>
    listPatientOrders(ctx, params.patientId, query),
  'POST /api/doctor/patients/{patientId}/restore': patientAfter(restorePatient),
  'GET /api/doctor/patients/{patientId}/timeline': (ctx, { params, query }) =>
    listPatientEvents(ctx, params.patientId, query),
} satisfies Handlers<'doctor'>
