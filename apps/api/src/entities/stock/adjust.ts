import type { components } from '@officina/openapi/schema'
import type { AdminActor, TxCtx } from '../../context.ts'
import { stock as table } from '../../db/schema/product.ts'
import { suppliers } from '../../db/schema/supplier.ts'
import { eq, sql } from '../../db/sql.ts'
import type { MoveNote } from '../../storefront/port.ts'
import { postStock } from '../../storefront/stockMoves.ts'
import { invalid } from '../errors.ts'
import { stock } from './entity.ts'
import { lotNamed } from './lotNamed.ts'
import { type Lot, readLots } from './lots.ts'
import { spreadUnits, unnamedUnits } from './spread.ts'
import { held } from './takeLots.ts'

type Adjustment = components['schemas']['StockAdjustment']
type Threshold = components['schemas']['StockThreshold']

/**
 * Brings the shelf, or one lot on it, to what was counted. Units that are promised to orders cannot be taken away.
 * A change of 0 with a lot names the lot of what has none.
 */
export const adjustStock = stock.command(
  'adjust',
  {},
  async (tx: TxCtx<AdminActor>, before, given: Adjustment): Promise<void> => {
    const { change, kind = 'counted', reason } = given
    const { variantId } = before
    const lots = await readLots(tx, [variantId])
    const unnamed = unnamedUnits(before.onHand, lots, variantId)
    if (change === 0 && (!given.lot || unnamed === 0)) throw nothing()
    if (change > 0 && kind === 'wasted') throw wasteAdds()
    if (change < 0 && before.onHand + change < before.reserved) throw promised()
    const named = given.lot && {
      variantId,
      lot: given.lot,
      expiresOn: given.lot_expires_on ?? null,
    }
    const lot = named ? await lotNamed(tx, lots, named, 'lot_expires_on') : null
    // what is held is cleared or written off on the lot's own page
    if (lot?.hold_reason) throw invalid('lot', 'LOT_ON_HOLD', held(lot.lot))
    if (change < 0 && -change > (lot ? lot.on_hand - lot.packed : unnamed))
      throw lot ? tooFewOfLot(lot.on_hand - lot.packed) : chooseLot(lots)
    const note = { reason }
    if (change === 0 && lot) {
      const named = [
        { variantId, onHand: -unnamed },
        { variantId, lotId: lot.id, onHand: unnamed },
      ]
      await postStock(tx, 'labelled', named, note)
    } else {
      const moved = { variantId, lotId: lot?.id ?? null, onHand: change }
      await postStock(tx, kind, [moved], note)
    }
    await before.save(
      {},
      {
        before: { on_hand: before.onHand },
        after: { on_hand: before.onHand + change, lot: lot?.lot },
        reason,
      },
    )
  },
)

/** From when on a variant is low, in which bin it lies, and who delivers it. */
export const setThreshold = stock.command(
  'threshold',
  {},
  async (tx: TxCtx<AdminActor>, before, change: Threshold): Promise<void> => {
    const { low_threshold: lowThreshold, bin = before.bin } = change
    const { supplier_id: supplierId = before.supplierId } = change
    if (supplierId) await supplierExists(tx, supplierId)
    await before.save(
      { lowThreshold, bin, supplierId },
      {
        before: {
          low_threshold: before.lowThreshold,
          bin: before.bin,
          supplier_id: before.supplierId,
        },
        after: { low_threshold: lowThreshold, bin, supplier_id: supplierId },
      },
    )
  },
)

/**
 * Brings what is on hand of a variant to a number that names no lots, as a file or another shop tells it. What is
 * missing is taken from units without a lot first, then from the lots that expire first. The stock is held.
 */
export async function countShelf(
  tx: TxCtx,
  { variantId, onHand }: { variantId: string; onHand: number },
  counted: number,
  note: MoveNote,
): Promise<void> {
  if (counted === onHand) return
  const missing = onHand - counted
  const changes =
    missing < 0
      ? [{ variantId, onHand: -missing }]
      : (await spreadUnits(tx, [{ variantId, quantity: missing }])).map((part) => ({
          variantId,
          lotId: part.lotId ?? null,
          onHand: -part.quantity,
        }))
  await postStock(tx, 'counted', changes, note, { mayLack: true })
}

/**
 * A row of `stock` for a variant that has had none: it is counted from now on. What orders wait for, and what is sent
 * again, is reserved.
 */
export async function addShelf(tx: TxCtx, variantId: string): Promise<void> {
  const row = { variantId, onHand: 0, updatedAt: tx.clock.now() }
  const added = await tx.db.insert(table).values(row).onConflictDoNothing().returning()
  if (added.length === 0) return
  const { rows } = await tx.db.execute<{ units: number }>(sql`
    select coalesce(sum(case when l.line_status in ('waiting', 'backordered') then 0
      else l.qty_ordered - l.qty_shipped - l.qty_cancelled end + coalesce(again.units, 0)), 0)::int as units
    from variants v join order_lines l on l.product_id = v.product_id and l.variant_id = v.id
    left join lateral (
      select sum(c.quantity) as units from shipment_lines c join shipments s on s.id = c.shipment_id
      where c.order_line_id = l.id and s.reshipment_of is not null and s.status in ('to_pick', 'picking', 'packed')
    ) again on true
    where v.id = ${variantId}`)
  const reserved = rows[0]?.units ?? 0
  if (reserved > 0)
    await postStock(tx, 'reserved', [{ variantId, reserved }], {}, { mayLack: true })
}

/** The shop no longer counts the variant: nothing of it is on hand, and nothing reserved. */
export async function stopCounting(
  tx: TxCtx,
  { variantId, reserved }: { variantId: string; reserved: number },
): Promise<void> {
  const free = [{ variantId, reserved: -reserved }]
  if (reserved > 0) await postStock(tx, 'released', free, {}, { mayLack: true })
  await tx.db.delete(table).where(eq(table.variantId, variantId))
}

async function supplierExists(tx: TxCtx, id: string): Promise<void> {
  if ((await tx.db.$count(suppliers, eq(suppliers.id, id))) === 0)
    throw invalid('supplier_id', 'UNKNOWN', {
      en: 'This supplier no longer exists. Choose another one.',
      ja: 'この仕入先は削除されました。別の仕入先を選んでください。',
    })
}

const promised = () =>
  invalid('change', 'RESERVED', {
    en: 'More units than this are reserved for orders.',
    ja: '注文に引き当て済みの数量を下回ります。',
  })
const nothing = () =>
  invalid('change', 'NOTHING_TO_CHANGE', {
    en: 'Enter the number of units to add or remove.',
    ja: '増減する数量を入力してください。',
  })
const wasteAdds = () =>
  invalid('change', 'OUT_OF_RANGE', {
    en: 'Writing off takes units off the shelf. Enter a negative number such as -2.',
    ja: '廃棄では在庫が減ります。-2 のようにマイナスを付けて入力してください。',
  })
const chooseLot = (lots: Lot[]) =>
  invalid('lot', 'LOT_REQUIRED', {
    en: `Enter the lot of these units: ${lots.map((lot) => lot.lot).join(', ')}.`,
    ja: `対象のロットを入力してください：${lots.map((lot) => lot.lot).join('、')}`,
  })
const tooFewOfLot = (n: number) =>
  invalid('change', 'OUT_OF_RANGE', {
    en: `Only ${n} ${n === 1 ? 'unit' : 'units'} of this lot can be removed.`,
    ja: `このロットから減らせるのは${n}点までです。`,
  })
