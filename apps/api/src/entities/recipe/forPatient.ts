import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { isInForce } from '@officina/shared/recipe'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { recipeLines, recipes, whereInForce } from '../../db/schema/recipe.ts'
import { alias, and, eq, inArray, isNull, sql } from '../../db/sql.ts'
import { zoneOfPatient } from '../account/zone.ts'
import { readDisclosure } from '../doctor/disclosure.ts'
import { clinicLogoColumn } from '../doctor/logo.ts'
import { invalid, notFound } from '../errors.ts'
import { excerptOf } from '../news/markdown.ts'
import { defineList } from '../read/list.ts'
import { personName } from '../wire.ts'
import { loadAttachments } from './attachments.ts'
import { changesOf } from './changes.ts'
import { recipe as entity } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { isHonoured } from './honoured.ts'
import { nextVersionOf } from './nextVersion.ts'
import { refusalOf } from './orderable.ts'
import { loadPacks, substituteFor } from './substitutes.ts'
import { type LoadedLine, loadLines, type RecipeLineView } from './view.ts'

type Recipe = components['schemas']['PatientRecipe']
type Line = Recipe['lines'][number]
type Head = Pick<Recipe, 'id' | 'status' | 'expires_on' | 'message'> & {
  doctor_id: string
  honoured: boolean
}

const r = alias(recipes, 'r')
const isCurrent = ({ clock, config }: PatientCtx) => sql`(${whereInForce()}
  and (r.expires_on is null or r.expires_on >= ${dateIn(clock.now(), config.timeZone)}))`

/** The signed-in patient's recipes; drafts and mistakes are not shown. Rows are presented whole. */
export const recipeList = defineList('patientListRecipes', {
  table: r,
  joins: sql`join doctors d on d.id = r.doctor_id
    join patients p on p.id = r.patient_id join doctors own on own.id = p.doctor_id`,
  where: (ctx) =>
    sql`r.patient_id = ${ctx.actor.id} and r.kind = 'patient' and r.status not in ('draft', 'entered_in_error')`,
  columns: {
    number: sql`coalesce(r.number, '')`,
    doctor_name: personName(sql`d.last_name`, sql`d.first_name`),
    is_new: sql`r.viewed_at is null`,
    superseded_by: nextVersionOf(r),
  },
  extra: {
    clinic_logo: clinicLogoColumn(sql`r.doctor_id`),
    message: r.message,
    end_reason_code: r.endReasonCode,
    currency: (ctx) => sql`${ctx.config.currency}::text`,
    doctor_id: r.doctorId,
    // by its doctor and by the patient's own, whose shop it is
    honoured: sql`(${isHonoured(sql`d`)} and ${isHonoured(sql`own`)})`,
    not_buying: sql`(select e.reason_code from recipe_events e where e.recipe_id = r.id and e.event = 'not_buying'
      order by e.at desc, e.id desc limit 1)`,
  },
  later: ['message_excerpt', 'lines_count', 'ordered_count', 'days_left', 'can_order'],
  present: whole,
  filters: {
    tab: (tab, ctx) => (tab === 'current' ? isCurrent(ctx) : sql`not ${isCurrent(ctx)}`),
  },
  order: ['issued_at', 'DESC'],
  nullsLast: ['issued_at'],
})

/** Every recipe of the patient that is valid or paused, with its lines. */
export const currentRecipes = (ctx: PatientCtx) =>
  recipeList.rows(ctx, { filter: { tab: 'current' }, range: [0, 49] }) as Promise<Recipe[]>

/** One recipe of the signed-in patient. Its first opening is noted for the doctor. */
export async function openRecipe(ctx: PatientCtx, id: string): Promise<Recipe> {
  const recipe = await readRecipe(ctx, id)
  if (recipe.is_new) await noteViewed(ctx, id)
  return recipe
}

/** One recipe as its page shows it, with what it changed. */
async function readRecipe(ctx: PatientCtx, id: string): Promise<Recipe> {
  const recipe = await getRecipeOfPatient(ctx, id)
  return { ...recipe, changes: await changesOf(ctx, recipe) }
}

export const getRecipeOfPatient = (ctx: PatientCtx, id: string) =>
  recipeList.own(ctx, id) as Promise<Recipe>

async function whole(ctx: PatientCtx, rows: readonly Head[]): Promise<object[]> {
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const ofRecipes = sql`l.recipe_id = any(${sql.param(ids)}::uuid[])`
  const loaded = await loadLines(ctx, ofRecipes, await zoneOfPatient(ctx))
  const lines = await withPacks(ctx, loaded)
  const inCart = await packsInCart(ctx)
  const attachments = await loadAttachments(ctx, ids)
  const said = new Map<string, string>()
  for (const id of new Set(rows.map((row) => row.doctor_id)))
    said.set(id, (await readDisclosure(ctx, id))(ctx.origin.locale))
  return rows.map((row) => ({
    ...viewOf(
      ctx,
      row,
      lines.filter((line) => line.recipeId === row.id),
      inCart,
    ),
    disclosure: said.get(row.doctor_id) ?? '',
    attachments: attachments.get(row.id) ?? [],
  }))
}

function viewOf(
  ctx: PatientCtx,
  { doctor_id, honoured, ...row }: Head,
  loaded: LoadedLine[],
  inCart: Map<string, number>,
) {
  const { timeZone } = ctx.config
  const today = dateIn(ctx.clock.now(), timeZone)
  const facts = {
    status: row.status,
    expiresOn: row.expires_on,
    doctorStatus: honoured ? 'approved' : 'suspended',
    honoured,
  }
  const lines = loaded.map((each): Line => {
    const { view, needsRefill } = each
    const refusal = refusalOf(factsOf(each), facts, today, timeZone)?.code ?? null
    const line = {
      ...view,
      refusal: isGone(view) && canWait(refusal) ? 'PRODUCT_UNAVAILABLE' : refusal,
      in_cart: inCart.get(view.id) ?? 0,
    }
    return { ...line, refill_due: needsRefill && isRefillDue(line) }
  })
  const left = lines.flatMap((line) =>
    line.state === 'active' && line.days_left !== null ? [line.days_left] : [],
  )
  // as the doctor's pages count; a recipe of nothing but offers counts them
  const required = lines.filter((line) => !line.optional)
  const counted = required.length > 0 ? required : lines
  return {
    ...row,
    of_former_doctor: doctor_id !== ctx.actor.doctorId,
    message_excerpt: excerptOf(row.message, 140),
    lines_count: counted.length,
    ordered_count: counted.filter((line) => line.times_ordered > 0).length,
    days_left: left.length > 0 ? Math.min(...left) : null,
    can_order: lines.some((line) => !line.optional && line.refusal === null),
    lines,
  }
}

/** With the packs of each substitute that would be sent in the place of what is not sold any more. */
async function withPacks(ctx: PatientCtx, loaded: LoadedLine[]): Promise<LoadedLine[]> {
  const offered = loaded.filter(
    ({ view }) => view.product.availability === 'discontinued' && !isGone(view),
  )
  if (offered.length === 0) return loaded
  const lineIds = offered.map(({ view }) => view.id)
  const rows = await ctx.db.select().from(recipeLines).where(inArray(recipeLines.id, lineIds))
  const packs = await loadPacks(
    ctx,
    rows.flatMap((row) => [row.variantId, ...row.substitutes]),
  )
  return loaded.map((line) => {
    const row = rows.find(({ id }) => id === line.view.id)
    const own = row && packs.get(row.variantId)
    if (!own) return line
    const substitutes = line.view.substitute_packs.map((each) => {
      const pack = packs.get(each.variant_id)
      return pack ? { ...each, quantity: substituteFor(row, own, pack).quantity } : each
    })
    return { ...line, view: { ...line.view, substitute_packs: substitutes } }
  })
}

/** Nothing of the line is sold any more, and nothing that may take its place can be sent. */
const isGone = ({ product, substitute_packs }: RecipeLineView) =>
  product.availability === 'discontinued' &&
  !substitute_packs.some((pack) => pack.availability === 'in_stock')

/** A line that can be ordered now or later. */
const canWait = (refusal: string | null) => refusal === null || refusal === 'REFILL_TOO_SOON'

/** Days of supply below which a refill is due. */
const refillDays = 7

const isRefillDue = (line: Pick<Line, 'refusal' | 'in_cart' | 'coming' | 'days_left'>) =>
  line.refusal === null &&
  line.in_cart === 0 &&
  !line.coming &&
  line.days_left !== null &&
  line.days_left <= refillDays

export const factsOf = ({ view: line, earlyAfter }: LoadedLine) => ({
  quantity: line.quantity,
  refillsAllowed: line.refills_allowed,
  minDaysBetween: line.min_days_between,
  timesOrdered: line.times_ordered,
  earlyAfter,
  lastOrderedAt: line.last_ordered_at ? new Date(line.last_ordered_at) : null,
  state: line.state,
})

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

type Told = components['schemas']['NotBuying']

/**
 * Notes why the patient does not order a recipe in force; the doctor reads it in the recipe's history. 404 for
 * a recipe of somebody else or one that has ended, 422 for `other` without words.
 */
export async function notifyNotBuying(ctx: PatientCtx, id: string, { reason, note }: Told) {
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
  return readRecipe(ctx, id)
}
