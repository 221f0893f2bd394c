import type { components } from '@officina/openapi/schema'
import type { Texts } from '../errors.ts'
import type { Refusal } from '../recipe/orderable.ts'

export type CartProblem = components['schemas']['CartProblem']

export type LineFacts = {
  quantity: number
  price: number
  priceSeen: number
  /** Not sold any more, or taken out of sale. */
  isGone: boolean
  /** Units that can be sent; null = not counted. */
  available: number | null
  restockOn: string | null
  waits: boolean
  maxPerLine: number
  recipe: { refusal: Refusal | CartProblem | undefined; quantity: number } | null
  recipeOnly: boolean
  boughtBefore: boolean
  inCatalog: boolean
  access: 'open' | 'closed' | 'recipes_only'
  mayBuy: 'everything' | 'recipes' | 'nothing'
}

/** The largest quantity that can be sent now: the shop's limit, the stock and what the recipe gives at a time. */
export const maxQuantity = (facts: LineFacts): number =>
  Math.max(0, Math.min(limitOf(facts), isWaiting(facts) ? Infinity : (facts.available ?? Infinity)))

/** Everything that stands between this line and an order, gravest first; empty when it can be ordered. */
export function problemsOf(facts: LineFacts): CartProblem[] {
  const closed = accessProblem(facts)
  const refusal = facts.recipe?.refusal
  // what takes the place of a product is held back by the recipe as well
  if (closed) return refusal ? [closed, refusal] : [closed]
  const found: CartProblem[] = refusal ? [refusal] : []
  const limit = limitOf(facts)
  if (facts.quantity > limit) found.push({ code: 'MAX_QTY', max: limit })
  const { available } = facts
  if (available !== null && facts.quantity > available && !isWaiting(facts)) {
    found.push({
      code: available === 0 && facts.restockOn ? 'BACKORDERED' : 'OUT_OF_STOCK',
      available,
    })
  }
  if (facts.price !== facts.priceSeen)
    found.push({ code: 'PRICE_CHANGED', old_price: facts.priceSeen })
  return found
}

/** Words of a refusal. */
export const problemTexts: Record<CartProblem['code'], Texts> = {
  PRICE_CHANGED: { en: 'The price has changed.', ja: '価格が変わりました。' },
  OUT_OF_STOCK: {
    en: 'Not enough in stock. Choose a smaller quantity.',
    ja: '在庫が不足しています。数量を減らしてください。',
  },
  BACKORDERED: {
    en: 'Out of stock for now. Choose to wait, or remove it.',
    ja: '一時的に在庫切れです。入荷を待つか、削除してください。',
  },
  MAX_QTY: {
    en: 'The quantity is above the limit. Choose a smaller quantity.',
    ja: '数量が上限を超えています。数量を減らしてください。',
  },
  REFILL_TOO_SOON: {
    en: 'It is too early for the next refill.',
    ja: '次の購入時期になっていません。',
  },
  REFILLS_USED: { en: 'All refills have been used.', ja: '購入できる回数に達しました。' },
  RECIPE_EXPIRED: {
    en: 'The recipe has expired.',
    ja: 'レシピの有効期間が終了しています。',
  },
  RECIPE_ENDED: {
    en: 'The recipe has ended. Ask your doctor for a new one.',
    ja: 'このレシピは終了しています。担当医にご相談ください。',
  },
  RECIPE_LINE_PAUSED: {
    en: 'Your doctor has paused this product.',
    ja: '担当医がこの商品を休止しています。',
  },
  RECIPE_LINE_STOPPED: {
    en: 'Your doctor has stopped this product.',
    ja: '担当医がこの商品を中止しました。',
  },
  RECIPE_ON_HOLD: { en: 'The recipe is paused.', ja: 'レシピは一時停止中です。' },
  RECIPE_ONLY: {
    en: 'This product needs a recipe from your doctor.',
    ja: 'この商品のご購入には、医師のレシピが必要です。',
  },
  PRODUCT_UNAVAILABLE: {
    en: 'This product is not available.',
    ja: 'この商品は現在お取り扱いがありません。',
  },
}

function accessProblem(facts: LineFacts): CartProblem | undefined {
  if (facts.isGone || facts.mayBuy === 'nothing') return { code: 'PRODUCT_UNAVAILABLE' }
  if (facts.recipe) return undefined
  const needsRecipe = facts.recipeOnly && !facts.boughtBefore
  if (needsRecipe || facts.mayBuy === 'recipes' || facts.access === 'recipes_only')
    return { code: 'RECIPE_ONLY' }
  return facts.inCatalog ? undefined : { code: 'PRODUCT_UNAVAILABLE' }
}

const limitOf = (facts: LineFacts): number =>
  Math.min(facts.maxPerLine, facts.recipe?.quantity ?? facts.maxPerLine)

const isWaiting = (facts: LineFacts): boolean =>
  facts.waits && facts.available === 0 && facts.restockOn !== null
