import type { AdminActor, AdminCtx, Ctx, TxCtx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { requestEmailChange } from '../account/emailChange.ts'
import { mailResetLink } from '../account/password.ts'
import { eachOf } from '../bulk.ts'
import type { Seen } from '../entity.ts'
import { conflict, invalid } from '../errors.ts'
import { doctorNeedsInfo } from './applicationMails.ts'
import { doctor as entity, type LockedDoctor } from './entity.ts'
import { mailDoctor } from './mailDoctor.ts'
import { licenceRenewalAsked } from './mails.ts'

type Tx = TxCtx<AdminActor>
type Doctor = typeof doctors.$inferSelect

/** Mails the link that sets a new password (60 min); the one before dies. 409 without an account. */
export const sendDoctorReset = entity.command('send_reset', {}, async (tx: Tx, doctor, _: Seen) => {
  await mailResetLink(tx, await accountOf(tx, doctor))
  await doctor.log({})
})

/** Repeats the open question of an application by mail, as often as asked. 409 when there is none. */
export const remindApplicant = entity.command('remind', {}, async (tx: Tx, doctor, _: Seen) => {
  if (doctor.status !== 'needs_info') throw nothingAsked()
  await remindOfQuestion(tx, doctor)
  await doctor.log({})
})

/** Mails the question again; with `askedAt` once for each question. */
export const remindOfQuestion = (ctx: Ctx, doctor: Doctor, askedAt?: Date): Promise<unknown> =>
  mailDoctor(
    ctx,
    doctor,
    doctorNeedsInfo({
      ...doctor,
      question: doctor.statusReasonText ?? '',
      url: `${ctx.config.publicUrl}/doctors/top`,
      isReminder: true,
    }),
    askedAt && { dedupeKey: `question-reminder:${doctor.id}:${askedAt.getTime()}` },
  )

/** Asks an approved or suspended doctor for the renewed licence. */
export const requestLicenceRenewal = entity.command(
  'request_renewal',
  {},
  async (tx: Tx, doctor, _: Seen): Promise<void> => {
    if (!['approved', 'suspended'].includes(doctor.status)) throw notWorking()
    if (doctor.licenceRenewalSentAt) throw alreadySent()
    const mail = licenceRenewalAsked({
      name: doctor,
      expiresOn: doctor.licenceExpiresOn,
      url: `${tx.config.publicUrl}/doctors/top`,
    })
    await mailDoctor(tx, doctor, mail)
    await doctor.log({})
  },
)

export const sendDoctorResets = (ctx: AdminCtx, ids: readonly string[]) =>
  eachOf(ctx, ids, (id) => sendDoctorReset(ctx, id, {}))

export const requestLicenceRenewals = (ctx: AdminCtx, ids: readonly string[]) =>
  eachOf(ctx, ids, (id) => requestLicenceRenewal(ctx, id, {}))

/** Sends the link that confirms another address to it; the present one stays in force until then. */
export const changeDoctorEmail = entity.command(
  'request_email_change',
  {},
  async (tx: Tx, doctor, { email }: { revision: number; email: string }) => {
    const account = await accountOf(tx, doctor)
    if (account.email.toLowerCase() === email.toLowerCase()) throw unchanged()
    await requestEmailChange(tx, 'doctor', account.id, email)
    await doctor.log({})
  },
)

async function accountOf(ctx: AdminCtx, doctor: LockedDoctor) {
  const [account] = doctor.accountId
    ? await ctx.db.select().from(accounts).where(eq(accounts.id, doctor.accountId))
    : []
  if (!account?.passwordHash || ['closed', 'lapsed'].includes(doctor.status)) throw noAccount()
  return account
}

const noAccount = () =>
  conflict('INVALID_TRANSITION', {
    en: 'This doctor has no account to sign in to.',
    ja: 'この医師には、ログインできるアカウントがありません。',
  })
const notWorking = () =>
  conflict('INVALID_TRANSITION', {
    en: 'Only approved and suspended doctors can renew a licence.',
    ja: '免許の更新を依頼できるのは、承認済みまたは利用停止中の医師だけです。',
  })
const nothingAsked = () =>
  conflict('INVALID_TRANSITION', {
    en: 'There is no open question to remind the applicant of.',
    ja: '回答待ちの質問はありません。',
  })
const alreadySent = () =>
  conflict('INVALID_TRANSITION', {
    en: 'A renewed licence has already been submitted and is waiting for review.',
    ja: '更新後の免許がすでに提出され、確認待ちです。',
  })
const unchanged = () =>
  invalid('email', 'EMAIL_UNCHANGED', {
    en: 'This is already the email address. Enter a different one.',
    ja: '現在と同じメールアドレスです。別のメールアドレスを入力してください。',
  })
