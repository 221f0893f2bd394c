import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { whereInForce, whereIssued } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import { isCatalogOpen } from '../catalog/visible.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { isoOf } from '../wire.ts'
import { getPatientForRecipe } from './lookup.ts'
import { draftPerson, recipePerson } from './person.ts'
import { renewalWord, runsOutAt } from './renewal.ts'
import { termsOf } from './terms.ts'

type Beginning = components['schemas']['RecipeBeginning']
type Wanted = { patient_id?: string; catalog_id?: string }

/** What the builder shows before anything is written; stores nothing. 404 for a patient of another doctor. */
export async function getRecipeBeginning(ctx: DoctorCtx, wanted: Wanted): Promise<Beginning> {
  if (wanted.patient_id) await getPatientForRecipe(ctx, wanted.patient_id)
  const isOpen = !wanted.catalog_id || (await isCatalogOpen(ctx, ctx.actor.id, wanted.catalog_id))
  return {
    patient: wanted.patient_id ? await personOf(ctx, wanted.patient_id) : null,
    catalog_id: isOpen ? (wanted.catalog_id ?? null) : null,
    notices: isOpen ? [] : ['CATALOG_NOT_OPEN'],
    totals: {
      ...(await termsOf(ctx, wanted.patient_id ?? null)),
      currency: ctx.config.currency,
    },
    disclosure: (await readDisclosure(ctx, ctx.actor.id))(ctx.origin.locale),
    valid_days: (await getShopSettings(ctx))['recipe.valid_days'],
    unsent: await newestDraft(ctx, wanted.patient_id ?? null),
  }
}

async function personOf(ctx: DoctorCtx, id: string): Promise<Beginning['patient']> {
  const result = await ctx.db.execute<{ patient: Beginning['patient'] }>(
    sql`select ${draftPerson(ctx)} as patient from patients p where p.id = ${id}`,
  )
  return result.rows[0]?.patient ?? null
}

/** The draft that was written last, of `patientId` or of anybody; one in which nothing was written is none. */
async function newestDraft(ctx: DoctorCtx, patientId: string | null): Promise<Beginning['unsent']> {
  const result = await ctx.db.execute<NonNullable<Beginning['unsent']>>(sql`
    select r.id, r.label, ${recipePerson} as patient, ${isoOf(sql`r.updated_at`)} as updated_at,
      (select count(*)::int from recipe_lines l where l.recipe_id = r.id) as lines_count
    from recipes r left join patients p on p.id = r.patient_id
    where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient' and r.status = 'draft'
      and (r.patient_id is null or p.doctor_id = r.doctor_id)
      ${patientId ? sql`and r.patient_id = ${patientId}` : sql``}
      and (r.version > 1 or r.label <> '' or r.message <> '' or r.internal_note <> ''
        or r.patient_id is not null
        or exists (select 1 from recipe_lines l where l.recipe_id = r.id))
    order by r.updated_at desc, r.id desc limit 1`)
  return result.rows[0] ?? null
}

type Counts = components['schemas']['RecipeCounts']

/** How many recipes each tab of the doctor's list holds, and the draft to go on with. */
export async function countRecipes(ctx: DoctorCtx): Promise<Counts> {
  const due = sql`(
    select ${renewalWord(sql`run.out_at`, ctx.clock.now())} in ('overdue', 'due_soon')
    from (select min(${runsOutAt(ctx)}) from recipe_lines l join variants v on v.id = l.variant_id
      where l.recipe_id = r.id and l.state = 'active') run(out_at))`
  const { rows } = await ctx.db.execute<Omit<Counts, 'unsent'>>(sql`
    select count(*)::int as all,
      (count(*) filter (where r.status = 'draft'))::int as draft,
      (count(*) filter (where ${whereIssued()}))::int as issued,
      (count(*) filter (where ${whereIssued()} and r.first_ordered_at is null))::int as not_ordered,
      (count(*) filter (where ${whereIssued()} and ${due}))::int as renewal_due,
      (count(*) filter (where r.status = 'on_hold'))::int as on_hold,
      (count(*) filter (where r.status <> 'draft' and not ${whereInForce()}))::int as ended
    from recipes r where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'`)
  const [counts] = rows
  if (!counts) throw new Error('a count has one row')
  return { ...counts, unsent: await newestDraft(ctx, null) }
}
