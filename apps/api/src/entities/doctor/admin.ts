import type { Handlers } from '../../http/handler.ts'
import { FileReply, Page } from '../../http/replies.ts'
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

export const handlers = {
  'GET /api/admin/doctors': async (ctx, { query }) => new Page(await doctorList.page(ctx, query)),
  'POST /api/admin/doctors': async (ctx, { body }) => ({
    data: await getDoctorForAdmin(ctx, await createDoctor(ctx, body)),
  }),
  'POST /api/admin/doctors/request-licence-renewals': async (ctx, { body }) => ({
    data: await requestLicenceRenewals(ctx, body.ids),
  }),
  'POST /api/admin/doctors/send-password-resets': async (ctx, { body }) => ({
    data: await sendDoctorResets(ctx, body.ids),
  }),
  'GET /api/admin/doctors/{doctorId}': async (ctx, { params }) => ({
    data: await getDoctorForAdmin(ctx, params.doctorId),
  }),
  'PATCH /api/admin/doctors/{doctorId}': async (ctx, { params, body }) => {
    await updateDoctorForAdmin(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/accept-renewal': async (ctx, { params, body }) => {
    await acceptRenewal(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/approve': async (ctx, { params, body }) => {
    await approveDoctor(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/change-email': async (ctx, { params, body }) => {
    await changeDoctorEmail(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/close': async (ctx, { params, body }) => {
    await closeDoctor(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/decline-renewal': async (ctx, { params, body }) => {
    await declineRenewal(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'GET /api/admin/doctors/{doctorId}/documents': async (ctx, { params }) => ({
    data: await listDocuments(ctx, params.doctorId),
  }),
  'GET /api/admin/doctors/{doctorId}/documents/{documentId}': async (ctx, { params }) => {
    const { file, content } = await readDocument(ctx, params.doctorId, params.documentId)
    return new FileReply(content, file.filename, file.contentType, true)
  },
  'GET /api/admin/doctors/{doctorId}/mails': async (ctx, { params, query }) =>
    new Page(await listMails(ctx, 'doctors', params.doctorId, query)),
  'GET /api/admin/doctors/{doctorId}/rates': async (ctx, { params }) => ({
    data: await listRates(ctx, params.doctorId),
  }),
  'POST /api/admin/doctors/{doctorId}/rates/end': async (ctx, { params, body }) => {
    await endRate(ctx, params.doctorId, body)
    return { data: await listRates(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/rates': async (ctx, { params, body }) => {
    await addRate(ctx, params.doctorId, body)
    return { data: await listRates(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/reinstate': async (ctx, { params, body }) => {
    await reinstateDoctor(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/reject': async (ctx, { params, body }) => {
    await rejectDoctor(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/remind': async (ctx, { params, body }) => {
    await remindApplicant(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/request-info': async (ctx, { params, body }) => {
    await requestInfo(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/request-licence-renewal': async (ctx, { params, body }) => {
    await requestLicenceRenewal(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/reset-second-factor': async (ctx, { params, body }) => {
    await resetDoctorFactor(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/send-password-reset': async (ctx, { params, body }) => {
    await sendDoctorReset(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
  'POST /api/admin/doctors/{doctorId}/suspend': async (ctx, { params, body }) => {
    await suspendDoctor(ctx, params.doctorId, body)
    return { data: await getDoctorForAdmin(ctx, params.doctorId) }
  },
} satisfies Handlers<'admin'>
