import {
  askDeletionRoute,
  changeEmailRoute,
  changePasswordRoute,
  exportRoute,
  resendEmailRoute,
  sessionOf,
} from '../../http/account.ts'
import type { Handlers } from '../../http/handler.ts'
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

export const handlers = {
  'GET /api/patient/account': async (ctx) => ({
    data: await getPatientAccount(ctx),
  }),
  'POST /api/patient/account/deletion': async (ctx, { body }) => {
    await askDeletionRoute(ctx, body)
    return { data: await getPatientAccount(ctx) }
  },
  'DELETE /api/patient/account/deletion': async (ctx) => {
    await withdrawDeletion(ctx)
    return { data: await getPatientAccount(ctx) }
  },
  'POST /api/patient/account/email': async (ctx, { body }) => {
    await changeEmailRoute(ctx, body)
    return { data: await getPatientAccount(ctx) }
  },
  'DELETE /api/patient/account/email': async (ctx) => {
    await cancelEmailChange(ctx)
    return { data: await getPatientAccount(ctx) }
  },
  'POST /api/patient/account/email/resend': async (ctx) => {
    await resendEmailRoute(ctx)
    return { data: await getPatientAccount(ctx) }
  },
  'POST /api/patient/account/export': (ctx, { body }) => exportRoute(ctx, body),
  'POST /api/patient/account/password': (ctx, { body, http }) =>
    changePasswordRoute(ctx, body, http),
  'PATCH /api/patient/account/preferences': async (ctx, { body }) => {
    await updatePreferences(ctx, body)
    return { data: await getPatientAccount(ctx) }
  },
  'GET /api/patient/account/sessions': async (ctx, { http }) => ({
    data: await listSessions(ctx, sessionOf(http).hash),
  }),
  'DELETE /api/patient/account/sessions': async (ctx, { http }) => {
    await endOtherSessions(ctx, sessionOf(http).hash)
  },
  'DELETE /api/patient/account/sessions/{sessionId}': async (ctx, { params }) => {
    await endSession(ctx, params.sessionId)
  },
  'POST /api/patient/login': (ctx, { body, http }) => signInRoute(ctx, 'patient', body, http),
  'POST /api/patient/logout': (ctx, { http }) => signOutRoute(ctx, 'patient', http),
  'POST /api/patient/password/check': (ctx, { body }) => checkResetRoute(ctx, 'patient', body),
  'POST /api/patient/password/reset': (ctx, { body }) => resetPasswordRoute(ctx, 'patient', body),
  'POST /api/patient/password/reset-request': (ctx, { body }) =>
    requestResetRoute(ctx, 'patient', body),
  'POST /api/patient/terms': async (ctx, { body }) => {
    await acceptTerms(ctx, body)
    return { data: await getMe(ctx, 'patient', ctx.actor.accountId) }
  },
  'GET /api/patient/me': async (ctx) => ({
    data: await getMe(ctx, 'patient', ctx.actor.accountId),
  }),
  'PATCH /api/patient/me': async (ctx, { body }) => {
    await updateOwnPatient(ctx, body)
    return { data: await getPatientAccount(ctx) }
  },
} satisfies Handlers<'patient'>
