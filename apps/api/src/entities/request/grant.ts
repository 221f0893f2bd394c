import { dateIn } from '@officina/shared/dates/days'
import { startingDosage } from '@officina/shared/dosage/starting'
import { isIssued, refillableStatuses } from '@officina/shared/recipe'
import type { DoctorActor, DoctorCtx, TxCtx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import { dosageDefaults, recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, desc, eq, notInArray, sql } from '../../db/sql.ts'
import { conflict, notFound } from '../errors.ts'
import { lineAfter } from '../recipe/carry.ts'
import { recipe, recipeLine } from '../recipe/entity.ts'
import { recordRecipeEvent } from '../recipe/events.ts'
import { issueRecipe } from '../recipe/issue.ts'
import type { LineInput } from '../recipe/lines.ts'
import { nextOrderOn } from '../recipe/orderable.ts'
import { saveRecipe } from '../recipe/save.ts'
import { startRecipe } from '../recipe/start.ts'
import type { Request } from './entity.ts'

type Line = typeof recipeLines.$inferSelect
/** Without a line where the newest version has left it out. */
type Found = { line?: Line | undefined; recipe: typeof recipes.$inferSelect }

/**
 * Lets the patient order the same once more. On a recipe in force that line alone: one refill more where none is left, and
 * before its days are over where it was asked for too soon. Else the recipe is renewed and issued. Answers the recipe.
 * 409 REQUEST_NEEDS_CHANGES where only the doctor's hand helps.
 */
export async function grantRefill(ctx: TxCtx<DoctorActor>, request: Request): Promise<string> {
  const { line, recipe } = await lineOf(ctx, request)
  if (line?.state !== 'active') throw needsChanges()
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const isInForce = isIssued(recipe) && (recipe.expiresOn ?? today) >= today
  if (isInForce) {
    await allowOrder(ctx, line.id, recipe.id, today)
    return recipe.id
  }
  const isOpen = (refillableStatuses as readonly string[]).includes(recipe.status)
  if (!isOpen || recipe.heldBy === 'admin') throw needsChanges()
  const draft = await startRecipe(ctx, { mode: 'renew', recipe: recipe.id })
  if (draft.notices.length > 0) throw needsChanges()
  await issueRecipe(ctx, draft.id, { revision: draft.revision, starts_on: today, send_mail: false })
  return draft.id
}

/** A draft for the doctor to finish: the next version of the refill's recipe, or one with the product. */
export async function draftFor(
  ctx: DoctorCtx,
  request: Request,
  withProduct: boolean,
): Promise<string> {
  if (request.kind === 'refill') {
    const { recipe } = await lineOf(ctx, request)
    return (await startRecipe(ctx, { mode: 'renew', recipe: recipe.id })).id
  }
  const draft = await startRecipe(ctx, { mode: 'create', patient_id: request.patientId })
  if (!withProduct || !request.productId) return draft.id
  const [variant] = await ctx.db
    .select({
      id: variants.id,
      unit: variants.unit,
      usage_kind: products.usageKind,
      label_dosage: products.labelDosage,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.productId, request.productId))
    .orderBy(variants.price)
    .limit(1)
  const [own] = await ctx.db
    .select({ dosage: dosageDefaults.dosage })
    .from(dosageDefaults)
    .where(
      and(
        eq(dosageDefaults.doctorId, ctx.actor.id),
        eq(dosageDefaults.productId, request.productId),
      ),
    )
  if (!variant) throw needsChanges()
  const line = { product_id: request.productId, variant_id: variant.id }
  const start = { ...startingDosage(variant), quantity: 1 }
  const dosage = (own?.dosage ?? start) as Omit<LineInput, 'product_id' | 'variant_id'>
  await saveRecipe(ctx, draft.id, { revision: draft.revision, lines: [{ ...dosage, ...line }] })
  return draft.id
}

/**
 * The line that was asked about, in the newest version of its course: what the doctor has left out or stopped since does
 * not come back by an older version.
 */
async function lineOf(ctx: DoctorCtx, request: Request): Promise<Found> {
  const [asked] = await ctx.db
    .select({ line: recipeLines, recipe: recipes })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .where(
      and(
        eq(recipeLines.id, request.recipeLineId ?? sql`null`),
        eq(recipes.doctorId, ctx.actor.id),
        eq(recipes.patientId, request.patientId),
      ),
    )
  if (!asked) throw notFound()
  const [newest] = await ctx.db
    .select()
    .from(recipes)
    .where(
      and(
        eq(recipes.seriesId, asked.recipe.seriesId),
        notInArray(recipes.status, ['draft', 'entered_in_error']),
      ),
    )
    .orderBy(desc(recipes.version))
    .limit(1)
  if (!newest || newest.id === asked.recipe.id) return asked
  // a newer one that is over does not end one that is still in force
  if (isIssued(asked.recipe) && !isIssued(newest)) return asked
  const line = await lineAfter(ctx, asked.line, newest.id)
  return line || !isIssued(asked.recipe) ? { line, recipe: newest } : asked
}

async function allowOrder(
  ctx: TxCtx<DoctorActor>,
  lineId: string,
  recipeId: string,
  today: string,
): Promise<void> {
  const [line] = await recipeLine.lockWhere(ctx, eq(recipeLines.id, lineId))
  const found = await recipe.lock(ctx, recipeId)
  if (line?.state !== 'active' || !isIssued(found)) throw needsChanges()
  const until = nextOrderOn(line, ctx.config.timeZone)
  const isEarly = until !== undefined && until > today
  const refills = Math.max(line.refillsAllowed, line.timesOrdered)
  await line.save(
    { refillsAllowed: refills, ...(isEarly && { earlyAfter: line.timesOrdered }) },
    null,
  )
  await recordRecipeEvent(ctx, found, 'refill_added', { text: line.snapshot?.title ?? null })
  await found.save(
    {},
    {
      action: 'refill_added',
      before: { line: line.id, refills: line.refillsAllowed },
      after: { line: line.id, refills, ...(isEarly && { early: true }) },
    },
  )
}

const needsChanges = () =>
  conflict('REQUEST_NEEDS_CHANGES', {
    en: 'This cannot be approved as it is. Choose “Approve with changes” to write the recipe yourself.',
    ja: 'このままでは承認できません。「変更して承認する」を選び、レシピを作成してください。',
  })
