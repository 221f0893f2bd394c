import {
  askDeletionRoute,
  changeEmailRoute,
  changePasswordRoute,
  exportRoute,
  resendEmailRoute,
  sessionOf,
} from '../../http/account.ts'
import type { Handlers } from '../../http/handler.ts'
import { ofRecord, ownAfter } from '../../http/records.ts'
import { checkResetRoute, requestResetRoute, resetPasswordRoute } from '../../http/signedOut.ts'
import { signInRoute, signOutRoute } from '../../http/signIn.ts'
import { cancelEmailChange } from '../account/emailChange.ts'
import { endOtherSessions, endSession, listSessions } from '../account/sessions.ts'
import { acceptTerms } from '../account/terms.ts'
import { withdrawDeletion } from '../patient/deletion.ts'
import { updateOwnPatient } from '../patient/updateOwn.ts'
import { getMe } from './me.ts'
import { getPatientAccount } from './patientAccount.ts'
import { updatePreferences } from './updatePreferences.ts'

const accountAfter = ownAfter(getPatientAccount)

export const handlers = {
  'GET /api/patient/account': (ctx) => getPatientAccount(ctx),
  'POST /api/patient/account/deletion': accountAfter(askDeletionRoute),
  'DELETE /api/patient/account/deletion': accountAfter(withdrawDeletion),
  'POST /api/patient/account/email': accountAfter(changeEmailRoute),
  'DELETE /api/patient/account/email': accountAfter(cancelEmailChange),
  'POST /api/patient/account/email/resend': accountAfter(resendEmailRoute),
  'POST /api/patient/account/export': (ctx, { body }) => exportRoute(ctx, body),
  'POST /api/patient/account/password': (ctx, { body, http }) =>
    changePasswordRoute(ctx, body, http),
  'PATCH /api/patient/account/preferences': accountAfter(updatePreferences),
  'GET /api/patient/account/sessions': (ctx, { http }) => listSessions(ctx, sessionOf(http).hash),
  'DELETE /api/patient/account/sessions': (ctx, { http }) =>
    endOtherSessions(ctx, sessionOf(http).hash),
  'DELETE /api/patient/account/sessions/{sessionId}': ofRecord('sessionId', endSession),
  'POST /api/patient/login': (ctx, { body, http }) => signInRoute(ctx, 'patient', body, http),
  'POST /api/patient/logout': (ctx, { http }) => signOutRoute(ctx, 'patient', http),
  'POST /api/patient/password/check': (ctx, { body }) => checkResetRoute(ctx, 'patient', body),
  'POST /api/patient/password/reset': (ctx, { body }) => resetPasswordRoute(ctx, 'patient', body),
  'POST /api/patient/password/reset-request': (ctx, { body }) =>
    requestResetRoute(ctx, 'patient', body),
  'POST /api/patient/terms': async (ctx, { body }) => {
    await acceptTerms(ctx, body)
    return getMe(ctx, 'patient', ctx.actor.accountId)
  },
  'GET /api/patient/me': (ctx) => getMe(ctx, 'patient', ctx.actor.accountId),
  'PATCH /api/patient/me': accountAfter(updateOwnPatient),
} satisfies Handlers<'patient'>
