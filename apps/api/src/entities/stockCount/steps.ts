import type { components } from '@officina/openapi/schema'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import type { AdminActor, AdminCtx, TxCtx } from '../../context.ts'
import { inTransaction } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { products, stock as shelves, variants } from '../../db/schema/product.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { stockCountLines, stockLots, stockMovements } from '../../db/schema/stock.ts'
import { and, eq, inArray, isNotNull, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { postStock, type StockChange } from '../../storefront/stockMoves.ts'
import type { Read, Reasoned } from '../entity.ts'
import { conflict, invalid, invalidFields, type Texts } from '../errors.ts'
import { stock } from '../stock/entity.ts'
import { lotNamed } from '../stock/lotNamed.ts'
import { type Lot, readLots } from '../stock/lots.ts'
import { unnamedUnits } from '../stock/spread.ts'
import { held } from '../stock/takeLots.ts'
import { stockCount } from './entity.ts'

type Tx = TxCtx<AdminActor>
type Counted = components['schemas']['StockCountRecord']

/**
 * Units in one place, and what stock had there at this moment: what moves later makes no difference. 422
 * BEING_PICKED while nobody can say whether units of open parcels still lie there.
 */
export function recordCount(ctx: AdminCtx, id: string, given: Counted): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const count = await stockCount.lock(tx, id)
    if (count.status !== 'counting') throw notCounting()
    const { variant_id: variantId, counted } = given
    const [shelf] = await stock.lockWhere(tx, eq(shelves.variantId, variantId))
    if (!shelf) throw unknownShelf()
    const picking = await unitsPicking(tx, variantId)
    if (picking > 0) throw beingPicked(picking)
    const lots = await readLots(tx, [variantId])
    const named = given.lot && { variantId, lot: given.lot, expiresOn: given.expires_on ?? null }
    const lot = named ? await lotNamed(tx, lots, named, 'expires_on') : null
    if (lot?.hold_reason) throw invalid('lot', 'LOT_ON_HOLD', held(lot.lot))
    const place = { variantId, lotId: lot?.id ?? null }
    if (given.seen !== undefined) await refuseOther(tx, id, place, [given.seen, counted])
    const seen = {
      counted,
      expected: onShelf(lot, lots, shelf),
      countedAt: tx.clock.now(),
    }
    await tx.db
      .insert(stockCountLines)
      .values({ id: newId(), countId: id, ...place, ...seen })
      .onConflictDoUpdate({
        target: [stockCountLines.countId, stockCountLines.variantId, stockCountLines.lotId],
        set: seen,
      })
  })
}

/** Nobody writes over what somebody else has counted in a place, unless they have seen it or counted the same. */
async function refuseOther(
  tx: Tx,
  countId: string,
  { variantId, lotId }: { variantId: string; lotId: string | null },
  allowed: (number | null)[],
): Promise<void> {
  const [line] = await tx.db
    .select({ counted: stockCountLines.counted })
    .from(stockCountLines)
    .where(
      and(
        eq(stockCountLines.countId, countId),
        eq(stockCountLines.variantId, variantId),
        sql`${stockCountLines.lotId} is not distinct from ${lotId}::uuid`,
      ),
    )
  const there = line?.counted ?? null
  if (there !== null && !allowed.includes(there)) throw alreadyCounted(there)
}

/** Counting is finished: what stock expected is shown. 409 NOTHING_COUNTED. */
export const reviewCount = stockCount.command('review', {}, async (tx: Tx, row, _: Read) => {
  if ((await countedLines(tx, row.id)).length === 0) throw nothingCounted()
  await row.move('review')
})

/** What was counted of a lot that is held since is left out: it is on no shelf that could be counted again. */
export const recount = stockCount.command('recount', {}, async (tx: Tx, row, _: Read) => {
  const held = tx.db
    .select({ id: stockLots.id })
    .from(stockLots)
    .where(isNotNull(stockLots.holdReason))
  await tx.db
    .update(stockCountLines)
    .set({ counted: null, expected: null, countedAt: null })
    .where(and(eq(stockCountLines.countId, row.id), inArray(stockCountLines.lotId, held)))
  await row.move('counting')
})

export const discardCount = stockCount.command('discard', {}, async (tx: Tx, row, _: Read) => {
  await row.move('discarded', { closedAt: tx.clock.now() })
})

/**
 * Differences become count corrections; places that nobody counted stay as they are. 422 COUNT_IS_OLD at the
 * places that were corrected, packed or taken off sale since.
 */
export const confirmCount = stockCount.command(
  'confirm',
  {},
  async (tx: Tx, row, { reason }: Reasoned) => {
    const lines = (await countedLines(tx, row.id)).filter(
      ({ counted, expected }) => counted !== expected,
    )
    const ids = [...new Set(lines.map((line) => line.variantId))]
    const rows = ids.length > 0 ? await stock.lockWhere(tx, inArray(shelves.variantId, ids)) : []
    const lots = await readLots(tx, ids)
    const corrected = await correctedSince(tx, row.id)
    const changes: StockChange[] = []
    /** Places that are to be counted again, and whether their lot is held. */
    const old = new Map<string, boolean>()
    for (const line of lines) {
      const onHand = (line.counted ?? 0) - (line.expected ?? 0)
      const lot = lots.find(({ id }) => id === line.lotId) ?? null
      const shelf = rows.find(({ variantId }) => variantId === line.variantId)
      const left = shelf ? onShelf(lot, lots, shelf) : 0
      if (lot?.hold_reason || left + onHand < 0 || corrected.has(line.id))
        old.set(line.id, Boolean(lot?.hold_reason))
      changes.push({ variantId: line.variantId, lotId: line.lotId, onHand })
    }
    if (old.size > 0) throw invalidFields(await faultsOf(tx, old), 'COUNT_IS_OLD')
    await postStock(tx, 'counted', changes, { document: row.number, reason }, { mayLack: true })
    await row.move('confirmed', { closedAt: tx.clock.now() }, { reason })
  },
)

const countedLines = (tx: TxCtx, id: string) =>
  tx.db
    .select()
    .from(stockCountLines)
    .where(and(eq(stockCountLines.countId, id), sql`${stockCountLines.counted} is not null`))

/** Units that lie in a place and are not packed. */
const onShelf = (lot: Lot | null, lots: Lot[], shelf: { variantId: string; onHand: number }) =>
  lot ? lot.on_hand - lot.packed : Math.max(0, unnamedUnits(shelf.onHand, lots, shelf.variantId))

/** Units of a variant that somebody takes from the shelf, or has taken: packing says which. */
async function unitsPicking(tx: TxCtx, variantId: string): Promise<number> {
  const [row] = await tx.db
    .select({ units: sql<number>`coalesce(sum(${shipmentLines.quantity}), 0)::int` })
    .from(shipmentLines)
    .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.orderLineId))
    .where(and(eq(shipments.status, 'picking'), eq(orderLines.variantId, variantId)))
  return row?.units ?? 0
}

/** Ids of the places that somebody has corrected, or written units of off, after they were counted. */
async function correctedSince(tx: TxCtx, countId: string): Promise<Set<string>> {
  const since = sql`exists (select from ${stockMovements} where ${stockMovements.variantId} = ${stockCountLines.variantId}
    and ${stockMovements.lotId} is not distinct from ${stockCountLines.lotId}
    and (${stockMovements.kind} in ('counted', 'labelled') or ${stockMovements.kind} = 'wasted' and ${stockMovements.orderId} is null)
    and ${stockMovements.at} > ${stockCountLines.countedAt})`
  const rows = await tx.db
    .select({ id: stockCountLines.id })
    .from(stockCountLines)
    .where(and(eq(stockCountLines.countId, countId), since))
  return new Set(rows.map(({ id }) => id))
}

/** What is wrong with each of these places, by its name: whoever confirms sees hundreds of them. */
async function faultsOf(tx: TxCtx, old: Map<string, boolean>): Promise<Record<string, Texts>> {
  const places = await tx.db
    .select({
      id: stockCountLines.id,
      product: products.title,
      pack: variants.title,
      lot: stockLots.lot,
    })
    .from(stockCountLines)
    .innerJoin(variants, eq(variants.id, stockCountLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stockLots, eq(stockLots.id, stockCountLines.lotId))
    .where(inArray(stockCountLines.id, [...old.keys()]))
  return Object.fromEntries(
    places.map(({ id, product, pack, lot }) => {
      const en = `${titleWithPack(product, pack, 'en')}, ${lot ? `lot ${lot}` : 'without a lot'}`
      const ja = `${titleWithPack(product, pack, 'ja')}、${lot ? `ロット ${lot}` : 'ロットなし'}`
      return [`places.${id}`, old.get(id) ? heldSince({ en, ja }) : changedSince({ en, ja })]
    }),
  )
}

const changedSince = ({ en, ja }: Texts): Texts => ({
  en: `${en}: stock has changed since it was counted. Count it again.`,
  ja: `${ja}：数えた後に在庫が変わりました。もう一度数えてください。`,
})
const heldSince = ({ en, ja }: Texts): Texts => ({
  en: `${en}: taken off sale since it was counted. Choose “Count again” to leave it out of this count.`,
  ja: `${ja}：数えた後に出荷停止になりました。「数え直す」を選ぶと、この棚卸しの対象から外れます。`,
})
const beingPicked = (n: number) =>
  invalid('counted', 'BEING_PICKED', {
    en: `${n} ${n === 1 ? 'unit' : 'units'} of this product ${n === 1 ? 'is' : 'are'} being picked. Count again once packed.`,
    ja: `この商品は${n}点がピッキング中です。梱包が済んでから数えてください。`,
  })
const alreadyCounted = (n: number) =>
  conflict('ALREADY_COUNTED', {
    en: `${n} ${n === 1 ? 'unit is' : 'units are'} already entered for this place. Check which figure is right, then enter it again in the list.`,
    ja: `この箇所にはすでに${n}点と入力されています。どちらが正しいか確認し、一覧で入力し直してください。`,
  })
const notCounting = () =>
  conflict('NOT_COUNTING', {
    en: 'Counting is finished. Choose “Count again” to change a figure.',
    ja: '計数は終了しています。数量を変えるには「数え直す」を選んでください。',
  })
const nothingCounted = () =>
  conflict('NOTHING_COUNTED', {
    en: 'Nothing has been counted yet.',
    ja: 'まだ何も数えていません。',
  })
const unknownShelf = () =>
  invalid('variant_id', 'UNKNOWN', {
    en: 'This product is not kept in stock.',
    ja: 'この商品は在庫管理の対象ではありません。',
  })
