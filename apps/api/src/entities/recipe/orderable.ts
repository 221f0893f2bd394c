import { addDays, dateIn } from '@officina/shared/dates/days'
import { isIssued } from '@officina/shared/recipe'
import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq } from '../../db/sql.ts'
import { DomainError, notFound, type Texts } from '../errors.ts'

export type OrderRefusal =
  | 'RECIPE_ENDED'
  | 'RECIPE_ON_HOLD'
  | 'RECIPE_EXPIRED'
  | 'RECIPE_LINE_STOPPED'
  | 'REFILLS_USED'
  | 'REFILL_TOO_SOON'
  | 'MAX_QTY'

/** Why a line cannot be ordered now. `until`: first day (YYYY-MM-DD) it can. `max`: most packs in one order. */
export type Refusal = { code: OrderRefusal; until?: string; max?: number }

type OrderableLine = {
  recipeId: string
  recipeLineId: string
  doctorId: string
  productId: string
  variantId: string
  /** Variants the doctor accepts instead. */
  substitutes: string[]
  /** Packs of one order. */
  quantity: number
}

type LineFacts = Pick<
  typeof recipeLines.$inferSelect,
  'quantity' | 'refillsAllowed' | 'minDaysBetween' | 'timesOrdered' | 'lastOrderedAt' | 'state'
>
type RecipeFacts = {
  status: string
  expiresOn: string | null
  doctorStatus: string
  honoured: boolean
}

/**
 * Checks that the patient may order so many packs of a recipe line now. Inside a transaction the line
 * stays locked until `recordOrdered`. Throws 404 for a line that is not the patient's, else 422 with
 * `error_code` of `OrderRefusal` and `until` / `max`.
 */
export async function assertOrderable(
  ctx: Ctx,
  patientId: string,
  recipeLineId: string,
  quantity: number,
): Promise<OrderableLine> {
  const query = ctx.db
    .select({ line: recipeLines, recipe: recipes, doctor: doctors })
    .from(recipeLines)
    .innerJoin(recipes, eq(recipes.id, recipeLines.recipeId))
    .innerJoin(doctors, eq(doctors.id, recipes.doctorId))
    .where(
      and(
        eq(recipeLines.id, recipeLineId),
        eq(recipes.patientId, patientId),
        eq(recipes.kind, 'patient'),
      ),
    )
  const [row] = ctx.tx ? await query.for('update', { of: [recipeLines] }) : await query
  if (!row || row.recipe.status === 'draft' || !row.recipe.doctorId) throw notFound()
  const { line, recipe, doctor } = row
  const refusal = refusalOf(
    line,
    {
      status: recipe.status,
      expiresOn: recipe.expiresOn,
      doctorStatus: doctor.status,
      honoured: doctor.honourRecipesWhenSuspended,
    },
    dateIn(ctx.clock.now(), ctx.config.timeZone),
    ctx.config.timeZone,
    quantity,
  )
  if (refusal) throw refused(refusal)
  return {
    recipeId: recipe.id,
    recipeLineId: line.id,
    doctorId: doctor.id,
    productId: line.productId,
    variantId: line.variantId,
    substitutes: line.substitutes,
    quantity: line.quantity,
  }
}

/** The rule itself, without a database. `today` is YYYY-MM-DD in `timeZone`. */
export function refusalOf(
  line: LineFacts,
  recipe: RecipeFacts,
  today: string,
  timeZone: string,
  quantity = 1,
): Refusal | undefined {
  // what the doctor ended has ended, whatever day it is
  if (['cancelled', 'superseded'].includes(recipe.status)) return { code: 'RECIPE_ENDED' }
  const suspended = recipe.doctorStatus !== 'approved' && !recipe.honoured
  if (recipe.status === 'on_hold' || (isIssued(recipe) && suspended))
    return { code: 'RECIPE_ON_HOLD' }
  if (recipe.status === 'expired' || (recipe.expiresOn !== null && recipe.expiresOn < today))
    return { code: 'RECIPE_EXPIRED' }
  if (recipe.status === 'completed' || line.timesOrdered > line.refillsAllowed)
    return { code: 'REFILLS_USED' }
  if (!isIssued(recipe)) return { code: 'RECIPE_ENDED' }
  if (line.state !== 'active') return { code: 'RECIPE_LINE_STOPPED' }
  const until = nextOrderOn(line, timeZone)
  if (until && until > today) return { code: 'REFILL_TOO_SOON', until }
  if (quantity > line.quantity) return { code: 'MAX_QTY', max: line.quantity }
  return undefined
}

/** First day (YYYY-MM-DD) a line may be ordered again; undefined before its first order. */
export function nextOrderOn(
  line: Pick<LineFacts, 'lastOrderedAt' | 'minDaysBetween'>,
  timeZone: string,
): string | undefined {
  return line.lastOrderedAt
    ? addDays(dateIn(line.lastOrderedAt, timeZone), line.minDaysBetween)
    : undefined
}

/** Orders of a line that are still allowed: the first one and the refills. */
export const ordersLeft = (line: Pick<LineFacts, 'refillsAllowed' | 'timesOrdered'>): number =>
  Math.max(0, line.refillsAllowed + 1 - line.timesOrdered)

const refused = ({ code, ...extra }: Refusal) =>
  new DomainError('invalid', code, texts[code], { extra: { ...extra } })

const texts: Record<OrderRefusal, Texts> = {
  RECIPE_ENDED: {
    en: 'This recipe has ended. Ask your doctor for a new one.',
    ja: 'このレシピは終了しています。担当医にご相談ください。',
  },
  RECIPE_ON_HOLD: {
    en: 'This recipe is paused by your doctor.',
    ja: 'このレシピは担当医により一時停止されています。',
  },
  RECIPE_EXPIRED: {
    en: 'This recipe is no longer valid. Ask your doctor to renew it.',
    ja: 'このレシピは有効期限が切れています。担当医に更新をご相談ください。',
  },
  RECIPE_LINE_STOPPED: {
    en: 'Your doctor has stopped this product.',
    ja: 'この商品は担当医により中止されています。',
  },
  REFILLS_USED: {
    en: 'All refills of this product are used. Ask your doctor for more.',
    ja: 'この商品の再注文回数の上限に達しました。担当医にご相談ください。',
  },
  REFILL_TOO_SOON: {
    en: 'It is too soon to order this product again.',
    ja: 'この商品はまだ再注文できません。',
  },
  MAX_QTY: {
    en: 'Your doctor recommends fewer packs of this product per order.',
    ja: '1回のご注文で購入できる個数を超えています。',
  },
}
