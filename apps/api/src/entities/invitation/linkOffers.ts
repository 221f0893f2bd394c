import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientActor, type PatientCtx, type TxCtx } from '../../context.ts'
import { doctors, files } from '../../db/schema/doctor.ts'
import {
  invitations,
  notes,
  patientLinks,
  patients,
  personOfBoth,
} from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { recipeEvents, recipes } from '../../db/schema/recipe.ts'
import {
  and,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  ne,
  type PgTable,
  type SQL,
  sql,
} from '../../db/sql.ts'
import { revokeToken } from '../account/tokens.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { openInvitations } from '../invitationBounds.ts'
import { patient as entity, invitation as link, type Patient } from '../patient/entity.ts'
import { erasePatient } from '../patient/erase.ts'
import { issueFirstRecipe } from '../patient/firstRecipe.ts'
import { healthOfBoth } from '../patient/healthSources.ts'
import { answerSet } from '../questionnaire/entity.ts'
import { wireOf } from '../read/wireOf.ts'
import { handOver } from '../transfer/transfer.ts'
import { declineInvitation } from './decline.ts'
import { checkBirthDate, describe, markOpened } from './open.ts'

type Offer = components['schemas']['PatientLinkOffer']
type Task = components['schemas']['PatientTop']['tasks'][number]
type Row = Awaited<ReturnType<typeof offersToMe>>[number]

/** Invitations of other doctors to the patient's own address; reading opens them, as following their link would. */
export async function listLinkOffers(ctx: PatientCtx): Promise<Offer[]> {
  const open = await offersToMe(ctx, isOpen(ctx))
  for (const { invitation } of open) await markOpened(ctx, invitation)
  return Promise.all(open.map((row) => view(ctx, row, 'open')))
}

/** The same as things to do. */
export const linkOfferTasks = async (ctx: PatientCtx): Promise<Task[]> =>
  (await offersToMe(ctx, isOpen(ctx))).map(({ invitation, doctor }) => ({
    kind: 'link_offer',
    id: invitation.id,
    label: doctor.clinicName,
  }))

type Proof = { birth_date?: string | null | undefined }

/**
 * Moves the patient to the doctor who invites. The record that this doctor has made for the invitation is merged
 * into the patient's own, so that there is one person. 404 for an invitation to another address, 409 once it is over.
 * Where only the clinic knows a date of birth it must be given, as at the link of an invitation.
 */
export async function acceptLinkOffer(
  ctx: PatientCtx,
  id: string,
  { birth_date }: Proof = {},
): Promise<Offer> {
  const [found] = await offersToMe(ctx, and(eq(invitations.id, id), isOpen(ctx)))
  if (found && isDateAsked(found) && birth_date) await checkBirthDate(ctx, found, birth_date)
  return accept(ctx, id, birth_date ?? null)
}

const accept = (ctx: PatientCtx, id: string, given: string | null): Promise<Offer> =>
  inTransaction(ctx, async (tx) => view(tx, await moveToInviter(tx, id, given), 'accepted'))

/**
 * The move itself. `given` is the date of birth that the patient has shown to know. Who was archived by the doctor so
 * far is so no more.
 */
export async function moveToInviter(
  tx: TxCtx<PatientActor>,
  id: string,
  given: string | null,
): Promise<Row> {
  const { me, invited, offer } = await lockOffer(tx, id)
  const mine = me.birthDate ?? given
  if (invited.birthDate && !mine) throw noBirthDate()
  if (invited.birthDate && mine !== invited.birthDate) throw otherBirthDate()
  const { doctor, invitation } = offer
  // gives the address free at the new doctor's
  await invited.move('anonymised', {}, { action: 'merge', after: { into: me.number } })
  const isArchived = me.status === 'archived'
  const active = isArchived ? await me.move('active', noReason, { action: 'restore' }) : me
  await handOver(tx, active, {
    doctorId: doctor.id,
    reason: null,
    values: valuesOfBoth(me, invited),
    invitationId: id,
  })
  await moveRecords(tx, invited, me.id)
  const draftId = invitation.recipeDraftId
  await issueFirstRecipe(tx, { doctor, patientId: me.id, draftId })
  const sent = await link.lock(tx, id)
  const acceptedAt = tx.clock.now()
  const values = { acceptedAt, openedAt: sent.openedAt ?? acceptedAt }
  await sent.move('accepted', values, { as: 'visitor', isLoggedElsewhere: true })
  if (sent.tokenId) await revokeToken(tx, sent.tokenId)
  await erasePatient(tx, invited)
  return offer
}

const noReason = { statusReason: null }

/** The patient stays; the doctor who invites sees what they would see of anybody who declines. */
export const declineLinkOffer = (ctx: PatientCtx, id: string): Promise<Offer> =>
  inTransaction(ctx, async (tx) => {
    const { offer } = await lockOffer(tx, id)
    await declineInvitation(tx, id)
    return view(tx, offer, 'declined')
  })

/** Locks the patient and the record of the invitation: nothing withdraws it, renews it or accepts another meanwhile. */
async function lockOffer(tx: TxCtx<PatientActor>, id: string) {
  const isIt = eq(invitations.id, id)
  const [found] = await offersToMe(tx, isIt)
  if (!found) throw notFound()
  const both = [tx.actor.id, found.patient.id]
  await answerSet.lockWhere(tx, inArray(answerSets.patientId, both))
  const locked = await entity.lockWhere(tx, inArray(patients.id, both))
  const [offer] = await offersToMe(tx, and(isIt, isOpen(tx)))
  const me = locked.find((row) => row.id === tx.actor.id)
  const invited = locked.find((row) => row.id === offer?.patient.id)
  if (!offer || !me || !invited) throw over()
  return { offer, me, invited }
}

const offersToMe = (ctx: PatientCtx, where: SQL | undefined) =>
  ctx.db
    .select({
      invitation: invitations,
      patient: patients,
      doctor: doctors,
      myBirthDate: sql<
        string | null
      >`(select me.birth_date::text from patients me where me.id = ${ctx.actor.id})`,
    })
    .from(invitations)
    .innerJoin(patients, eq(patients.id, invitations.patientId))
    .innerJoin(doctors, eq(doctors.id, invitations.doctorId))
    .where(and(sql`lower(${invitations.email}) = ${ctx.actor.email.toLowerCase()}`, where))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))

const isOpen = (ctx: PatientCtx) =>
  and(
    inArray(invitations.status, [...openInvitations]),
    gt(invitations.expiresAt, ctx.clock.now()),
    ne(invitations.doctorId, ctx.actor.doctorId),
    eq(patients.status, 'invited'),
    eq(doctors.status, 'approved'),
  )

/** Only the clinic knows when the patient was born: that this is the same person is not known yet. */
const isDateAsked = ({ patient, myBirthDate }: Row): boolean =>
  patient.birthDate !== null && myBirthDate === null

async function view(ctx: PatientCtx, row: Row, status: Offer['status']): Promise<Offer> {
  const said = await describe(ctx, row, status === 'accepted' || !isDateAsked(row))
  return { ...wireOf('PatientLinkOffer', said), id: row.invitation.id, status }
}

/** The new doctor's own terms, and what they know of the patient beside what is on record. */
const valuesOfBoth = (me: Patient, invited: Patient) => ({
  tags: invited.tags,
  discountBp: invited.discountBp,
  firstOrderDiscountBp: invited.firstOrderDiscountBp,
  catalogAccess: invited.catalogAccess,
  ...personOfBoth(me, invited),
  ...healthOfBoth(me, invited),
})

/** What the new doctor has prepared, sent and noted before there was an answer. */
async function moveRecords(
  tx: TxCtx,
  { id: from, doctorId }: Pick<Patient, 'id' | 'doctorId'>,
  to: string,
): Promise<void> {
  for (const table of [invitations, mails, files, answerSets, recipes, recipeEvents])
    await tx.db
      .update(table as PgTable)
      .set({ patientId: to } as never)
      .where(eq(table.patientId, from))
  await tx.db
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.ownerType, 'patient_record'), eq(files.ownerId, from)))
  await tx.db
    .update(notes)
    .set({ objectId: to })
    .where(and(eq(notes.objectType, 'patient'), eq(notes.objectId, from)))
  await tx.db
    .update(patientLinks)
    .set({ to: tx.clock.now() })
    .where(and(eq(patientLinks.patientId, from), isNull(patientLinks.to)))
  // catalogs that are for chosen patients
  await tx.db.execute(sql`
    update catalogs set selected = jsonb_set(selected, '{patients}',
      ((selected->'patients') - ${from}::text) || to_jsonb(${to}::text))
    where owner_doctor_id = ${doctorId} and selected->'patients' @> to_jsonb(${from}::text)`)
}

const over = () =>
  conflict('INVALID_TRANSITION', {
    en: 'This invitation is no longer open. Ask the clinic for a new one if you need it.',
    ja: 'この招待はすでに終了しています。必要な場合は、クリニックに新しい招待をご依頼ください。',
  })
const noBirthDate = () =>
  invalid('birth_date', 'VALIDATION_FAILED', {
    en: 'Enter your date of birth.',
    ja: '生年月日を入力してください。',
  })
const otherBirthDate = () =>
  conflict('BIRTH_DATE_WRONG', {
    en: 'The clinic has a different date of birth for you. Ask it to correct the date, then accept.',
    ja: 'クリニックに登録された生年月日が異なります。クリニックに修正をご依頼のうえ、招待を受けてください。',
  })
