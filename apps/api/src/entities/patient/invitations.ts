import { dayMs as day, dayMs } from '@officina/shared/dates/days'
import {
  type Ctx,
  type DoctorActor,
  type DoctorCtx,
  inTransaction,
  type TxCtx,
} from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { invitations, patients } from '../../db/schema/patient.ts'
import { and, count, desc, eq, gt, inArray, isNotNull, ne } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { sendMail } from '../../mail/send.ts'
import { hasAddress } from '../account/entity.ts'
import { issueToken, revokeToken } from '../account/tokens.ts'
import { conflict, DomainError, notFound } from '../errors.ts'
import { maxSendsPerDay, openInvitations } from '../invitationBounds.ts'
import { assertTransition } from '../machine.ts'
import { nameIn } from '../names.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { patient as entity, invitation, invitee, type Patient, patientMachine } from './entity.ts'
import { giveFirstDraft, hasRecipeWaiting } from './firstRecipe.ts'
import { invitationMail, linkOfferMail } from './mails.ts'

type InvitationInput = {
  /** Undefined: what the last invitation had, or what was saved with the patient. */
  message?: string | null | undefined
  questionnaireId?: string | null
  recipeDraftId?: string | null | undefined
  /** False makes a link to hand over instead of a mail. */
  mail?: boolean
}

/**
 * Invites a patient, inside the caller's transaction with the patient's row locked: a new link,
 * every earlier one dead, and the mail. At most five mails a day (429): after them no link is made either, which would
 * end the one that was mailed and could itself send nothing. The row must have an email.
 */
export async function sendInvitation(
  ctx: TxCtx,
  patient: Patient,
  { mail = true, ...input }: InvitationInput = {},
): Promise<{ url: string; expiresAt: Date }> {
  const { role } = ctx.actor
  // a visitor has opened a link that was handed over
  const by = role === 'visitor' ? 'patient' : role === 'admin' ? 'admin' : 'doctor'
  if (patient.status !== 'invited')
    assertTransition(patientMachine, patient.status, 'invited', 'doctor')
  if (!patient.email) throw noEmail()
  if ((await sentToday(ctx, patient.id)) >= maxSendsPerDay) throw tooMany()
  const last = await lastInvitation(ctx, patient)
  await endOpenInvitations(ctx, patient.id)
  const now = ctx.clock.now()
  const id = newId()
  const days = (await getShopSettings(ctx))['invitation.valid_days']
  const token = await issueToken(ctx, {
    kind: 'invite',
    expiresAt: new Date(now.getTime() + days * dayMs),
    role: 'patient',
    email: patient.email,
    data: { invitation_id: id },
  })
  const next = nextOf(patient, last)
  const message = input.message === undefined ? next.message : input.message
  const recipeDraftId = input.recipeDraftId === undefined ? next.recipeDraftId : input.recipeDraftId
  await ctx.db.insert(invitations).values({
    id,
    doctorId: patient.doctorId,
    patientId: patient.id,
    tokenId: token.id,
    email: patient.email,
    message,
    questionnaireId: input.questionnaireId ?? last?.questionnaireId ?? null,
    recipeDraftId,
    status: 'pending',
    sentAt: mail ? now : null,
    expiresAt: token.expiresAt,
    sendCount: (last?.sendCount ?? 0) + (mail ? 1 : 0),
    createdAt: now,
  })
  const url = `${ctx.config.publicUrl}/user/register?token=${token.secret}`
  if (mail) {
    const hasRecipe = await hasRecipeWaiting(ctx, patient, recipeDraftId)
    await mailInvitation(ctx, patient, { url, message, expiresAt: token.expiresAt, hasRecipe })
  }
  const row = invitee.under(ctx, { entity: 'patient', id: patient.id }, patient)
  // a further mail to somebody who is invited already leaves the state as it is
  await row.move(
    'invited',
    { birthDateTries: 0 },
    { action: mail ? 'send' : 'link', after: { invitation: id, by }, follows: true },
  )
  return { url, expiresAt: token.expiresAt }
}

/** What an invitation says when nothing else is asked for. */
export const nextOf = (
  patient: Patient,
  last: { message: string | null; recipeDraftId: string | null } | undefined,
) => ({
  message: last ? last.message : patient.invitationMessage,
  recipeDraftId: last ? last.recipeDraftId : patient.firstRecipeDraftId,
})

/** Kills what can still be accepted; answers how many there were. */
export async function endOpenInvitations(ctx: TxCtx, patientId: string): Promise<number> {
  const isOpen = and(
    eq(invitations.patientId, patientId),
    inArray(invitations.status, [...openInvitations]),
  )
  const revokedAt = ctx.clock.now()
  const ended = await invitation.moveWhere(ctx, isOpen, [
    'revoked',
    { revokedAt },
    { as: 'doctor', isLoggedElsewhere: true },
  ])
  for (const { tokenId } of ended) if (tokenId) await revokeToken(ctx, tokenId)
  return ended.length
}

/** The last one of the patient's own doctor: what a former one wrote stays there. */
export async function lastInvitation(ctx: Ctx, { id, doctorId }: Pick<Patient, 'id' | 'doctorId'>) {
  const [row] = await ctx.db
    .select()
    .from(invitations)
    .where(and(eq(invitations.patientId, id), eq(invitations.doctorId, doctorId)))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(1)
  return row
}

/** Mails sent to the patient in the last 24 hours. */
export async function sentToday(ctx: Ctx, patientId: string): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - day)
  const [row] = await ctx.db
    .select({ n: count() })
    .from(invitations)
    .where(
      and(
        eq(invitations.patientId, patientId),
        isNotNull(invitations.sentAt),
        gt(invitations.sentAt, since),
      ),
    )
  return row?.n ?? 0
}

/** Somebody who is a patient elsewhere gets another text; the doctor never learns which one went out. */
async function mailInvitation(
  ctx: Ctx,
  patient: Patient,
  letter: { url: string; message: string | null; expiresAt: Date; hasRecipe: boolean },
): Promise<void> {
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, patient.doctorId))
  if (!doctor || !patient.email) throw notFound()
  const elsewhere = await accountOf(ctx, patient.email)
  const locale = elsewhere?.locale ?? patient.language
  const { timeZone } = ctx.config
  const facts = {
    doctor: nameIn(doctor, locale),
    clinic: doctor.clinicName,
    patient: nameIn(patient, locale),
  }
  const mail = elsewhere
    ? linkOfferMail({ ...facts, ...letter, timeZone, url: offersUrl(ctx) })
    : invitationMail({ ...facts, ...letter, timeZone })
  await sendMail(ctx, mail, {
    to: patient.email,
    locale,
    accountId: elsewhere?.id ?? null,
    doctorId: patient.doctorId,
    patientId: patient.id,
  })
}

/** The account of somebody who is a patient already, of whatever doctor. Who is archived cannot sign in to answer there. */
export async function accountOf(ctx: Ctx, email: string) {
  const [account] = await ctx.db
    .select({ id: accounts.id, locale: accounts.locale })
    .from(accounts)
    .innerJoin(patients, eq(patients.accountId, accounts.id))
    .where(and(hasAddress('patient', email), ne(patients.status, 'archived')))
  return account
}

/** Where such a patient answers. */
export const offersUrl = (ctx: Ctx) => `${ctx.config.publicUrl}/user/top`

const noEmail = () =>
  conflict('EMAIL_MISSING', {
    en: 'The patient has no email address. Add one first.',
    ja: 'メールアドレスが登録されていません。先に登録してください。',
  })

const tooMany = () =>
  new DomainError(
    'throttled',
    'RATE_LIMITED',
    {
      en: 'Five invitations were sent to this patient in the last 24 hours. Try again later.',
      ja: '24時間以内の招待メールが5通に達しました。時間をおいて送信してください。',
    },
    { extra: { retryAfter: day / 1_000, limit: 5 } },
  )

/** A new mail with a new link; the link before it is dead. What is undefined is as it was the last time. */
export async function resendInvitation(
  ctx: DoctorCtx,
  patientId: string,
  { message, recipeDraftId }: Pick<InvitationInput, 'message' | 'recipeDraftId'> = {},
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await getInvitable(tx, patientId)
    if (recipeDraftId) await giveFirstDraft(tx, patientId, recipeDraftId)
    await sendInvitation(tx, patient, { message, recipeDraftId })
  })
}

/** A link to hand over, without a mail; it is answered once and stored nowhere. It has the invitation mailed, and makes no account. */
export const makeInvitationLink = (
  ctx: DoctorCtx,
  patientId: string,
): Promise<{ url: string; expiresAt: Date }> =>
  inTransaction(ctx, async (tx) =>
    sendInvitation(tx, await getInvitable(tx, patientId), { mail: false }),
  )

/** Kills the open link. 409 when there is none. */
export async function revokeInvitation(ctx: DoctorCtx, patientId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await invitee.lock(tx, patientId)
    if ((await endOpenInvitations(tx, patientId)) === 0) throw nothingOpen()
    await patient.log({ action: 'revoke' })
  })
}

/** Somebody who asks to join is accepted first, not invited. */
async function getInvitable(ctx: TxCtx<DoctorActor>, patientId: string) {
  const patient = await entity.lock(ctx, patientId)
  if (patient.status === 'link_requested')
    throw conflict('INVALID_TRANSITION', {
      en: 'Accept the request first.',
      ja: '先に登録希望を承認してください。',
    })
  return patient
}

const nothingOpen = () =>
  conflict('INVALID_TRANSITION', {
    en: 'There is no pending invitation.',
    ja: '有効な招待がありません。',
  })
