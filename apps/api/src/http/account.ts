import type { Readable } from 'node:stream'
import type { components } from '@officina/openapi/schema'
import type { AccountCtx, DoctorCtx, Locale, PatientCtx, SignedInCtx } from '../context.ts'
import { inTransaction } from '../context.ts'
import { changeEmail, pendingAddress, resendEmailChange } from '../entities/account/emailChange.ts'
import { confirmedAccount } from '../entities/account/ownAccount.ts'
import { changePassword } from '../entities/account/password.ts'
import { askDeletion } from '../entities/patient/deletion.ts'
import { exportOwnData } from '../entities/patient/exportOwn.ts'
import { exportOwnPractice } from '../entities/practice/exportPractice.ts'
import type { HttpTools } from './handler.ts'
import { limitMails } from './limits.ts'
import { type FileReply, zipReply } from './replies.ts'
import { rotate, type Session } from './session.ts'
import { guess, hit } from './throttle.ts'

type Schemas = components['schemas']

/** Changes the password; this browser goes on under a new session id, all others are out. */
export async function changePasswordRoute(
  ctx: SignedInCtx,
  body: Schemas['PasswordChangeRequest'],
  http: HttpTools,
): Promise<undefined> {
  const session = sessionOf(http)
  await guarded(ctx, () => changePassword(ctx, body, session.hash))
  http.setSession(await inTransaction(ctx, (tx) => rotate(tx, session)))
  return undefined
}

/** Five an hour, of one account and to one address, and to the same one again after 60 s. */
export async function changeEmailRoute(
  ctx: AccountCtx,
  body: Schemas['EmailChangeRequest'],
): Promise<void> {
  const { role, accountId } = ctx.actor
  const limit = async () => {
    await hit(ctx, [{ key: `email-change:${accountId}`, limit: 5, seconds: 3_600 }])
    await limitMails(ctx, `email-change-begin:${role}`, body.email)
  }
  await guarded(ctx, () => changeEmail(ctx, body, limit))
}

/** Again after 60 s, five an hour. */
export async function resendEmailRoute(ctx: AccountCtx): Promise<void> {
  await limitMails(ctx, `email-change:${ctx.actor.role}`, await pendingAddress(ctx))
  await resendEmailChange(ctx)
}

export const exportRoute = (ctx: PatientCtx, body: Schemas['PatientExportRequest']) =>
  archiveRoute(ctx, body, (locale) => exportOwnData(ctx, locale))

export const exportPracticeRoute = (ctx: DoctorCtx, body: Schemas['PatientExportRequest']) =>
  archiveRoute(ctx, body, (locale) => exportOwnPractice(ctx, locale))

/** The password is asked again, as for all that a borrowed browser must not do. */
export const askDeletionRoute = (
  ctx: PatientCtx,
  { current_password: password, reason }: Schemas['PatientDeletionRequest'],
): Promise<void> =>
  guarded(ctx, async () => {
    const { email, locale } = await confirmedAccount(ctx, password)
    await askDeletion(ctx, { email, locale, reason: reason?.trim() || null })
  })

type Archive = { content: Readable; filename: string }

/** Three an hour: an archive is much work. */
async function archiveRoute(
  ctx: DoctorCtx | PatientCtx,
  body: Schemas['PatientExportRequest'],
  make: (locale: Locale) => Promise<Archive>,
): Promise<FileReply> {
  const { current_password: password, locale = ctx.origin.locale } = body
  return zipReply(
    await guarded(ctx, async () => {
      await confirmedAccount(ctx, password)
      await hit(ctx, [{ key: `export:${ctx.actor.accountId}`, limit: 3, seconds: 3_600 }])
      return make(locale)
    }),
  )
}

/** The session of a signed-in call; the binding has made sure of it. */
export function sessionOf(http: HttpTools): Session {
  if (!http.session) throw new Error('a signed-in call without a session')
  return http.session
}

/** What asks for the own password once more: wrong ones count, whoever holds the session. */
export const guarded = <T>(ctx: SignedInCtx, work: () => Promise<T>): Promise<T> =>
  guess(ctx, { key: `own-password:${ctx.actor.accountId}` }, work)

/** What asks for a second factor too. Its count is its own: the right password gives no fresh guesses of codes. */
export const guardedByCode = <T>(ctx: SignedInCtx, work: () => Promise<T>): Promise<T> =>
  guess(ctx, { key: `own-code:${ctx.actor.accountId}` }, () => guarded(ctx, work))
