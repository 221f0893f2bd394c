import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { Ctx, PatientCtx } from '../../context.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { doses as doseTable } from '../../db/schema/recipe.ts'
import { and, eq, inArray, isNotNull, ne, type SQL, sql } from '../../db/sql.ts'
import { latestArrival } from '../platform/shipping.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { ofPatient } from '../practices.ts'
import { courseFrom } from '../recipe/renewal.ts'
import { isoOf } from '../wire.ts'
import { type Dose, dosesOn, type Known } from './doses.ts'

type Schemas = components['schemas']
type Day = Schemas['PatientDay']
type Slot = Day['slots'][number]

/** Today and yesterday where the patient is: the days whose doses may be ticked. */
export function openDays(ctx: PatientCtx, zone: string): [today: string, yesterday: string] {
  const today = dateIn(ctx.clock.now(), zone)
  return [today, addDays(today, -1)]
}

/** The merged schedule of all valid recipes for today and yesterday, with what was ticked. */
export async function patientDays(
  ctx: PatientCtx,
  recipes: readonly Schemas['PatientRecipe'][],
  zone: string,
): Promise<Day[]> {
  const days = openDays(ctx, zone)
  const known = await knownOf(ctx, recipes, zone)
  const arrived = await firstArrivals(ctx, ofPatient(orders, ctx.actor))
  const rows = await ctx.db
    .select()
    .from(doseTable)
    .where(and(ofPatient(doseTable, ctx.actor), inArray(doseTable.day, days)))
  const keyOf = (day: string, lineId: string, time: string, nth: number) =>
    [day, lineId, time, nth].join()
  const taken = new Set(rows.map((row) => keyOf(row.day, row.recipeLineId, row.time, row.nth)))
  return days.map((day) => ({
    day,
    slots: slotsOf(dosesOn(recipes, day, zone, known), ({ line, time, nth }) => ({
      taken: taken.has(keyOf(day, line.id, time, nth)),
      at_hand:
        line.last_delivered_at != null || line.stated_at != null || arrived.has(line.product_id),
    })),
  }))
}

/** What the days of these recipes follow from besides what is written there. */
export const knownOf = async (
  ctx: PatientCtx,
  recipes: readonly Schemas['PatientRecipe'][],
  zone: string,
): Promise<Known> => ({
  before: await takenBefore(ctx, recipes, zone),
  courses: await coursesOf(ctx, recipes, zone),
})

/** When the courses began of lines that have a length, for which they were ordered again. */
export async function coursesOf(
  ctx: Ctx,
  recipes: readonly { lines: Schemas['RecipeLine'][] }[],
  zone: string,
): Promise<Map<string, string>> {
  const ids = recipes
    .flatMap(({ lines }) => lines)
    .filter(({ duration_days: days, days_supply: supply, times_ordered: times }) =>
      Boolean(days && supply !== null && supply < days && times > 1),
    )
    .map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { rows } = await ctx.db.execute<{ id: string; at: string | null }>(sql`
    select l.id, ${isoOf<string | null>(courseFrom(ctx))} as at from recipe_lines l
    where l.id = any(${sql.param(ids)}::uuid[])`)
  return new Map(
    rows.flatMap(({ id, at }): [string, string][] =>
      at ? [[id, dateIn(new Date(at), zone)]] : [],
    ),
  )
}

/** What was taken yesterday of lines whose version was issued since: by the versions that were replaced meanwhile. */
async function takenBefore(
  ctx: PatientCtx,
  recipes: readonly Pick<Schemas['PatientRecipe'], 'id' | 'version'>[],
  zone: string,
): Promise<Map<string, string>> {
  const newer = recipes.filter(({ version }) => version > 1).map(({ id }) => id)
  if (newer.length === 0) return new Map()
  const [, yesterday] = openDays(ctx, zone)
  const { rows } = await ctx.db.execute<{ id: string; first: string }>(sql`
    select l.id, min(q.starts_on + p.start_offset_days)::text as first
    from recipe_lines l join recipes r on r.id = l.recipe_id
    join recipes q on q.series_id = r.series_id and q.version < r.version and q.status = 'superseded'
      and q.starts_on is not null and q.ended_at >= ${startOfDay(yesterday, zone).toISOString()}::timestamptz
    join recipe_lines p on p.recipe_id = q.id and p.product_id = l.product_id and p.state = 'active'
    where l.recipe_id = any(${sql.param(newer)}::uuid[]) group by l.id`)
  return new Map(rows.map(({ id, first }) => [id, first]))
}

/** When each product first arrived with one of `theirs`, an order, also without a recipe or on another one, and what was sent for each line. */
export async function firstArrivals(ctx: Ctx, theirs: SQL): Promise<Map<string, Date>> {
  const { productId, recipeLineId, deliveredAt, shippedAt } = orderLines
  const rows = await ctx.db
    .selectDistinct({ productId, recipeLineId, deliveredAt, shippedAt, method: orders.method })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(theirs, ne(orders.orderState, 'cancelled'), isNotNull(shippedAt)))
  const settings = await getShopSettings(ctx)
  const first = new Map<string, Date>()
  for (const row of rows) {
    const at =
      row.deliveredAt ?? (row.shippedAt && latestArrival(ctx, settings, row.method, row.shippedAt))
    if (!at || at > ctx.clock.now()) continue
    for (const id of [row.productId, row.recipeLineId])
      if (id && at <= (first.get(id) ?? at)) first.set(id, at)
  }
  return first
}

function slotsOf(
  doses: Dose[],
  stateOf: (dose: Dose) => Pick<Slot['doses'][number], 'taken' | 'at_hand'>,
): Slot[] {
  const slots: Slot[] = []
  for (const dose of doses) {
    let slot = slots.at(-1)
    if (slot?.time !== dose.time) {
      slot = { time: dose.time, doses: [] }
      slots.push(slot)
    }
    const { line, nth, of } = dose
    slot.doses.push({ recipe_line_id: line.id, nth, of, ...stateOf(dose) })
  }
  return slots
}
