import type { Handlers } from '../../http/handler.ts'
import { ofRecord, onRecord, recordAfter } from '../../http/records.ts'
import { zipReply } from '../../http/replies.ts'
import { listMails } from '../admin/mailLog.ts'
import { declineDeletion } from './deletion.ts'
import { exportPatientData } from './exportData.ts'
import {
  getPatientForAdmin,
  listAddressesForAdmin,
  listConsentsForAdmin,
  listLinksForAdmin,
  patientList,
  readPatientForAdmin,
} from './forAdmin.ts'
import { resetPatientFactor } from './resetFactor.ts'
import {
  archivePatientForAdmin,
  reinstatePatient,
  restorePatientForAdmin,
  suspendPatient,
} from './statesForAdmin.ts'
import { revealPatient, updatePatientForAdmin } from './updateForAdmin.ts'

const patientAfter = recordAfter('patientId', getPatientForAdmin)

export const handlers = {
  'GET /api/admin/patients': (ctx, { query }) => patientList.page(ctx, query),
  'GET /api/admin/patients/{patientId}': ofRecord('patientId', readPatientForAdmin),
  'PATCH /api/admin/patients/{patientId}': patientAfter(updatePatientForAdmin),
  'GET /api/admin/patients/{patientId}/addresses': ofRecord('patientId', listAddressesForAdmin),
  'POST /api/admin/patients/{patientId}/archive': patientAfter(archivePatientForAdmin),
  'POST /api/admin/patients/{patientId}/decline-deletion': async (ctx, { params, body }) => {
    await declineDeletion(ctx, params.patientId, body)
    return readPatientForAdmin(ctx, params.patientId)
  },
  'GET /api/admin/patients/{patientId}/consents': ofRecord('patientId', listConsentsForAdmin),
  'POST /api/admin/patients/{patientId}/export-data': async (ctx, { params }) =>
    zipReply(await exportPatientData(ctx, params.patientId)),
  'GET /api/admin/patients/{patientId}/links': ofRecord('patientId', listLinksForAdmin),
  'GET /api/admin/patients/{patientId}/mails': (ctx, { params, query }) =>
    listMails(ctx, 'patients', params.patientId, query),
  'POST /api/admin/patients/{patientId}/reinstate': patientAfter(reinstatePatient),
  'POST /api/admin/patients/{patientId}/restore': patientAfter(restorePatientForAdmin),
  'POST /api/admin/patients/{patientId}/reset-second-factor': patientAfter(resetPatientFactor),
  'POST /api/admin/patients/{patientId}/reveal': onRecord('patientId', revealPatient),
  'POST /api/admin/patients/{patientId}/suspend': patientAfter(suspendPatient),
} satisfies Handlers<'admin'>
