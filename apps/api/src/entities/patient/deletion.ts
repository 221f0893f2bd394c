import {
  type AdminCtx,
  inTransaction,
  type Locale,
  type PatientCtx,
  type TxCtx,
} from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import type { Reasoned } from '../entity.ts'
import { conflict } from '../errors.ts'
import { patient as entity, type Patient } from './entity.ts'
import { deletionAskedMail, deletionDeclinedMail, deletionToDecideMail } from './mails.ts'

type Asked = { email: string; locale: Locale; reason: string | null }

/**
 * The signed-in patient wants to be deleted. Two administrators carry it out as an anonymisation; 409 when it was
 * asked before.
 */
export function askDeletion(ctx: PatientCtx, { email, locale, reason }: Asked): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, tx.actor.id)
    if (patient.deletionAskedAt) throw alreadyAsked()
    const deletionAskedAt = tx.clock.now()
    await patient.save({ deletionAskedAt, deletionReason: reason }, { action: 'ask_deletion' })
    const key = `deletion:${patient.id}:${deletionAskedAt.getTime()}`
    const account = `${tx.config.publicUrl}/user?panel=account&section=data`
    await sendMail(tx, deletionAskedMail(account), target(patient, { email, locale, key }))
    const page = `${tx.config.publicUrl}/admins/patients/${patient.id}`
    await mailAdminsWith(tx, 'patient.manage', deletionToDecideMail(patient.number, page), {
      dedupeKey: key,
    })
  })
}

/** The patient stays after all. 409 once an administrator has begun, and when nothing was asked. */
export function withdrawDeletion(ctx: PatientCtx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, tx.actor.id)
    if (!patient.deletionAskedAt) throw notAsked()
    if (patient.anonymiseRequestedAt) throw hasBegun()
    await patient.save(cleared, { action: 'withdraw_deletion' })
  })
}

/** The clinic or the law needs the data: the patient hears why. */
export function declineDeletion(
  ctx: AdminCtx,
  id: string,
  { revision, reason }: Reasoned,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id, revision)
    if (!patient.deletionAskedAt) throw notAsked()
    if (patient.anonymiseRequestedAt) throw hasBegun()
    const key = `deletion_declined:${id}:${patient.deletionAskedAt.getTime()}`
    await patient.save(cleared, { action: 'decline_deletion', reason })
    const account = await accountOf(tx, patient)
    if (account)
      await sendMail(tx, deletionDeclinedMail(reason), target(patient, { ...account, key }))
  })
}

const cleared = { deletionAskedAt: null, deletionReason: null }

async function accountOf(tx: TxCtx, { accountId }: Patient) {
  if (!accountId) return undefined
  const [account] = await tx.db
    .select({ email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return account
}

const target = (
  { id, accountId, doctorId }: Patient,
  { email, locale, key }: { email: string; locale: Locale; key: string },
) => ({ to: email, locale, accountId, doctorId, patientId: id, dedupeKey: key })

const alreadyAsked = () =>
  conflict('ALREADY_ASKED', {
    en: 'You have already asked for this. We will review your request within 30 days.',
    ja: 'すでにご依頼をいただいています。30日以内に確認いたします。',
  })
const notAsked = () =>
  conflict('NOT_ASKED', {
    en: 'There is no request to delete this account.',
    ja: '削除の依頼はありません。',
  })
const hasBegun = () =>
  conflict('DELETION_BEGUN', {
    en: 'The deletion is already under way.',
    ja: '削除の手続きがすでに始まっています。',
  })
