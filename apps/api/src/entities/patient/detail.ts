import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { addresses, patients } from '../../db/schema/patient.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, desc, eq, sql } from '../../db/sql.ts'
import { auditPatient } from '../audit.ts'
import { ownRateBp } from '../doctor/rates.ts'
import { notFound } from '../errors.ts'
import { maxSendsPerDay } from '../invitationBounds.ts'
import { defineColumns } from '../read/columns.ts'
import { wireOf } from '../read/wireOf.ts'
import { patientRenewal } from '../recipe/renewal.ts'
import { activeRecipes } from './activeRecipes.ts'
import { latestFlags } from './answerFlags.ts'
import { getPatientOfDoctor, type Patient } from './entity.ts'
import { saidToHaveNone, sourcesOf } from './healthSources.ts'
import { lastInvitation, nextOf, sentToday } from './invitations.ts'
import { answersWord, displayStatus } from './list.ts'

type Detail = components['schemas']['DoctorPatientDetail']

/** A patient of the doctor. The read is logged in the same transaction. */
export const readPatient = (ctx: DoctorCtx, id: string): Promise<Detail> =>
  inTransaction(ctx, async (tx) => {
    const detail = await patientDetail(tx, id)
    await auditPatient(tx, 'patient.read', { id, doctorId: tx.actor.id })
    return detail
  })

/** The same without a log row: the answer to a command that has written its own. */
export async function patientDetail(ctx: DoctorCtx, id: string): Promise<Detail> {
  const patient = await getPatientOfDoctor(ctx, id)
  const [facts] = await ctx.db
    .select({
      ...columns(ctx),
      display_status: displayStatus(ctx.clock.now()),
      renewal: patientRenewal(ctx),
    })
    .from(patients)
    .innerJoin(doctors, eq(doctors.id, patients.doctorId))
    .where(eq(patients.id, id))
  if (!facts) throw notFound()
  const { recipes, adherence } = await activeRecipes(ctx, ctx.actor.id, id)
  return {
    ...facts,
    health_sources: sourcesOf(patient),
    flags: await latestFlags(ctx, id),
    max_discount_percent: (await ownRateBp(ctx)) / 100,
    place: await placeOf(ctx, id),
    ...(await invitationsOf(ctx, patient)),
    active_recipes: recipes,
    adherence,
  }
}

const columns = defineColumns(
  'DoctorPatientDetail',
  patients,
  {
    email_editable: sql`${patients.accountId} is null`,
    no_known_allergies: saidToHaveNone,
    discount_percent: sql`${patients.discountBp} / 100::float8`,
    first_order_discount_percent: sql`${patients.firstOrderDiscountBp} / 100::float8`,
    questionnaire: answersWord,
    doctor_catalog_access: doctors.catalogAccess,
  },
  [
    'display_status',
    'renewal',
    'health_sources',
    'flags',
    'max_discount_percent',
    'place',
    'invitation',
    'next_invitation',
    'active_recipes',
    'adherence',
  ],
)

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
  const last = await lastInvitation(ctx, patient)
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
    ...wireOf('PatientInvitation', row),
    status: isOver ? 'expired' : row.status,
    sends_left_today: Math.max(0, maxSendsPerDay - (await sentToday(ctx, row.patientId))),
  }
}
