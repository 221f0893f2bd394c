import { type AdminCtx, type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { refunds } from '../../db/schema/order.ts'
import type { shipments } from '../../db/schema/shipment.ts'
import { eq } from '../../db/sql.ts'
import type { StockMove } from '../../storefront/port.ts'
import { conflict } from '../errors.ts'
import { cumulative } from '../ledger/amounts.ts'
import { isShort, unitsOf } from '../lostUnits.ts'
import { applyDerived } from '../order/derive.ts'
import {
  isInHouse,
  type LoadedOrder,
  lockOrderOfShipment,
  type OrderLine,
  type Parcel,
} from '../order/load.ts'
import { insertShipment } from '../order/parcels.ts'
import { givenBack } from '../order/refundRules.ts'
import { returnsOf, unitsIn } from '../order/returns.ts'
import { recordLost } from '../recipe/ordered.ts'

/**
 * Sends what is still owed of a failed parcel again, from stock; 422 PRODUCT_UNAVAILABLE when there is none, 409
 * ALREADY_REFUNDED where nothing is owed, CHARGEBACK_LOST where the bank has given the money back.
 */
export function reshipShipment(ctx: AdminCtx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { parcel, ...loaded } = await lockOrderOfShipment(tx, id)
    const { order } = loaded
    await parcel.move('reshipped', {}, { action: 'reshipped' })
    if (order.chargebackLostAt) throw givenBack()
    const owed = await unitsOwed(tx, loaded, parcel, comes)
    if (owed.length === 0) throw alreadyRefunded()
    const replacement = await insertReplacement(tx, loaded, parcel, { owed })
    await applyDerived(tx, order.id)
    return replacement
  })
}

type Replacement = {
  owed: Owed[]
  /** What of it goes now: all, where nothing is said. */
  units?: Owed[]
  values?: Partial<typeof shipments.$inferInsert>
}

/** The parcel that goes in place of a failed one, with its units from stock; what is owed of that no more is lost. */
export async function insertReplacement(
  tx: TxCtx,
  { order, lines }: LoadedOrder,
  failed: Parcel,
  { owed, units = owed, values }: Replacement,
): Promise<string> {
  await tx.storefront.reserve(tx, units.map(movedOf), { orderId: order.id })
  const contents = units.map(({ line, quantity }) => ({ orderLineId: line.id, quantity }))
  const replacement = await insertShipment(tx, order, contents, failed.id, values)
  const isOwed = (line: OrderLine) => owed.some((each) => each.line.id === line.id)
  const lost = lines.filter((line) => unitsOf([failed], line.id) > 0 && !isOwed(line))
  await recordLost(
    tx,
    lost.flatMap(({ recipeLineId }) => recipeLineId ?? []),
  )
  return replacement
}

/** As a movement of stock. */
export const movedOf = ({ line, quantity }: Pick<Owed, 'line' | 'quantity'>): StockMove => ({
  variantId: line.variantId,
  quantity,
})

type Owed = {
  line: OrderLine
  quantity: number
  /** What of their price was not given back as an amount without units either. */
  unpaid: number
}

/**
 * What of a failed parcel the patient has paid for and does not get in another one: the units of one that `arrives` come,
 * or are decided by themselves. As where a refund finds units that wait to be sent again, refunded units are those that
 * were lost, unless they came back; what was refunded before anything of the line was lost, was for something else.
 */
export async function unitsOwed(
  ctx: Ctx,
  { order, lines, parcels }: LoadedOrder,
  failed: Parcel,
  arrives: (parcel: Parcel) => boolean,
): Promise<Owed[]> {
  const rows = await ctx.db.select().from(refunds).where(eq(refunds.orderId, order.id))
  const returned = unitsIn(await returnsOf(ctx, order.id), ['received', 'refunded'])
  const others = parcels.filter((parcel) => parcel.id !== failed.id && arrives(parcel))
  return lines.flatMap((line): Owed[] => {
    const inParcel = unitsOf([failed], line.id)
    if (line.lineStatus === 'refunded' || inParcel === 0) return []
    const short = parcels.filter((parcel) => isShort(parcel, parcels, line.id))
    // servers of an older version do not write when a parcel failed
    const since = Math.min(...short.map(({ failedAt, updatedAt }) => Number(failedAt ?? updatedAt)))
    const given = rows.flatMap(({ lines: parts, createdAt }) =>
      parts
        .filter((part) => part.order_line_id === line.id)
        .map((part) => ({ ...part, isEarly: createdAt.getTime() < since })),
    )
    const gone = Math.max(0, sum(given.map((part) => part.quantity)) - line.qtyCancelled)
    const early = Math.min(gone, sum(given.filter(({ isEarly }) => isEarly).map(goneOf)))
    const onShelf = line.qtyReturned - (returned.get(line.id) ?? 0)
    const coming = Math.max(0, unitsOf(others, line.id) - Math.max(0, onShelf - early))
    const quantity = Math.min(inParcel, line.qtyShipped - (gone - early) - coming)
    const amounts = given.filter((part) => part.quantity === 0 && !part.isEarly)
    const price = cumulative(line.lineTotal, quantity, line.qtyOrdered)
    const unpaid = price - sum(amounts.map((part) => part.amount))
    return quantity > 0 ? [{ line, quantity, unpaid }] : []
  })
}

type Part = (typeof refunds.$inferSelect)['lines'][number]

/** Units of a refund that had left, by what of its amount is theirs. */
const goneOf = ({ quantity, amount, shipped_amount: shipped = 0 }: Part): number =>
  amount === 0 ? 0 : Math.round((quantity * shipped) / amount)

/** A parcel that has come or will: of those that have not left only a replacement has units that count as shipped. */
export const comes = (parcel: Parcel): boolean =>
  isInHouse(parcel)
    ? parcel.reshipmentOf !== null
    : ['shipped', 'in_transit', 'delivered'].includes(parcel.status)

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)

const alreadyRefunded = () =>
  conflict('ALREADY_REFUNDED', {
    en: 'The products of this parcel were refunded. Close it as refunded instead.',
    ja: 'この荷物の商品は返金済みです。「返金済みとして終了」を選んでください。',
  })
