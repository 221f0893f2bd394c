import { dateIn } from '@officina/shared/dates/days'
import type { TxCtx } from '../../context.ts'
import { stock as table } from '../../db/schema/product.ts'
import { inArray } from '../../db/sql.ts'
import { postStock } from '../../storefront/stockMoves.ts'
import type { Texts } from '../errors.ts'
import { stock } from './entity.ts'
import { isOtherDay, lotNamed, otherDay } from './lotNamed.ts'
import { freeUnits, type Lot, lotCalled, readLots } from './lots.ts'
import { unnamedUnits } from './spread.ts'

/** Units of a lot that somebody has put into a box, and the field in which its name was typed. */
export type Taken = {
  variantId: string
  lot: string
  expiresOn: string | null
  quantity: number
  field: string
}

/**
 * The lots that the units were taken from, in the order of `taken`; null where the shop does not count the variant.
 * A lot that nobody received is named on units that have none. Faults stand at the fields they belong to.
 */
export async function takeLots(
  tx: TxCtx,
  taken: Taken[],
  document: { orderId: string; shipmentId: string },
): Promise<{ lots: (Lot | null)[]; faults: Record<string, Texts> }> {
  const ids = [...new Set(taken.map((each) => each.variantId))]
  const shelves = new Map(
    (await stock.lockWhere(tx, inArray(table.variantId, ids))).map((row) => [row.variantId, row]),
  )
  const lots = await readLots(tx, ids)
  const today = dateIn(tx.clock.now(), tx.config.timeZone)
  const faults: Record<string, Texts> = {}
  const unnamed = new Map(
    [...shelves].map(([id, { onHand }]) => [id, unnamedUnits(onHand, lots, id)]),
  )
  const found: (Lot | null)[] = []
  for (const each of taken) {
    const known = lotCalled(lots, each.variantId, each.lot)
    const fault = known && faultOf(known, each, today)
    if (fault) faults[fault.field] = fault.texts
    const free = known ? freeUnits(known, today) : 0
    const missing = Math.max(0, each.quantity - free)
    const isCounted =
      shelves.has(each.variantId) &&
      (tx.storefront.kind === 'embedded' || missing <= (unnamed.get(each.variantId) ?? 0))
    if (fault || !isCounted) {
      found.push(null)
      continue
    }
    if (missing > (unnamed.get(each.variantId) ?? 0)) {
      faults[each.field] = tooFew(each.lot, free)
      found.push(null)
      continue
    }
    const lot = await lotNamed(tx, lots, each, each.field)
    if (!known) lots.push(lot)
    // a recall may name one that nobody had received
    if (lot.hold_reason) faults[each.field] = held(lot.lot)
    if (missing > 0) {
      await postStock(
        tx,
        'labelled',
        [
          { variantId: each.variantId, onHand: -missing },
          { variantId: each.variantId, lotId: lot.id, onHand: missing },
        ],
        document,
      )
      unnamed.set(each.variantId, (unnamed.get(each.variantId) ?? 0) - missing)
      lot.on_hand += missing
    }
    lot.packed += each.quantity
    found.push(lot)
  }
  return { lots: found, faults }
}

function faultOf(lot: Lot, { field, expiresOn }: Taken, today: string) {
  if (lot.hold_reason) return { field, texts: held(lot.lot) }
  if (lot.expires_on && lot.expires_on <= today) return { field, texts: expired }
  if (isOtherDay(lot, expiresOn))
    return { field: field.replace(/lot$/, 'expires_on'), texts: otherDay(lot) }
  return undefined
}

export const held = (lot: string): Texts => ({
  en: `Lot ${lot} is on hold. Do not ship it.`,
  ja: `ロット ${lot} は出荷停止中です。発送しないでください。`,
})
export const expired = { en: 'This lot has expired.', ja: 'このロットは使用期限が切れています。' }
const tooFew = (lot: string, n: number): Texts => ({
  en:
    n === 0
      ? `No units of lot ${lot} are on the shelf. Receive it first, or choose another lot.`
      : `Only ${n} ${n === 1 ? 'unit' : 'units'} of lot ${lot} ${n === 1 ? 'is' : 'are'} on the shelf.`,
  ja:
    n === 0
      ? `ロット ${lot} の在庫がありません。先に入庫するか、別のロットを選んでください。`
      : `ロット ${lot} の在庫は${n}点です。`,
})
