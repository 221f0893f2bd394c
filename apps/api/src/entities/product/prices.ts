import type { components } from '@officina/openapi/schema'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { products, variants } from '../../db/schema/product.ts'
import { and, asc, eq, inArray } from '../../db/sql.ts'
import { invalid, notFound, type Texts } from '../errors.ts'
import { assertOwnShop } from './allowed.ts'
import { isCompareAtTooLow, reachesCompareAt } from './compareAt.ts'
import { type LockedProduct, product } from './entity.ts'

type Prices = components['schemas']['AdminProductPrices']
type Change = components['schemas']['AdminPriceChange']
type Changed = components['schemas']['AdminPriceChanged']
type Variant = typeof variants.$inferSelect

const mostPrice = 100_000_000_000
/** A share of the price, in basis points: from nothing of it to eleven times as much. */
const shares = { from: -10_000, to: 100_000 }

/** New prices of some packs of one product. 404 for a pack of another, 422 at `prices.0.price`. */
export const setPrices = product.command(
  'price_changed',
  { may: (ctx: TxCtx<AdminActor>) => assertOwnShop(ctx) },
  async (tx: TxCtx<AdminActor>, row, { prices }: Prices): Promise<void> => {
    const packs = await tx.db.select().from(variants).where(eq(variants.productId, row.id))
    const changes = prices.flatMap(({ variant_id, price }, at) => {
      const pack = packs.find(({ id }) => id === variant_id)
      if (!pack) throw notFound()
      if (pack.price === price) return []
      if (isCompareAtTooLow(price, pack.compareAtPrice))
        throw invalid(`prices.${at}.price`, 'COMPARE_AT_PRICE', reachesCompareAt)
      return [{ pack, price }]
    })
    if (changes.length === 0) throw nothing()
    for (const { pack, price } of changes) await writePrice(tx, pack.id, price)
    await savePrices(row, changes)
  },
)

/**
 * New prices for all packs of some products, computed here alone: the preview shows the rows that the change
 * answers. A pack whose price is not the one that was shown (`expected`) keeps its price. 422 at `value`.
 */
export function changePrices(ctx: AdminCtx, input: Change): Promise<Changed[]> {
  assertOwnShop(ctx)
  if (input.value === 0 && typeof input.ending !== 'number') throw noChange()
  if (input.by === 'percent' && (input.value < shares.from || input.value > shares.to))
    throw notAShare()
  if (input.dry_run) return previewOf(ctx, input)
  return inTransaction(ctx, async (tx) => {
    const rows = await product.lockWhere(tx, inArray(products.id, input.ids))
    const preview = await previewOf(tx, input)
    for (const row of rows) {
      const changes = preview
        .filter((each) => each.product_id === row.id && each.ok && each.before !== each.after)
        .map((each) => ({ pack: { sku: each.sku, price: each.before }, price: each.after, each }))
      if (changes.length === 0) continue
      for (const { each } of changes) await writePrice(tx, each.id, each.after)
      await savePrices(row, changes)
    }
    return preview
  })
}

async function previewOf(ctx: AdminCtx, input: Change): Promise<Changed[]> {
  const rows = await ctx.db
    .select({ variant: variants, product: products.title })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.productId, input.ids)))
    .orderBy(asc(products.title), asc(products.id), asc(variants.position), asc(variants.id))
  const shown = input.expected && new Map(input.expected.map((row) => [row.variant_id, row.price]))
  return rows.map(({ variant, product: title }) => {
    const after = changedPrice(variant.price, input)
    const refusal = refusalSince(shown, variant) ?? refusalOf(variant, after)
    return {
      id: variant.id,
      product_id: variant.productId,
      product: title,
      variant_title: variant.title,
      sku: variant.sku,
      before: variant.price,
      after,
      ok: refusal === undefined,
      message: refusal?.[ctx.origin.locale] ?? null,
    }
  })
}

/** The price after the change: rounded half up to the minor unit, then to the nearest price with that ending. */
export function changedPrice(
  price: number,
  change: Pick<Change, 'by' | 'value' | 'ending' | 'ending_digits'>,
): number {
  const { by, value, ending } = change
  const plain = by === 'percent' ? Math.round(price + (price * value) / 10_000) : price + value
  if (typeof ending !== 'number' || plain < 0) return plain
  const step = 10 ** Math.max(change.ending_digits ?? 1, String(ending).length)
  const below = Math.floor((plain - ending) / step) * step + ending
  const nearest = plain - below <= below + step - plain ? below : below + step
  return nearest < 0 ? nearest + step : nearest
}

/** Why a pack is not as the preview showed it, by its price there. */
function refusalSince(
  shown: ReadonlyMap<string, number> | undefined,
  { id, price }: Variant,
): Texts | undefined {
  if (!shown || shown.get(id) === price) return undefined
  return shown.has(id) ? changedSince : addedSince
}

function refusalOf({ price, compareAtPrice }: Variant, after: number): Texts | undefined {
  if (after < 0) return belowZero
  if (after > mostPrice) return tooHigh
  return after !== price && isCompareAtTooLow(after, compareAtPrice) ? reachesCompareAt : undefined
}

const writePrice = (tx: TxCtx, id: string, price: number) =>
  tx.db.update(variants).set({ price, updatedAt: tx.clock.now() }).where(eq(variants.id, id))

type PriceChange = { pack: Pick<Variant, 'sku' | 'price'>; price: number }

/** The next revision of the product, and what the log says of each of its packs. */
async function savePrices(row: LockedProduct, changes: PriceChange[]): Promise<void> {
  await row.save({}, null)
  for (const { pack, price } of changes)
    await row.log({
      action: 'price_changed',
      before: { price: pack.price },
      after: { sku: pack.sku, price },
    })
}

const changedSince: Texts = {
  en: 'The price has changed since the preview.',
  ja: 'プレビューの後に価格が変更されました。',
}
const addedSince: Texts = {
  en: 'This pack was added after the preview.',
  ja: 'プレビューの後に追加された規格です。',
}
const belowZero: Texts = {
  en: 'The new price would be below zero.',
  ja: '変更後の価格が0未満になります。',
}
const tooHigh: Texts = {
  en: 'The new price would be too high.',
  ja: '変更後の価格が高すぎます。',
}
const nothing = () =>
  invalid('prices.0.price', 'NOTHING_TO_CHANGE', {
    en: 'Enter a new price.',
    ja: '新しい価格を入力してください。',
  })
const noChange = () =>
  invalid('value', 'NOTHING_TO_CHANGE', {
    en: 'Enter a change other than 0, or an ending.',
    ja: '0以外の増減、または端数を入力してください。',
  })
const notAShare = () =>
  invalid('value', 'OUT_OF_RANGE', {
    en: 'Enter a change between −100% and 1,000%.',
    ja: '−100%から1,000%の範囲で入力してください。',
  })
