import type { components } from '@officina/openapi/schema'
import { dateIn, daysBetween } from '@officina/shared/dates/days'
import { isCountable } from '@officina/shared/dosage/substitute'
import type { Ctx } from '../../context.ts'
import type { Ingredient } from '../../db/schema/product.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { variantAvailability } from '../stock/availability.ts'
import { isoOf } from '../wire.ts'
import { daysSupplyOf } from './dosage.ts'
import { nextOrderOn, ordersLeft } from './orderable.ts'
import {
  arrivedAt,
  dailyAmount,
  isComing,
  needsRefill,
  supplyDays,
  supplyFrom,
  takenNow,
  usedFrom,
} from './renewal.ts'
import type { Contents } from './warnings/warning.ts'

type Schemas = components['schemas']
export type RecipeLineView = Schemas['RecipeLine']

/** A line as it is sent, with what warnings and totals need besides: of the substitute, where one is taken now. */
export type LoadedLine = {
  view: RecipeLineView
  ingredients: Ingredient[]
  /** What the line's own product holds. */
  ownIngredients: Ingredient[]
  labelWarnings: string
  /** What the label says it contains. */
  allergens: string[]
  /** What may be sent in its place, where somebody has to know. */
  alternatives?: Contents[]
  servingsPerPack: number | null
  recipeId: string
  doctorId: string | null
  /** Somebody has to order it once it is used up. */
  needsRefill: boolean
  /** After how many orders the next one may come early. */
  earlyAfter: number | null
}

/**
 * Lines of recipes with their products, by recipe and position. `where` speaks of `recipe_lines l`; what is left is
 * counted in days of `zone`.
 */
export async function loadLines(
  ctx: Ctx,
  where: SQL,
  zone = ctx.config.timeZone,
): Promise<LoadedLine[]> {
  const result = await ctx.db.execute<Row>(sql`
    select to_jsonb(l) as line, p.shopify_product_id, p.title, p.brand, p.category, p.form,
      p.images->0->>'url' as image, p.usage_kind, p.recipe_only, p.warnings, p.allergens, p.ingredients,
      p.label_dosage, ${variantAvailability} as availability, v.restock_on::text as restock_on,
      v.title as variant_title, v.price::float8 as price_now, v.units_per_pack,
      v.unit as pack_unit, v.servings_per_pack, ${substitutePacks} as substitute_packs,
      ${isoOf(usedFrom(ctx, zone))} as used_from, ${isoOf(arrivedAt(ctx))} as arrived_at,
      ${isComing(ctx)} as is_coming, ${needsRefill(ctx)} as needs_refill, ${dailyAmount(ctx)}::float8 as daily,
      ${takenNow(ctx)}->'instead' as taken, ${takenContent(ctx)} as taken_content,
      case when ${supplyFrom(ctx)} is not null then ${supplyDays(ctx, zone)}::float8 end as supply_days
    from recipe_lines l join products p on p.id = l.product_id
    join variants v on v.id = l.variant_id left join stock s on s.variant_id = v.id
    where ${where} order by l.recipe_id, l.position`)
  return result.rows.map((row) => toLine(ctx, row, zone))
}

/** What a serving of the substitute holds that is taken now. */
const takenContent = (ctx: Ctx) => sql`(
  select jsonb_build_object('ingredients', p.ingredients, 'servings_per_pack', v.servings_per_pack)
  from variants v join products p on p.id = v.product_id
  where v.id = (${takenNow(ctx)}->'instead'->>'variant_id')::uuid)`

const substitutePacks = sql`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'variant_id', sv.id, 'product_id', sp.id, 'title', sp.title, 'brand', sp.brand,
    'variant_title', sv.title, 'price', sv.price, 'units_per_pack', sv.units_per_pack,
    'pack_unit', sv.unit, 'availability', sv.availability) order by sv.at), '[]'::jsonb)
  from (
    select v.id, v.product_id, v.title, v.price, v.units_per_pack, v.unit,
      array_position(l.substitutes, v.id) as at, ${variantAvailability} as availability
    from variants v join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
    where v.id = any(l.substitutes)
  ) sv join products sp on sp.id = sv.product_id)`

type Snapshot = {
  title: string
  brand: string
  image: string | null
  price: number
  units_per_pack: number
  unit: string
  variant_title: string
}
type Row = Omit<RecipeLineView['product'], never> & {
  line: Omit<RecipeLineView, 'product' | 'substitute_packs'> & {
    recipe_id: string
    doctor_id: string | null
    early_after: number | null
    replaces: string[]
    taken_as: unknown
    sent_as: unknown
    snapshot: Snapshot | null
  }
  warnings: string
  allergens: string[]
  ingredients: Ingredient[]
  variant_title: string
  price_now: number
  units_per_pack: number
  pack_unit: string
  servings_per_pack: number | null
  substitute_packs: RecipeLineView['substitute_packs']
  used_from: string | null
  arrived_at: string | null
  is_coming: boolean
  needs_refill: boolean
  supply_days: number | null
  daily: number | null
  taken: RecipeLineView['taken']
  taken_content: { ingredients: Ingredient[]; servings_per_pack: number | null } | null
}

function toLine(ctx: Ctx, row: Row, dayZone: string): LoadedLine {
  const { line } = row
  const { recipe_id, doctor_id, snapshot, early_after: earlyAfter, ...rest } = line
  const { taken_as: _taken, sent_as: _sent, replaces: _replaces, ...fields } = rest
  const zone = ctx.config.timeZone
  const lastOrderedAt = line.last_ordered_at ? new Date(line.last_ordered_at) : null
  const lastShippedAt = line.last_shipped_at ? new Date(line.last_shipped_at) : null
  const counts = {
    refillsAllowed: line.refills_allowed,
    timesOrdered: line.times_ordered,
    minDaysBetween: line.min_days_between,
    earlyAfter,
    lastOrderedAt,
  }
  const pack = {
    units_per_pack: snapshot?.units_per_pack ?? row.units_per_pack,
    pack_unit: snapshot?.unit ?? row.pack_unit,
  }
  const supply = daysSupplyOf(fields, pack)
  return {
    recipeId: recipe_id,
    doctorId: doctor_id,
    needsRefill: row.needs_refill,
    earlyAfter,
    ingredients: row.taken_content?.ingredients ?? row.ingredients,
    ownIngredients: row.ingredients,
    labelWarnings: row.warnings,
    allergens: row.allergens,
    servingsPerPack: (row.taken_content ?? row).servings_per_pack,
    view: {
      ...fields,
      product: {
        shopify_product_id: row.shopify_product_id,
        title: snapshot?.title ?? row.title,
        brand: snapshot?.brand ?? row.brand,
        category: row.category,
        form: row.form,
        image: snapshot ? snapshot.image : row.image,
        usage_kind: row.usage_kind,
        recipe_only: row.recipe_only,
        availability: row.availability,
        restock_on: row.restock_on,
        label_dosage: row.label_dosage,
      },
      variant_title: snapshot?.variant_title ?? row.variant_title,
      ...pack,
      price: snapshot?.price ?? line.price ?? row.price_now,
      price_now: row.price_now,
      substitute_packs: row.substitute_packs,
      orders_left: ordersLeft(counts),
      next_order_on: nextOrderOn(counts, zone) ?? null,
      days_supply: supply,
      ...(isCountable({ ...fields, ...pack, product: row, taken: row.taken ?? null })
        ? leftOf(ctx, row, dayZone)
        : nothingLeft),
      stated_at: line.stated_at ? new Date(line.stated_at).toISOString() : null,
      last_ordered_at: lastOrderedAt?.toISOString() ?? null,
      last_shipped_at: lastShippedAt?.toISOString() ?? null,
      last_delivered_at: row.arrived_at,
      taken: row.taken ?? null,
      coming: row.is_coming ? comingOf(lastOrderedAt, lastShippedAt) : null,
    },
  }
}

/** Of the last order: it waits to ship, or has shipped. */
const comingOf = (ordered: Date | null, shipped: Date | null) =>
  shipped && (!ordered || shipped >= ordered) ? 'shipped' : 'ordered'

const nothingLeft = { days_left: null, units_left: null }

/** Whole days and units that are left today; none below zero, null before there was any. */
function leftOf(ctx: Ctx, row: Row, zone: string) {
  const { used_from: from, supply_days: lasts, daily } = row
  if (from === null || lasts === null || !daily) return nothingLeft
  // before its first day nothing of it is used
  const gone = Math.max(0, daysBetween(dateIn(new Date(from), zone), dateIn(ctx.clock.now(), zone)))
  const days = Math.max(0, lasts - gone)
  return { days_left: Math.floor(days + 1e-6), units_left: Math.round(days * daily * 100) / 100 }
}
