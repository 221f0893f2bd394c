import type { components } from '@officina/openapi/schema'
import { dateIn, daysBetween } from '@officina/shared/dates/days'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { recipeLines, whereIssued } from '../../db/schema/recipe.ts'
import { and, eq, ne, sql } from '../../db/sql.ts'
import { isProductOpen, notOpen } from '../catalog/visible.ts'
import { DomainError, invalid, notFound } from '../errors.ts'
import { issueRecipe } from './issue.ts'
import type { LineInput } from './lines.ts'
import { saveRecipe } from './save.ts'
import { startRecipe } from './start.ts'
import { loadPacks, type Pack, substituteFor } from './substitutes.ts'

type Replaced = components['schemas']['ProductReplaced']
type Recipe = components['schemas']['Recipe']
type Found = {
  id: string
  number: string | null
  starts_on: string | null
  expires_on: string | null
  patient: Replaced['patient']
}

/**
 * Puts a pack (by default the successor's first) into the place of a product in every issued recipe of the doctor,
 * each by itself: a new version with the days of the one before. What only a doctor can decide stays a draft.
 */
export async function replaceInRecipes(
  ctx: DoctorCtx,
  productId: string,
  variantId: string | undefined,
): Promise<Replaced[]> {
  const pack = await packFor(ctx, productId, variantId)
  const { rows } = await ctx.db.execute<Found>(sql`
    select r.id, r.number, r.starts_on::text as starts_on, r.expires_on::text as expires_on,
      jsonb_build_object('id', p.id, 'last_name', p.last_name, 'first_name', p.first_name) as patient
    from recipes r join patients p on p.id = r.patient_id and p.doctor_id = r.doctor_id
    where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient' and ${whereIssued()}
      and exists (select 1 from recipe_lines l where l.recipe_id = r.id and l.product_id = ${productId}
        and l.state = 'active')
    order by r.number, r.id limit 200`)
  const results: Replaced[] = []
  for (const recipe of rows) results.push(await replaceIn(ctx, recipe, productId, pack))
  return results
}

async function replaceIn(
  ctx: DoctorCtx,
  { id, number, starts_on: begun, expires_on: expiresOn, patient }: Found,
  productId: string,
  pack: Pack,
): Promise<Replaced> {
  const refused = (error: unknown, outcome: 'draft' | 'refused', recipeId: string): Replaced => {
    if (!(error instanceof DomainError)) throw error
    const texts = Object.values(error.fields ?? {})[0]?.[0] ?? error.texts
    return { recipe_id: recipeId, number, patient, outcome, message: texts[ctx.origin.locale] }
  }
  let draft: Recipe
  try {
    draft = await inTransaction(ctx, (tx) => writeDraft(tx, id, productId, pack))
  } catch (error) {
    return refused(error, 'refused', id)
  }
  // a draft that was already open holds more than this change
  if (draft.notices?.includes('DRAFT_OPENED'))
    return { recipe_id: draft.id, number, patient, outcome: 'draft', message: null }
  try {
    const from = begun ?? dateIn(ctx.clock.now(), ctx.config.timeZone)
    const days = expiresOn ? daysBetween(from, expiresOn) : draft.valid_days
    const input = {
      revision: draft.revision,
      valid_days: Math.min(365, Math.max(1, days)),
      carry_refills: true,
    }
    const issued = await issueRecipe(ctx, draft.id, input, { asks: 'all reasons', begun })
    return {
      recipe_id: issued.id,
      number: issued.number,
      patient,
      outcome: 'issued',
      message: null,
    }
  } catch (error) {
    return refused(error, 'draft', draft.id)
  }
}

/** The next version with the pack in place of the product, whose orders count as its own. */
async function writeDraft(
  ctx: DoctorCtx,
  id: string,
  productId: string,
  pack: Pack,
): Promise<Recipe> {
  const before = await ctx.db
    .select()
    .from(recipeLines)
    .where(and(eq(recipeLines.recipeId, id), ne(recipeLines.state, 'stopped')))
    .orderBy(recipeLines.position)
  const own = await loadPacks(
    ctx,
    before.map((line) => line.variantId),
  )
  const draft = await startRecipe(ctx, { mode: 'renew', recipe: id })
  if (draft.lines.some((line) => line.product_id === pack.product.id))
    throw invalid('variant_id', 'ALREADY_ON_RECIPE', {
      en: `${pack.product.title} is already on this recipe.`,
      ja: `「${pack.product.title}」はすでにこのレシピに含まれています。`,
    })
  await ctx.db
    .update(recipeLines)
    .set({ replaces: sql`array_append(${recipeLines.replaces}, ${productId}::uuid)` })
    .where(and(eq(recipeLines.recipeId, draft.id), eq(recipeLines.productId, productId)))
  const ordered = new Map<string, number>()
  const lines = draft.lines.map((line): LineInput => {
    if (line.product_id !== productId) return line as LineInput
    // of several lines of one pack each has its own orders
    const at = before.findIndex(
      (each) => each.productId === productId && each.variantId === line.variant_id,
    )
    const [old] = at < 0 ? [] : before.splice(at, 1)
    const from = own.get(line.variant_id)
    const put = { ...line, product_id: pack.product.id, variant_id: pack.variant.id }
    if (!old || !from) return put as LineInput
    const { dosage, quantity } = substituteFor(old, from, pack)
    ordered.set(line.id, Math.min(old.timesOrdered, line.refills_allowed + 1))
    return { ...put, ...dosage, quantity, min_days_between: undefined } as LineInput
  })
  for (const [lineId, timesOrdered] of ordered)
    await ctx.db.update(recipeLines).set({ timesOrdered }).where(eq(recipeLines.id, lineId))
  const saved = await saveRecipe(ctx, draft.id, { revision: draft.revision, lines })
  return { ...saved, notices: draft.notices }
}

/** The pack that is asked for, or the first of the successor. 404 for an unknown product, 422 at `variant_id` where it cannot be recommended. */
async function packFor(
  ctx: DoctorCtx,
  productId: string,
  asked: string | undefined,
): Promise<Pack> {
  const { rows } = await ctx.db.execute<{ first: string | null }>(sql`
    select (select v.id from variants v where v.product_id = old.successor_id
      order by v.position, v.id limit 1) as first
    from products old where old.id = ${productId} and old.status <> 'draft'`)
  if (!rows[0]) throw notFound()
  const id = asked ?? rows[0].first
  const pack = id ? (await loadPacks(ctx, [id])).get(id) : undefined
  const isOpen =
    pack && pack.product.id !== productId && (await isProductOpen(ctx, pack.product.id))
  if (!pack || !isOpen)
    throw invalid('variant_id', 'PRODUCT_UNAVAILABLE', notOpen(pack?.product.title))
  return pack
}
