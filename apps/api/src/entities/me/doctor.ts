import {
  changeEmailRoute,
  changePasswordRoute,
  exportPracticeRoute,
  resendEmailRoute,
  sessionOf,
} from '../../http/account.ts'
import type { Handlers } from '../../http/handler.ts'
import { ofRecord, ownAfter } from '../../http/records.ts'
import {
  checkResetRoute,
  requestResetRoute,
  resetPasswordRoute,
  verifyEmailRoute,
} from '../../http/signedOut.ts'
import { signInRoute, signOutRoute } from '../../http/signIn.ts'
import { cancelEmailChange } from '../account/emailChange.ts'
import { endOtherSessions, endSession, listSessions } from '../account/sessions.ts'
import { acceptTerms } from '../account/terms.ts'
import { renewClinicCode } from '../doctor/clinicCode.ts'
import { renewLicence } from '../doctor/licence.ts'
import { setClinicLogo } from '../doctor/logo.ts'
import { updateOwnDoctor } from '../doctor/updateOwn.ts'
import { getDoctorAccount } from './doctorAccount.ts'
import { getMe } from './me.ts'
import { updatePreferences } from './updatePreferences.ts'

const accountAfter = ownAfter(getDoctorAccount)

export const handlers = {
  'GET /api/doctor/account': (ctx) => getDoctorAccount(ctx),
  'POST /api/doctor/account/export': (ctx, { body }) => exportPracticeRoute(ctx, body),
  'POST /api/doctor/account/email': accountAfter(changeEmailRoute),
  'DELETE /api/doctor/account/email': accountAfter(cancelEmailChange),
  'POST /api/doctor/account/email/resend': accountAfter(resendEmailRoute),
  'POST /api/doctor/account/clinic-code': accountAfter(renewClinicCode),
  'POST /api/doctor/account/licence': async (ctx, { body, files }) => {
    await renewLicence(ctx, body, files)
    return getDoctorAccount(ctx)
  },
  'POST /api/doctor/account/logo': async (ctx, { files }) => {
    await setClinicLogo(ctx, files)
    return getDoctorAccount(ctx)
  },
  'DELETE /api/doctor/account/logo': (ctx) => setClinicLogo(ctx, null),
  'POST /api/doctor/account/password': (ctx, { body, http }) =>
    changePasswordRoute(ctx, body, http),
  'PATCH /api/doctor/account/preferences': accountAfter(updatePreferences),
  'GET /api/doctor/account/sessions': (ctx, { http }) => listSessions(ctx, sessionOf(http).hash),
  'DELETE /api/doctor/account/sessions': (ctx, { http }) =>
    endOtherSessions(ctx, sessionOf(http).hash),
  'DELETE /api/doctor/account/sessions/{sessionId}': ofRecord('sessionId', endSession),
  'GET /api/doctor/email/verify/{id}/{token}': (ctx, { params, http }) =>
    verifyEmailRoute(ctx, params, http, 'doctor'),
  'POST /api/doctor/login': (ctx, { body, http }) => signInRoute(ctx, 'doctor', body, http),
  'POST /api/doctor/logout': (ctx, { http }) => signOutRoute(ctx, 'doctor', http),
  'POST /api/doctor/password/check': (ctx, { body }) => checkResetRoute(ctx, 'doctor', body),
  'POST /api/doctor/password/reset': (ctx, { body }) => resetPasswordRoute(ctx, 'doctor', body),
  'POST /api/doctor/password/reset-request': (ctx, { body }) =>
    requestResetRoute(ctx, 'doctor', body),
  'POST /api/doctor/terms': async (ctx, { body }) => {
    await acceptTerms(ctx, body)
    return getMe(ctx, 'doctor', ctx.actor.accountId)
  },
  'GET /api/doctor/me': (ctx) => getMe(ctx, 'doctor', ctx.actor.accountId),
  'PATCH /api/doctor/me': accountAfter(updateOwnDoctor),
} satisfies Handlers<'doctor'>
