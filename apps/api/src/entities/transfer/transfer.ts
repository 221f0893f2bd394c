import {
  type AdminActor,
  type AdminCtx,
  type Ctx,
  inTransaction,
  pgCode,
  type TxCtx,
} from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { carts } from '../../db/schema/cart.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { addresses, patientLinks } from '../../db/schema/patient.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq, inArray, isNull } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { sendMail } from '../../mail/send.ts'
import { mailDoctor } from '../doctor/mailDoctor.ts'
import { conflict, invalid } from '../errors.ts'
import { nameIn } from '../names.ts'
import { withdrawOpenRequests } from '../openRequests.ts'
import { emailTakenAtDoctor } from '../patient/check.ts'
import { patient as entity, type LockedPatient, type Patient } from '../patient/entity.ts'
import { endOpenInvitations } from '../patient/invitations.ts'
import { stopOpenQuestionnaires } from '../questionnaire/stop.ts'
import { patientJoinedMail, patientLeftMail, patientTransferredMail } from './mails.ts'

type Input = { revision: number; doctor_id: string; reason: string }
type Doctor = typeof doctors.$inferSelect

const movable: readonly string[] = [
  'registered_by_doctor',
  'invited',
  'active',
  'archived',
  'suspended',
]

/**
 * Gives a patient to another approved doctor. What the former doctor wrote or asked for stays there, also
 * orders; discounts and tags of the practice end. Patient and both doctors are mailed.
 */
export async function transferPatient(ctx: AdminCtx, id: string, input: Input): Promise<void> {
  try {
    await inTransaction(ctx, (tx) => move(tx, id, input))
  } catch (error) {
    if (pgCode(error) === '23505') throw invalid('doctor_id', 'EMAIL_TAKEN', emailTakenAtDoctor)
    throw error
  }
}

async function move(ctx: TxCtx<AdminActor>, id: string, input: Input): Promise<void> {
  // before the patient, as locks are ordered; what is asked until then is stopped with the other rows
  await stopOpenQuestionnaires(ctx, id)
  const patient = await entity.lock(ctx, id, input.revision)
  await handOver(ctx, patient, { doctorId: input.doctor_id, reason: input.reason })
}

type Next = {
  doctorId: string
  reason: string | null
  /** What the new doctor has agreed with the patient and knows. */
  values?: Partial<Omit<Patient, 'id' | 'status' | 'revision' | 'updatedAt'>>
  /** Of the new doctor, where the patient has accepted one. */
  invitationId?: string
}

/** The move itself, of a patient that is locked. */
export async function handOver(ctx: TxCtx, patient: LockedPatient, to: Next): Promise<void> {
  if (!movable.includes(patient.status)) throw immovable()
  const { former, next } = await bothDoctors(ctx, patient, to.doctorId)
  // why the former doctor archived the patient is nothing for the next; a suspension is the administrators'
  const noReason = patient.status === 'archived' ? { statusReason: null } : {}
  const values = { doctorId: next.id, ...noTerms, ...noReason, ...to.values }
  const moved = await patient.save(values, null)
  await moveRows(ctx, patient, next.id, to.reason)
  const accepted = to.invitationId ? { invitation: to.invitationId } : {}
  await moved.log({
    action: 'transfer',
    before: { doctor: former.number },
    after: { doctor: next.number, consent: true, ...accepted },
    reason: to.reason,
  })
  await tell(ctx, patient, { former, next, isInvited: to.invitationId !== undefined })
}

const noTerms = {
  tags: [],
  discountBp: 0,
  firstOrderDiscountBp: 0,
  catalogAccess: null,
  invitationMessage: null,
  firstRecipeDraftId: null,
  linkMessage: null,
}

async function bothDoctors(ctx: Ctx, patient: Patient, doctorId: string) {
  const found = await ctx.db
    .select()
    .from(doctors)
    .where(inArray(doctors.id, [patient.doctorId, doctorId]))
  const next = found.find((doctor) => doctor.id === doctorId)
  const former = found.find((doctor) => doctor.id === patient.doctorId)
  if (!next || !former || next === former || next.status !== 'approved') throw unfit()
  return { former, next }
}

async function moveRows(ctx: TxCtx, patient: Patient, doctorId: string, reason: string | null) {
  const { id: patientId } = patient
  const now = ctx.clock.now()
  const ended = await ctx.db
    .update(patientLinks)
    .set({ to: now, reason })
    .where(and(eq(patientLinks.patientId, patientId), isNull(patientLinks.to)))
    .returning({ id: patientLinks.id })
  const before = { patientId, doctorId: patient.doctorId, from: patient.createdAt, to: now, reason }
  await ctx.db
    .insert(patientLinks)
    .values([
      ...(ended.length === 0 ? [{ id: newId(), ...before }] : []),
      { id: newId(), patientId, doctorId, from: now },
    ])
  await endOpenInvitations(ctx, patientId)
  await stopOpenQuestionnaires(ctx, patientId)
  await ctx.db.update(addresses).set({ doctorId }).where(eq(addresses.patientId, patientId))
  await ctx.db.update(stockNotices).set({ doctorId }).where(eq(stockNotices.patientId, patientId))
  await ctx.db
    .update(carts)
    .set({ doctorId, updatedAt: now })
    .where(and(eq(carts.patientId, patientId), eq(carts.status, 'active')))
  await withdrawOpenRequests(ctx, patientId)
}

async function tell(
  ctx: Ctx,
  patient: Patient,
  { former, next, isInvited }: { former: Doctor; next: Doctor; isInvited: boolean },
): Promise<void> {
  const facts = {
    number: patient.number,
    name: nameIn(patient, 'en'),
    name_ja: nameIn(patient, 'ja'),
  }
  const url = `${ctx.config.publicUrl}/doctors/patients/${patient.id}`
  await mailDoctor(ctx, former, patientLeftMail(facts), { patientId: patient.id })
  await mailDoctor(ctx, next, patientJoinedMail({ ...facts, url, isInvited }), {
    patientId: patient.id,
  })
  if (!patient.accountId || patient.status !== 'active') return
  const [account] = await ctx.db.select().from(accounts).where(eq(accounts.id, patient.accountId))
  if (!account) return
  const mail = patientTransferredMail({
    name: nameIn(patient, account.locale),
    doctor: nameIn(next, account.locale),
    clinic: next.clinicName,
    url: `${ctx.config.publicUrl}/user/top`,
  })
  await sendMail(ctx, mail, {
    to: account.email,
    locale: account.locale,
    accountId: account.id,
    doctorId: next.id,
    patientId: patient.id,
  })
}

const immovable = () =>
  conflict('INVALID_TRANSITION', {
    en: 'This patient’s current status does not allow a transfer.',
    ja: '現在の状態では引き継ぎできません。',
  })
const unfit = () =>
  invalid('doctor_id', 'VALIDATION_FAILED', {
    en: 'Choose another approved doctor.',
    ja: '承認済みの別の医師を選んでください。',
  })
