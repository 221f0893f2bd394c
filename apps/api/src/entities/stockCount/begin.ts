import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { stock as shelves } from '../../db/schema/product.ts'
import { stockCountLines, stockCounts } from '../../db/schema/stock.ts'
import { asc, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { invalid } from '../errors.ts'
import { nextNumber } from '../numbers.ts'
import { readLots } from '../stock/lots.ts'
import { unnamedUnits } from '../stock/spread.ts'

const most = 2_000

/** A count of the shelves whose bin begins with `area`, all where it is empty. 422 where there are none, or too many. */
export function beginCount(ctx: AdminCtx, area: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const found = await placesOf(tx, area)
    if (found.length === 0) throw noShelf()
    if (found.length > most) throw tooMany(found.length)
    const id = newId()
    const createdAt = tx.clock.now()
    const number = await nextNumber(tx, 'stock_count')
    const values = { id, number, area, status: 'counting' as const }
    await tx.db.insert(stockCounts).values({ ...values, createdAt, updatedAt: createdAt })
    await tx.db
      .insert(stockCountLines)
      .values(found.map((place) => ({ id: newId(), countId: id, ...place })))
    await audit(tx, { action: 'stock_count.create', objectId: id, after: { number, area } })
    return id
  })
}

/** Lots that are for sale, and units without a lot; a shelf that is empty by the books is a place too. */
async function placesOf(tx: TxCtx, area: string) {
  const there = await tx.db
    .select({ variantId: shelves.variantId, onHand: shelves.onHand })
    .from(shelves)
    .where(
      area
        ? sql`starts_with(lower(${shelves.bin}), lower(${area}))`
        : sql`(${shelves.onHand} > 0 or ${shelves.bin} is not null)`,
    )
    .orderBy(asc(shelves.variantId))
    .limit(most + 1)
  const lots = await readLots(
    tx,
    there.map(({ variantId }) => variantId),
  )
  return there.flatMap(({ variantId, onHand }) => {
    const mine = lots.filter(
      (lot) => lot.variant_id === variantId && lot.on_hand > 0 && !lot.hold_reason,
    )
    const hasUnnamed = mine.length === 0 || unnamedUnits(onHand, lots, variantId) > 0
    return [
      ...mine.map((lot) => ({ variantId, lotId: lot.id })),
      ...(hasUnnamed ? [{ variantId, lotId: null }] : []),
    ]
  })
}

const noShelf = () =>
  invalid('area', 'NO_SHELF', {
    en: 'No product is in a bin that begins with this. Check the bin.',
    ja: 'この棚番の商品はありません。棚番をご確認ください。',
  })
const tooMany = (n: number) =>
  invalid('area', 'TOO_MANY', {
    en: `This covers ${n} places. Count at most ${most} at once: enter how the bins begin.`,
    ja: `対象は${n}箇所です。一度に数えられるのは${most}箇所までです。棚番の先頭を入力してください。`,
  })
