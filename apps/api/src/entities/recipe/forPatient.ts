import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { isInForce } from '@officina/shared/recipe'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { recipes, whereInForce } from '../../db/schema/recipe.ts'
import { and, eq, isNull, type SQL, sql } from '../../db/sql.ts'
import { zoneOfPatient } from '../account/zone.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { clinicLogoColumn } from '../doctor/logo.ts'
import { invalid, notFound } from '../errors.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { excerptOf } from '../news/markdown.ts'
import { personName } from '../wire.ts'
import { loadAttachments } from './attachments.ts'
import { recipe as entity } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { refusalOf } from './orderable.ts'
import { loadLines, type RecipeLineView } from './view.ts'

type Recipe = components['schemas']['PatientRecipe']
type Summary = components['schemas']['PatientRecipeSummary']
type Line = Recipe['lines'][number]
type Filter = { tab?: 'current' | 'past'; label?: string; id?: string[] }
type Head = Omit<
  Recipe,
  | 'attachments'
  | 'lines'
  | 'lines_count'
  | 'ordered_count'
  | 'days_left'
  | 'can_order'
  | 'message_excerpt'
  | 'disclosure'
> & { doctor_id: string; doctor_status: string; honoured: boolean }

/** A page of the signed-in patient's recipes; drafts and mistakes are not shown. */
export async function listRecipesOfPatient(ctx: PatientCtx, query: ListQuery<Filter>) {
  const where = conditions(ctx, query.filter ?? {})
  const { offset, limit } = windowOf(query)
  const found = await load(
    ctx,
    sql`${where} order by r.issued_at desc nulls last, r.id desc limit ${limit} offset ${offset}`,
  )
  const { total } = await countOf(ctx, sql`recipes r where ${where}`)
  return { rows: found.map(summaryOf), total, offset }
}

/** Every recipe of the patient that is valid or paused, with its lines. */
export const currentRecipes = (ctx: PatientCtx): Promise<Recipe[]> =>
  load(
    ctx,
    sql`${conditions(ctx, { tab: 'current' })} order by r.issued_at desc, r.id desc limit 50`,
  )

/** One recipe of the signed-in patient. Its first opening is noted for the doctor. */
export async function openRecipe(ctx: PatientCtx, id: string): Promise<Recipe> {
  const recipe = await getRecipeOfPatient(ctx, id)
  if (recipe.is_new) await noteViewed(ctx, id)
  return recipe
}

export async function getRecipeOfPatient(ctx: PatientCtx, id: string): Promise<Recipe> {
  const [recipe] = await load(ctx, sql`${conditions(ctx, {})} and r.id = ${id}`)
  if (!recipe) throw notFound()
  return recipe
}

async function load(ctx: PatientCtx, whereAndOrder: SQL): Promise<Recipe[]> {
  const result = await ctx.db.execute<Head>(sql`
    select r.id, coalesce(r.number, '') as number, r.series_id, r.version, r.label, r.title, r.status,
      ${personName(sql`d.last_name`, sql`d.first_name`)} as doctor_name, r.issued_at,
      ${clinicLogoColumn(sql`r.doctor_id`)} as clinic_logo,
      r.starts_on::text as starts_on, r.expires_on::text as expires_on, r.ended_at, r.message,
      r.viewed_at is null as is_new, r.superseded_by, r.end_reason_code,
      ${ctx.config.currency}::text as currency, r.doctor_id, d.status as doctor_status,
      d.honour_recipes_when_suspended as honoured,
      (select e.reason_code from recipe_events e where e.recipe_id = r.id and e.event = 'not_buying'
        order by e.at desc, e.id desc limit 1) as not_buying
    from recipes r join doctors d on d.id = r.doctor_id
    where ${whereAndOrder}`)
  const ids = result.rows.map((row) => row.id)
  if (ids.length === 0) return []
  const ofRecipes = sql`l.recipe_id = any(${sql.param(ids)}::uuid[])`
  const lines = await loadLines(ctx, ofRecipes, await zoneOfPatient(ctx))
  const inCart = await packsInCart(ctx)
  const attachments = await loadAttachments(ctx, ids)
  const said = new Map<string, string>()
  for (const id of new Set(result.rows.map((row) => row.doctor_id)))
    said.set(id, (await readDisclosure(ctx, id))(ctx.origin.locale))
  return result.rows.map((row) => ({
    ...viewOf(
      ctx,
      row,
      lines.filter((line) => line.recipeId === row.id).map(({ view }) => view),
      inCart,
    ),
    disclosure: said.get(row.doctor_id) ?? '',
    attachments: attachments.get(row.id) ?? [],
  }))
}

function viewOf(
  ctx: PatientCtx,
  { doctor_id: _, doctor_status, honoured, ...row }: Head,
  views: RecipeLineView[],
  inCart: Map<string, number>,
): Omit<Recipe, 'attachments' | 'disclosure'> {
  const { timeZone } = ctx.config
  const today = dateIn(ctx.clock.now(), timeZone)
  const facts = {
    status: row.status,
    expiresOn: row.expires_on,
    doctorStatus: doctor_status,
    honoured,
  }
  const lines: Line[] = views.map((view) => ({
    ...view,
    refusal: refusalOf(factsOf(view), facts, today, timeZone)?.code ?? null,
    in_cart: inCart.get(view.id) ?? 0,
  }))
  const left = lines.flatMap((line) =>
    line.state === 'active' && line.days_left !== null ? [line.days_left] : [],
  )
  // as the doctor's pages count; a recipe of nothing but offers counts them
  const required = lines.filter((line) => !line.optional)
  const counted = required.length > 0 ? required : lines
  const iso = (value: string | null) => (value ? new Date(value).toISOString() : null)
  return {
    ...row,
    issued_at: iso(row.issued_at),
    ended_at: iso(row.ended_at),
    message_excerpt: excerptOf(row.message, 140),
    lines_count: counted.length,
    ordered_count: counted.filter((line) => line.times_ordered > 0).length,
    days_left: left.length > 0 ? Math.min(...left) : null,
    can_order: lines.some((line) => !line.optional && line.refusal === null),
    lines,
  }
}

const factsOf = (line: RecipeLineView) => ({
  quantity: line.quantity,
  refillsAllowed: line.refills_allowed,
  minDaysBetween: line.min_days_between,
  timesOrdered: line.times_ordered,
  lastOrderedAt: line.last_ordered_at ? new Date(line.last_ordered_at) : null,
  state: line.state,
})

function summaryOf(recipe: Recipe): Summary {
  const {
    message,
    disclosure,
    clinic_logo,
    end_reason_code,
    not_buying,
    currency,
    attachments,
    lines,
    ...summary
  } = recipe
  return summary
}

async function noteViewed(ctx: PatientCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const isNew = and(eq(recipes.id, id), isNull(recipes.viewedAt))
    for (const recipe of await entity.lockWhere(ctx, isNew)) {
      await recipe.mark({ viewedAt: ctx.clock.now() })
      await recordRecipeEvent(ctx, recipe, 'viewed')
    }
  })
}

async function packsInCart(ctx: PatientCtx): Promise<Map<string, number>> {
  const result = await ctx.db.execute<{ id: string; n: number }>(sql`
    select l.recipe_line_id as id, sum(l.quantity)::int as n
    from cart_lines l join carts c on c.id = l.cart_id
    where c.patient_id = ${ctx.actor.id} and c.status = 'active'
      and l.recipe_line_id is not null and l.saved_for_later = 0
    group by l.recipe_line_id`)
  return new Map(result.rows.map((row) => [row.id, row.n]))
}

function conditions(ctx: PatientCtx, filter: Filter): SQL {
  const parts = [
    sql`r.patient_id = ${ctx.actor.id} and r.kind = 'patient' and r.status not in ('draft', 'entered_in_error')`,
  ]
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const isCurrent = sql`(${whereInForce()} and (r.expires_on is null or r.expires_on >= ${today}))`
  if (filter.tab) parts.push(filter.tab === 'current' ? isCurrent : sql`not ${isCurrent}`)
  if (filter.label !== undefined) parts.push(sql`r.label = ${filter.label}`)
  if (filter.id) parts.push(sql`r.id = any(${sql.param(filter.id)}::uuid[])`)
  return sql.join(parts, sql` and `)
}

type Told = components['schemas']['NotBuying']

/**
 * Notes why the patient does not order a recipe in force; the doctor reads it in the recipe's history. 404 for
 * a recipe of somebody else or one that has ended, 422 for `other` without words.
 */
export async function tellNotBuying(ctx: PatientCtx, id: string, { reason, note }: Told) {
  if (reason === 'other' && !note)
    throw invalid('note', 'VALIDATION_FAILED', {
      en: 'Enter a short reason.',
      ja: '理由をご記入ください。',
    })
  await inTransaction(ctx, async (tx) => {
    const found = await entity.lock(tx, id)
    if (!isInForce(found)) throw notFound()
    await recordRecipeEvent(tx, found, 'not_buying', { code: reason, text: note ?? null })
    await found.log({ action: 'not_buying' })
  })
  return getRecipeOfPatient(ctx, id)
}
