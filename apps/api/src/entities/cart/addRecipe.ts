import type { components } from '@officina/openapi/schema'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, asc, eq, inArray, notInArray, sql } from '../../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { putLine } from './addLine.ts'
import type { CheckedLine } from './check.ts'
import { loadCart } from './load.ts'
import { findCart, lockCart } from './open.ts'
import { type CartProblem, problemTexts } from './problems.ts'
import { assertRoom } from './refuse.ts'
import { selectSubstitutes } from './rows.ts'
import { viewCart } from './view.ts'

type Result = components['schemas']['CartAfterRecipe']

/**
 * Puts the named lines of an issued recipe into the cart, or every line that is not optional, in the recipe's
 * quantities. Lines in the cart keep theirs, and those of versions that it replaces leave; lines that cannot be ordered
 * now stay out, and 422 with the reason of each when none can. What is not sold any more goes in where a substitute can
 * be chosen for it there.
 */
export async function addRecipeToCart(
  ctx: PatientCtx,
  recipeId: string,
  lineIds?: string[],
): Promise<Result> {
  return inTransaction(ctx, async (ctx) => {
    const wanted = await selectWanted(ctx, recipeId, lineIds)
    const cart = await lockCart(ctx)
    const known = await ctx.db.select().from(cartLines).where(eq(cartLines.cartId, cart.id))
    const before = known.filter(({ savedForLater }) => savedForLater === 0)
    const there = new Set(before.map(({ recipeLineId }) => recipeLineId))
    for (const line of wanted.filter(({ id }) => !there.has(id))) {
      await putLine(ctx, cart, {
        variantId: line.variantId,
        quantity: line.quantity,
        recipeLineId: line.id,
      })
    }
    const ids = wanted.map(({ id }) => id)
    const { lines, buyer, settings } = await loadCart(ctx, cart)
    const added = lines.filter(({ row }) => ids.includes(row.line.recipeLineId ?? ''))
    const replaceable = buyer.mayBuy === 'nothing' ? [] : await withSubstitute(ctx, added)
    const refused = added.flatMap((line) => {
      const problem = line.problems.find(
        ({ code }) =>
          isFinal.has(code) && !(code === 'PRODUCT_UNAVAILABLE' && replaceable.includes(line)),
      )
      return problem ? [{ row: line.row, problem }] : []
    })
    for (const { row } of refused.filter(({ row }) => !there.has(row.line.recipeLineId))) {
      const isIt = eq(cartLines.id, row.line.id)
      const saved = known.find(({ id }) => id === row.line.id)
      if (saved) await ctx.db.update(cartLines).set(saved).where(isIt)
      else await ctx.db.delete(cartLines).where(isIt)
    }
    const left = refused.flatMap(leftOut)
    if (refused.length === added.length) throw refuseAll(left)
    await removeReplaced(ctx, cart.id, recipeId)
    const view = await viewCart(ctx, await findCart(ctx))
    const inCart = view.lines.filter((line) => !line.saved_for_later).length
    if (inCart > before.length) assertRoom(inCart, settings, 'recipe_id')
    return { ...view, left_out: left }
  })
}

/** Takes what was in the cart from earlier versions of the recipe out of it. */
async function removeReplaced(ctx: PatientCtx, cartId: string, recipeId: string): Promise<void> {
  await ctx.db.delete(cartLines).where(sql`cart_id = ${cartId} and recipe_line_id in (
    select l.id from recipes r join recipes o on o.series_id = r.series_id and o.version < r.version
    join recipe_lines l on l.recipe_id = o.id where r.id = ${recipeId})`)
}

/** The reason in words where all lines share it; `left_out` has that of each. */
function refuseAll(left: Result['left_out']) {
  const [first] = left
  const { code, until } = first?.problem ?? { code: 'RECIPE_ENDED' as const }
  const isShared = left.every(({ problem }) => problem.code === code)
  const texts = isShared ? problemTexts[code] : noneTexts
  return invalid('recipe_id', code, texts, { ...(until ? { until } : {}), left_out: left })
}

const noneTexts = {
  en: 'No product of this recipe can be ordered now.',
  ja: 'このレシピには、現在ご注文いただける商品がありません。',
}

type Refused = Pick<CheckedLine, 'row'> & { problem: CartProblem }

function leftOut({ row, problem }: Refused): Result['left_out'] {
  const { recipeLineId } = row.line
  if (!recipeLineId) return []
  return [{ recipe_line_id: recipeLineId, title: row.product.title, problem }]
}

/** Lines of what is not sold any more for which something else can be sent. */
async function withSubstitute(ctx: PatientCtx, lines: CheckedLine[]): Promise<CheckedLine[]> {
  const acceptedFor = ({ row }: CheckedLine) => row.recipeLine?.substitutes ?? []
  const gone = lines.filter(({ problems }) =>
    problems.some(({ code }) => code === 'PRODUCT_UNAVAILABLE'),
  )
  const found = await selectSubstitutes(ctx, [...new Set(gone.flatMap(acceptedFor))])
  const ids = found.map(({ variant }) => variant.id)
  return gone.filter((line) => acceptedFor(line).some((id) => ids.includes(id)))
}

/** Problems that the patient cannot solve inside the cart. */
const isFinal = new Set<string>([
  'REFILL_TOO_SOON',
  'REFILLS_USED',
  'RECIPE_EXPIRED',
  'RECIPE_ON_HOLD',
  'RECIPE_ENDED',
  'RECIPE_LINE_PAUSED',
  'RECIPE_LINE_STOPPED',
  'PRODUCT_UNAVAILABLE',
])

async function selectWanted(ctx: PatientCtx, recipeId: string, lineIds?: string[]) {
  const [recipe] = await ctx.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        eq(recipes.id, recipeId),
        eq(recipes.patientId, ctx.actor.id),
        eq(recipes.kind, 'patient'),
        notInArray(recipes.status, ['draft', 'entered_in_error']),
      ),
    )
  if (!recipe) throw notFound()
  const lines = await ctx.db
    .select()
    .from(recipeLines)
    .where(
      and(
        eq(recipeLines.recipeId, recipeId),
        // a line that was stopped after the page was read is reported as left out
        lineIds
          ? inArray(recipeLines.id, lineIds)
          : and(eq(recipeLines.optional, false), eq(recipeLines.state, 'active')),
      ),
    )
    .orderBy(asc(recipeLines.position))
  if (lineIds && lines.length < lineIds.length) throw notFound()
  return lines
}
