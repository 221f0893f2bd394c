import { type Handlers, withFacts } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { FileReply, Page } from '../../http/replies.ts'
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
  'GET /api/doctor/patients': async (ctx, { query }) =>
    new Page(await patientList.page(ctx, query)),
  'POST /api/doctor/patients/bulk': async (ctx, { body }) => ({
    data: await changePatients(ctx, body),
  }),
  'GET /api/doctor/patients/counts': async (ctx) => ({
    data: await countPatients(ctx),
  }),
  'GET /api/doctor/patients/{patientId}': ofRecord('patientId', readPatient),
  'PATCH /api/doctor/patients/{patientId}': withFacts<'doctorUpdatePatient'>(
    (ctx, { params, body }) => assertPatientFacts(ctx, body, params.patientId),
    async (ctx, { params, body }) => {
      await updatePatient(ctx, params.patientId, body)
      return { data: await patientDetail(ctx, params.patientId) }
    },
  ),
  'POST /api/doctor/patients/{patientId}/accept-link': patientAfter(acceptLink),
  'GET /api/doctor/patients/{patientId}/adherence': ofRecord('patientId', readAdherence),
  'POST /api/doctor/patients/{patientId}/archive': async (ctx, { params, body }) => {
    await archivePatient(ctx, params.patientId, body?.reason ?? null)
    return { data: await patientDetail(ctx, params.patientId) }
  },
  'POST /api/doctor/patients/{patientId}/decline-link': async (ctx, { params, body }) => {
    await declineLink(ctx, params.patientId, {
      code: body?.code,
      reason: body?.reason ?? null,
    })
    return { data: await patientDetail(ctx, params.patientId) }
  },
  'GET /api/doctor/patients/{patientId}/files': ofRecord('patientId', listPatientFiles),
  'POST /api/doctor/patients/{patientId}/files': async (ctx, { params, files }) => ({
    data: await addPatientFiles(ctx, params.patientId, files),
  }),
  'GET /api/doctor/patients/{patientId}/files/{fileId}': async (ctx, { params }) => {
    const file = await getPatientFile(ctx, params.patientId, params.fileId)
    return new FileReply(file.content, file.filename, file.contentType)
  },
  'DELETE /api/doctor/patients/{patientId}/files/{fileId}': async (ctx, { params }) => {
    await deletePatientFile(ctx, params.patientId, params.fileId)
  },
  'GET /api/doctor/patients/{patientId}/mails': async (ctx, { params, query }) =>
    new Page(await listPatientMails(ctx, params.patientId, query)),
  'GET /api/doctor/patients/{patientId}/notes': async (ctx, { params, query }) =>
    new Page(await listPatientNotes(ctx, params.patientId, query)),
  'POST /api/doctor/patients/{patientId}/notes': async (ctx, { params, body }) => ({
    data: await addPatientNote(ctx, params.patientId, body.body),
  }),
  'GET /api/doctor/patients/{patientId}/orders': async (ctx, { params, query }) =>
    new Page(await listPatientOrders(ctx, params.patientId, query)),
  'POST /api/doctor/patients/{patientId}/restore': patientAfter(restorePatient),
  'GET /api/doctor/patients/{patientId}/timeline': async (ctx, { params, query }) =>
    new Page(await listPatientEvents(ctx, params.patientId, query)),
} satisfies Handlers<'doctor'>
