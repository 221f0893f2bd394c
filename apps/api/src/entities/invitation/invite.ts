import type { components } from '@officina/openapi/schema'
import {
  type DoctorActor,
  type DoctorCtx,
  inTransaction,
  pgCode,
  type TxCtx,
} from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patientLinks, patients } from '../../db/schema/patient.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { notFound } from '../errors.ts'
import { nextNumber } from '../numbers.ts'
import { assertPatientFacts } from '../patient/check.ts'
import { patient as entity, type LockedPatient } from '../patient/entity.ts'
import { giveFirstDraft } from '../patient/firstRecipe.ts'
import { sendInvitation } from '../patient/invitations.ts'
import { countryOfDoctor, withPhone } from '../phones.ts'
import { insertAnswerSet, publishedOne } from '../questionnaire/send.ts'
import { defineWrites } from '../read/writes.ts'

export type InviteInput = components['schemas']['PatientInviteNew']
type Input = InviteInput
type Output = components['schemas']['PatientInvited']

/** Adds a patient and, unless `send` is false, invites them. 422 EMAIL_TAKEN with `patient_id` when in the list. */
export async function invitePatient(ctx: DoctorCtx, input: Input): Promise<Output> {
  try {
    return await inTransaction(ctx, async (tx) => ({
      ...(await addPatient(tx, input)),
      doctor_address: await isOfDoctor(tx, input.email),
    }))
  } catch (error) {
    // Two calls at once: the second now finds the first one's patient.
    if (pgCode(error) === '23505') await assertPatientFacts(ctx, input)
    throw error
  }
}

/** The same inside the caller's transaction. */
export async function addPatient(
  ctx: TxCtx<DoctorActor>,
  input: Input,
): Promise<Omit<Output, 'doctor_address'>> {
  await assertPatientFacts(ctx, input)
  const country = await countryOfDoctor(ctx, ctx.actor.id)
  const patient = await insertPatient(ctx, withPhone(input, { country }))
  if (input.recipe_draft_id) await giveFirstDraft(ctx, patient.id, input.recipe_draft_id)
  if (input.questionnaire_id)
    await insertAnswerSet(ctx, patient, await publishedOne(ctx, input.questionnaire_id))
  await patient.log({ action: 'register', after: { status: patient.status } })
  const isSent = input.send ?? true
  if (isSent)
    await sendInvitation(ctx, patient, {
      message: input.personal_message ?? null,
      questionnaireId: input.questionnaire_id ?? null,
      recipeDraftId: input.recipe_draft_id ?? null,
    })
  return {
    id: patient.id,
    number: patient.number,
    display_status: isSent ? 'invited' : 'registered_by_doctor',
    mail_sent: isSent,
  }
}

// who has only applied is not told of
async function isOfDoctor(ctx: DoctorCtx, email: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: doctors.id })
    .from(doctors)
    .where(
      and(sql`lower(${doctors.email}) = ${email.toLowerCase()}`, eq(doctors.status, 'approved')),
    )
  return found.length > 0
}

const writes = defineWrites('doctorInvitePatient', patients, [
  'discount_percent',
  'personal_message',
  'questionnaire_id',
  'recipe_draft_id',
  'send',
])

async function insertPatient(ctx: TxCtx<DoctorActor>, input: Input): Promise<LockedPatient> {
  const now = ctx.clock.now()
  const [patient] = await ctx.db
    .insert(patients)
    .values({
      id: newId(),
      doctorId: ctx.actor.id,
      number: await nextNumber(ctx, 'patient'),
      lastName: input.last_name,
      firstName: input.first_name,
      language: ctx.origin.locale,
      ...writes(input),
      tags: [...new Set(input.tags ?? [])],
      discountBp: (input.discount_percent ?? 0) * 100,
      invitationMessage: input.personal_message ?? null,
      firstRecipeDraftId: input.recipe_draft_id ?? null,
      status: 'registered_by_doctor',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!patient) throw notFound()
  await ctx.db.insert(patientLinks).values({
    id: newId(),
    patientId: patient.id,
    doctorId: ctx.actor.id,
    from: now,
    reason: 'registered',
  })
  return entity.inserted(ctx, patient)
}
