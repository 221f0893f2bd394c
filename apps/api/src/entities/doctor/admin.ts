import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { inlineReply } from '../../http/replies.ts'
import { listMails } from '../admin/mailLog.ts'
import { closeDoctor } from './close.ts'
import { createDoctor } from './create.ts'
import { listDocuments, readDocument } from './documentsForAdmin.ts'
import { doctorList, getDoctorForAdmin } from './forAdmin.ts'
import { acceptRenewal, declineRenewal } from './licence.ts'
import { addRate, endRate, listRates } from './rates.ts'
import {
  changeDoctorEmail,
  remindApplicant,
  requestLicenceRenewal,
  requestLicenceRenewals,
  sendDoctorReset,
  sendDoctorResets,
} from './remindForAdmin.ts'
import { resetDoctorFactor } from './resetFactor.ts'
import { approveDoctor, rejectDoctor, requestInfo } from './review.ts'
import { reinstateDoctor, suspendDoctor } from './suspend.ts'
import { updateDoctorForAdmin } from './updateForAdmin.ts'

const doctorAfter = recordAfter('doctorId', getDoctorForAdmin)
const ratesAfter = recordAfter('doctorId', listRates)

export const handlers = {
  'GET /api/admin/doctors': (ctx, { query }) => doctorList.page(ctx, query),
  'POST /api/admin/doctors': async (ctx, { body }) =>
    getDoctorForAdmin(ctx, await createDoctor(ctx, body)),
  'POST /api/admin/doctors/request-licence-renewals': (ctx, { body }) =>
    requestLicenceRenewals(ctx, body.ids),
  'POST /api/admin/doctors/send-password-resets': (ctx, { body }) =>
    sendDoctorResets(ctx, body.ids),
  'GET /api/admin/doctors/{doctorId}': ofRecord('doctorId', getDoctorForAdmin),
  'PATCH /api/admin/doctors/{doctorId}': doctorAfter(updateDoctorForAdmin),
  'POST /api/admin/doctors/{doctorId}/accept-renewal': doctorAfter(acceptRenewal),
  'POST /api/admin/doctors/{doctorId}/approve': doctorAfter(approveDoctor),
  'POST /api/admin/doctors/{doctorId}/change-email': doctorAfter(changeDoctorEmail),
  'POST /api/admin/doctors/{doctorId}/close': doctorAfter(closeDoctor),
  'POST /api/admin/doctors/{doctorId}/decline-renewal': doctorAfter(declineRenewal),
  'GET /api/admin/doctors/{doctorId}/documents': ofRecord('doctorId', listDocuments),
  'GET /api/admin/doctors/{doctorId}/documents/{documentId}': async (ctx, { params }) => {
    const { file, content } = await readDocument(ctx, params.doctorId, params.documentId)
    return inlineReply({ ...file, content })
  },
  'GET /api/admin/doctors/{doctorId}/mails': (ctx, { params, query }) =>
    listMails(ctx, 'doctors', params.doctorId, query),
  'GET /api/admin/doctors/{doctorId}/rates': ofRecord('doctorId', listRates),
  'POST /api/admin/doctors/{doctorId}/rates/end': ratesAfter(endRate),
  'POST /api/admin/doctors/{doctorId}/rates': ratesAfter(addRate),
  'POST /api/admin/doctors/{doctorId}/reinstate': doctorAfter(reinstateDoctor),
  'POST /api/admin/doctors/{doctorId}/reject': doctorAfter(rejectDoctor),
  'POST /api/admin/doctors/{doctorId}/remind': doctorAfter(remindApplicant),
  'POST /api/admin/doctors/{doctorId}/request-info': doctorAfter(requestInfo),
  'POST /api/admin/doctors/{doctorId}/request-licence-renewal': doctorAfter(requestLicenceRenewal),
  'POST /api/admin/doctors/{doctorId}/reset-second-factor': doctorAfter(resetDoctorFactor),
  'POST /api/admin/doctors/{doctorId}/send-password-reset': doctorAfter(sendDoctorReset),
  'POST /api/admin/doctors/{doctorId}/suspend': doctorAfter(suspendDoctor),
} satisfies Handlers<'admin'>
