import type { components } from '@officina/openapi/schema'
import type { PackSize } from '@officina/shared/dosage/supply'
import type { Ctx, DoctorCtx } from '../../context.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { eq, inArray, type SQL, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { notOpen, openToDoctor } from '../catalog/visible.ts'
import { invalidFields, type Texts } from '../errors.ts'
import { daysSupplyOf, defaultDaysBetween, wrongOrder } from './dosage.ts'

export type LineInput = components['schemas']['RecipeLineInput']
type LineRow = typeof recipeLines.$inferSelect
type Variant = {
  id: string
  product_id: string
  title: string
  price: number
  units_per_pack: number
  pack_unit: string
  open: boolean
}

/** Whose lines they are, and the condition on `products p` of what may be put on them. */
type LineOwner = { doctorId: string | null; usable: SQL }

export const linesOfDoctor = (ctx: DoctorCtx): LineOwner => ({
  doctorId: ctx.actor.id,
  usable: openToDoctor(ctx),
})

/** What a line has that was never ordered, in a draft that was never issued. */
export const untouched = {
  snapshot: null,
  timesOrdered: 0,
  earlyAfter: null,
  lastOrderedAt: null,
  lastShippedAt: null,
  lastDeliveredAt: null,
  arrivesBy: null,
  statedUnits: null,
  statedAt: null,
  takenAs: null,
  sentAs: null,
  replaces: [] as string[],
}

/** Lines of templates: everything that is sold. */
export const linesOfPlatform: LineOwner = { doctorId: null, usable: sql`p.removed_at is null` }

/**
 * Replaces all lines of a draft by these, in their order; lines keep their id, the price they were written at, and what
 * they have of the version before: its pause, and the orders of a product that was replaced. 422 at `lines.n.product_id` or `lines.n.variant_id` for what the owner may not use.
 */
export async function replaceLines(
  ctx: Ctx,
  recipeId: string,
  inputs: LineInput[],
  owner: LineOwner,
): Promise<void> {
  const before = await ctx.db.select().from(recipeLines).where(eq(recipeLines.recipeId, recipeId))
  const variants = await loadVariants(
    ctx,
    inputs.flatMap((line) => [line.variant_id, ...(line.substitutes ?? [])]),
    owner,
  )
  assertUsable(inputs, before, variants)
  await ctx.db.delete(recipeLines).where(eq(recipeLines.recipeId, recipeId))
  if (inputs.length === 0) return
  const used = new Set<string>()
  const rows = inputs.map((input, position) => {
    const known = before.find((line) => line.id === input.id && !used.has(line.id))
    if (known) used.add(known.id)
    const variant = variants.get(input.variant_id)
    const keepsPrice = known?.variantId === input.variant_id
    return {
      ...columnsOf(input, variant),
      id: known?.id ?? newId(),
      recipeId,
      doctorId: owner.doctorId,
      position,
      price: keepsPrice ? known.price : (variant?.price ?? null),
      state: known?.state ?? ('active' as const),
      stateReason: known?.stateReason ?? null,
      timesOrdered: known?.timesOrdered ?? 0,
      replaces: known?.replaces ?? [],
    }
  })
  await ctx.db.insert(recipeLines).values(rows)
}

/**
 * Copies the lines of one version to a new draft: same dosage, nothing ordered, stopped ones left out. What is paused
 * stays so in the next version of the same course, and is a line like any other elsewhere.
 */
export async function copyLines(
  ctx: Ctx,
  from: string,
  to: { id: string; doctorId: string | null; isNextVersion?: boolean },
): Promise<void> {
  const lines = await ctx.db
    .select()
    .from(recipeLines)
    .where(eq(recipeLines.recipeId, from))
    .orderBy(recipeLines.position)
  const kept = lines.filter((line) => line.state !== 'stopped')
  if (kept.length === 0) return
  await ctx.db.insert(recipeLines).values(
    kept.map((line, position) => ({
      ...line,
      id: newId(),
      recipeId: to.id,
      doctorId: to.doctorId,
      position,
      price: line.snapshot?.price ?? line.price,
      ...untouched,
      ...(to.isNextVersion
        ? { replaces: line.replaces }
        : { state: 'active' as const, stateReason: null }),
    })),
  )
}

/** Freezes names, packs and prices of an issued version. */
export async function freezeLines(ctx: Ctx, recipeId: string): Promise<void> {
  await ctx.db.execute(sql`
    update recipe_lines l set price = v.price, snapshot = jsonb_build_object(
      'title', p.title, 'brand', p.brand, 'image', p.images->0->>'url', 'price', v.price,
      'units_per_pack', v.units_per_pack, 'unit', v.unit, 'variant_title', v.title)
    from products p, variants v
    where l.recipe_id = ${recipeId} and p.id = l.product_id and v.id = l.variant_id`)
}

/** Columns of a line in their defaults. */
export function columnsOf(input: LineInput, pack: PackSize | undefined) {
  const supply = pack ? daysSupplyOf(input, pack) : null
  return {
    productId: input.product_id,
    variantId: input.variant_id,
    dosageMode: input.dosage_mode,
    amountMin: input.amount_min ?? null,
    amountMax: input.amount_max ?? null,
    unit: input.unit ?? null,
    frequencyCount: input.frequency_count ?? null,
    frequencyPeriod: input.frequency_period ?? null,
    weekdays: input.weekdays?.length ? [...new Set(input.weekdays)].sort() : null,
    asNeeded: input.as_needed ?? false,
    timeOfDay: input.time_of_day ?? [],
    meal: input.meal ?? 'none',
    takeWithText: input.take_with_text ?? null,
    area: input.area ?? [],
    step: input.step ?? null,
    durationDays: input.duration_days ?? null,
    startOffsetDays: input.start_offset_days ?? 0,
    instructions: input.instructions ?? '',
    rationale: input.rationale ?? '',
    quantity: input.quantity,
    refillsAllowed: input.refills_allowed ?? 3,
    minDaysBetween: input.min_days_between ?? defaultDaysBetween(supply),
    optional: input.optional ?? false,
    substitutes: [...new Set(input.substitutes)].filter((id) => id !== input.variant_id),
  } satisfies Partial<LineRow>
}

async function loadVariants(
  ctx: Ctx,
  ids: string[],
  owner: LineOwner,
): Promise<Map<string, Variant>> {
  if (ids.length === 0) return new Map()
  const result = await ctx.db.execute<Variant>(sql`
    select v.id, v.product_id, p.title, v.price::float8 as price, v.units_per_pack, v.unit as pack_unit,
      ${owner.usable} as open
    from variants v join products p on p.id = v.product_id
    where ${inArray(sql`v.id`, ids)}`)
  return new Map(result.rows.map((row) => [row.id, row]))
}

// what was on the draft may stay there, also when it is no longer sold
function assertUsable(
  inputs: LineInput[],
  before: LineRow[],
  variants: Map<string, Variant>,
): void {
  const errors: Record<string, Texts> = {}
  inputs.forEach((line, index) => {
    const variant = variants.get(line.variant_id)
    if (!variant || variant.product_id !== line.product_id)
      errors[`lines.${index}.variant_id`] = unknownPack
    else if (!variant.open && !before.some((each) => each.productId === line.product_id))
      errors[`lines.${index}.product_id`] = notOpen(variant.title)
    const known = before.flatMap((each) => each.substitutes)
    const shut = (line.substitutes ?? []).find(
      (id) => !variants.get(id)?.open && !known.includes(id),
    )
    if (shut) errors[`lines.${index}.substitutes`] = notOpen(variants.get(shut)?.title)
    if ((line.amount_max ?? Infinity) < (line.amount_min ?? 0))
      errors[`lines.${index}.amount_max`] = wrongOrder
  })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

const unknownPack: Texts = {
  en: 'This pack size is not available for the product.',
  ja: 'この商品にこの規格はありません。',
}
