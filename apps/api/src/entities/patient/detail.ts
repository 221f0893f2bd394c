import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { addresses, patients } from '../../db/schema/patient.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, desc, eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { ownRateBp } from '../doctor/rateOn.ts'
import { notFound } from '../errors.ts'
import { patientRunsOutAt, renewalWord } from '../recipe/renewal.ts'
import { activeRecipes } from './activeRecipes.ts'
import { latestFlags } from './answerFlags.ts'
import { answersWord } from './columns.ts'
import { getPatientOfDoctor, type Patient } from './get.ts'
import { sourcesOf } from './healthSources.ts'
import { maxSendsPerDay } from './invitationMachine.ts'
import { lastInvitation, nextOf, sentToday } from './invitations.ts'
import { displayStatus } from './status.ts'

type Detail = components['schemas']['DoctorPatientDetail']

/** A patient of the doctor. The read is logged in the same transaction. */
export const readPatient = (ctx: DoctorCtx, id: string): Promise<Detail> =>
  inTransaction(ctx, async (tx) => {
    const detail = await patientDetail(tx, id)
    await audit(tx, {
      action: 'patient.read',
      objectType: 'patient',
      objectId: id,
      doctorId: tx.actor.id,
      patientId: id,
    })
    return detail
  })

/** The same without a log row: the answer to a command that has written its own. */
export async function patientDetail(ctx: DoctorCtx, id: string): Promise<Detail> {
  const patient = await getPatientOfDoctor(ctx, id)
  const now = ctx.clock.now()
  const [extra] = await ctx.db
    .select({
      display_status: displayStatus(now),
      renewal: renewalWord(patientRunsOutAt(ctx), now),
      questionnaire: answersWord,
      doctor_catalog_access: doctors.catalogAccess,
    })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(patients.id, id))
  if (!extra) throw notFound()
  const recipes = await activeRecipes(ctx, ctx.actor.id, id)
  const lines = recipes.flatMap((recipe) => recipe.lines).filter((line) => line.state === 'active')
  return {
    ...factsOf(patient),
    ...extra,
    flags: await latestFlags(ctx, id),
    max_discount_percent: (await ownRateBp(ctx)) / 100,
    place: await placeOf(ctx, id),
    ...(await invitationsOf(ctx, patient)),
    active_recipes: recipes,
    adherence: {
      lines: lines.length,
      lines_ordered: lines.filter((line) => line.times_ordered > 0).length,
    },
  }
}

const factsOf = (patient: Patient) => ({
  id: patient.id,
  number: patient.number,
  last_name: patient.lastName,
  first_name: patient.firstName,
  kana: patient.kana,
  email: patient.email,
  email_editable: patient.accountId === null,
  phone: patient.phone,
  birth_date: patient.birthDate,
  sex: patient.sex,
  language: patient.language,
  tags: patient.tags,
  allergies: patient.allergies,
  no_known_allergies: patient.noKnownAllergies && patient.allergies.length === 0,
  conditions: patient.conditions,
  medications: patient.medications,
  pregnancy: patient.pregnancy,
  health_sources: sourcesOf(patient),
  status: patient.status,
  status_reason: patient.statusReason,
  link_message: patient.linkMessage,
  discount_percent: patient.discountBp / 100,
  first_order_discount_percent: patient.firstOrderDiscountBp / 100,
  catalog_access: patient.catalogAccess,
  registered_at: patient.registeredAt?.toISOString() ?? null,
  last_order_at: patient.lastOrderAt?.toISOString() ?? null,
  created_at: patient.createdAt.toISOString(),
  updated_at: patient.updatedAt.toISOString(),
  revision: patient.revision,
})

async function placeOf(ctx: DoctorCtx, patientId: string): Promise<Detail['place']> {
  const [place] = await ctx.db
    .select({ city: addresses.city, region: addresses.region, country: addresses.country })
    .from(addresses)
    .where(and(eq(addresses.patientId, patientId), eq(addresses.doctorId, ctx.actor.id)))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt))
    .limit(1)
  return place ?? null
}

async function invitationsOf(ctx: DoctorCtx, patient: Patient) {
  const last = await lastInvitation(ctx, patient.id)
  const { message, recipeDraftId } = nextOf(patient, last)
  return {
    invitation: last ? await invitationOf(ctx, last) : null,
    next_invitation: {
      message,
      recipe_draft: recipeDraftId ? await openDraft(ctx, patient.id, recipeDraftId) : null,
    },
  }
}

/** The draft that waits for the patient, unless it was issued, deleted or given away meanwhile. */
async function openDraft(ctx: DoctorCtx, patientId: string, id: string) {
  const [draft] = await ctx.db
    .select({ id: recipes.id, label: recipes.label, title: recipes.title })
    .from(recipes)
    .where(
      and(
        eq(recipes.id, id),
        eq(recipes.doctorId, ctx.actor.id),
        eq(recipes.patientId, patientId),
        eq(recipes.status, 'draft'),
      ),
    )
  return draft ? { id: draft.id, label: draft.label || draft.title } : null
}

async function invitationOf(
  ctx: DoctorCtx,
  row: NonNullable<Awaited<ReturnType<typeof lastInvitation>>>,
): Promise<Detail['invitation']> {
  const isOver =
    (row.status === 'pending' || row.status === 'opened') && row.expiresAt <= ctx.clock.now()
  return {
    id: row.id,
    status: isOver ? 'expired' : row.status,
    email: row.email,
    message: row.message,
    sent_at: row.sentAt?.toISOString() ?? null,
    opened_at: row.openedAt?.toISOString() ?? null,
    expires_at: row.expiresAt.toISOString(),
    accepted_at: row.acceptedAt?.toISOString() ?? null,
    renewal_asked_at: row.renewalAskedAt?.toISOString() ?? null,
    send_count: row.sendCount,
    sends_left_today: Math.max(0, maxSendsPerDay - (await sentToday(ctx, row.patientId))),
  }
}
