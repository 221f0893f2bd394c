import type { components } from '@officina/openapi/schema'
import { birthDateProblem } from '@officina/shared/birthDateProblem'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { type invitations, patients } from '../../db/schema/patient.ts'
import { and, eq, notInArray, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { sendMail } from '../../mail/send.ts'
import { type Asked, askedBy, asVisitor } from '../account/visitor.ts'
import { auditPatient } from '../audit.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { mailDoctor } from '../doctor/mailDoctor.ts'
import { invalid } from '../errors.ts'
import { openInvitations } from '../invitationBounds.ts'
import { nameIn } from '../names.ts'
import { nextNumber } from '../numbers.ts'
import { isBirthDate } from './check.ts'
import { type Patient, patient } from './entity.ts'
import { lastInvitation } from './invitations.ts'
import { alreadyPatientMail, linkRequestedMail } from './mails.ts'
import { noteRenewalAsked } from './renewalAsked.ts'

type Input = components['schemas']['PatientLinkRequest']
type LinkJob = { input: Input; asked: Asked }
type Doctor = typeof doctors.$inferSelect

/** A patient without an invitation asks a clinic to be linked; the answer is the same for every code. */
export async function requestLink(ctx: Ctx, input: Input): Promise<void> {
  if (!isBirthDate(ctx, input.birth_date))
    throw invalid('birth_date', 'VALIDATION_FAILED', birthDateProblem)
  await ctx.jobs.enqueue(ctx, 'account.requestLink', { input, asked: askedBy(ctx) })
}

/**
 * Puts the request before the doctor. No account is made; asking twice changes the first request, and who is invited
 * already asks for another invitation.
 */
export async function registerLinkRequest(job: Ctx, data: unknown): Promise<void> {
  const { input, asked } = data as LinkJob
  await inTransaction(asVisitor(job, asked), async (ctx) => {
    const code = input.clinic_code.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')
    const isOpen = and(eq(doctors.clinicCode, code), eq(doctors.status, 'approved'))
    const [doctor] = await doctorEntity.lockWhere(ctx, isOpen)
    if (!doctor) return
    const known = await findPatient(ctx, doctor.id, input.email)
    if (known && known.status !== 'link_requested')
      return tellOfKnown(ctx, doctor, known, input.email)
    await saveRequest(ctx, doctor, known?.id, input)
  })
}

async function saveRequest(
  ctx: TxCtx,
  doctor: Doctor,
  knownId: string | undefined,
  input: Input,
): Promise<void> {
  const now = ctx.clock.now()
  const values = {
    lastName: input.last_name,
    firstName: input.first_name,
    birthDate: input.birth_date,
    email: input.email,
    linkMessage: input.message ?? null,
    language: ctx.origin.locale,
  }
  if (knownId) {
    const known = await patient.lock(ctx, knownId)
    await known.save(values, null)
    return
  }
  const id = newId()
  await ctx.db.insert(patients).values({
    id,
    doctorId: doctor.id,
    number: await nextNumber(ctx, 'patient'),
    status: 'link_requested',
    createdAt: now,
    updatedAt: now,
    ...values,
  })
  const after = { status: 'link_requested' }
  await auditPatient(ctx, 'patient.request_link', { id, doctorId: doctor.id }, after)
  const mail = linkRequestedMail({
    name: nameIn({ lastName: input.last_name, firstName: input.first_name }, 'en'),
    url: `${ctx.config.publicUrl}/doctors/patients/${id}`,
    standing: 'new',
  })
  await mailDoctor(ctx, doctor, mail, { patientId: id })
}

/** Who has an account is told so; of who was never invited, is archived, or has no invitation that works, the doctor is told. */
async function tellOfKnown(ctx: Ctx, doctor: Doctor, known: Patient, email: string): Promise<void> {
  if (known.status === 'active')
    await sendMail(ctx, alreadyPatientMail({ url: `${ctx.config.publicUrl}/user/login` }), {
      to: email,
      locale: ctx.origin.locale,
      accountId: known.accountId,
      patientId: known.id,
    })
  if (known.status === 'registered_by_doctor') return tellOfListed(ctx, doctor, known, 'saved')
  if (known.status === 'archived') return tellOfListed(ctx, doctor, known, 'archived')
  const last = await lastInvitation(ctx, known)
  if (last && !works(ctx, last))
    await noteRenewalAsked(ctx, { invitation: last, patient: known, doctor })
}

/** Once for what is on record: whoever asks again tells nothing new. */
async function tellOfListed(
  ctx: Ctx,
  doctor: Doctor,
  known: Patient,
  standing: 'saved' | 'archived',
): Promise<void> {
  const mail = linkRequestedMail({
    name: nameIn(known, 'en'),
    url: `${ctx.config.publicUrl}/doctors/patients/${known.id}`,
    standing,
  })
  const dedupeKey = `link-requested:${known.id}:${known.revision}`
  await mailDoctor(ctx, doctor, mail, { patientId: known.id, dedupeKey })
}

const works = (ctx: Ctx, { status, expiresAt }: typeof invitations.$inferSelect): boolean =>
  (openInvitations as readonly string[]).includes(status) && expiresAt > ctx.clock.now()

async function findPatient(ctx: Ctx, doctorId: string, email: string) {
  const [known] = await ctx.db
    .select()
    .from(patients)
    .where(
      and(
        eq(patients.doctorId, doctorId),
        sql`lower(${patients.email}) = ${email.toLowerCase()}`,
        notInArray(patients.status, ['declined', 'anonymised']),
      ),
    )
    .limit(1)
  return known
}
