import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { orderLines } from '../../db/schema/order.ts'
import { eq, sql } from '../../db/sql.ts'
import { conflict, invalid, invalidTransition } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { recordUnordered } from '../recipe/ordered.ts'
import { giveUp } from '../stock/spread.ts'
import { linesCancelledMail } from './changeMails.ts'
import { chargeLess, priceWithout } from './chargeLess.ts'
import { applyDerived } from './derive.ts'
import { type HeldOrder, type LoadedOrder, lockOrder, type OrderLine } from './load.ts'
import { takeFromWaiting } from './parcels.ts'
import { refuseInShop } from './refundRules.ts'
import { mailPatient } from './sendMails.ts'

type LinesCancel = components['schemas']['OrderLinesCancel']

/** Nothing of it has left, and nobody was notified yet that it will not. */
const isWhole = (line: OrderLine): boolean =>
  line.qtyShipped === 0 &&
  line.qtyCancelled === 0 &&
  ['waiting', 'reserved', 'backordered'].includes(line.lineStatus)

/** Lines of an unpaid order that may be taken out of it, as long as another one stays. */
export function cancellableLines({ order, lines }: LoadedOrder): OrderLine[] {
  const isUnpaid = ['pending', 'authorized', 'failed'].includes(order.paymentState)
  const left = lines.filter((line) => line.qtyCancelled < line.qtyOrdered)
  return order.orderState === 'open' && isUnpaid && left.length > 1 ? left.filter(isWhole) : []
}

/**
 * Takes lines out of an order that is not paid: stock, recipes, what is due, and a mail to the patient. 409
 * INVALID_TRANSITION once it is paid, PRICE_CHANGED, ALREADY_PICKED; 422 at `order_line_ids`.
 */
export function cancelOrderLines(
  ctx: AdminCtx,
  orderId: string,
  { order_line_ids: lineIds, reason, restock, ...seen }: LinesCancel,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, seen.revision)
    const { order, lines } = loaded
    refuseInShop(tx, order)
    const allowed = cancellableLines(loaded)
    if (allowed.length === 0)
      throw invalidTransition('payment', order.paymentState, 'lines_cancelled', [])
    const due = allowed.filter((line) => lineIds.includes(line.id))
    if (due.length < lineIds.length) throw notCancellable()
    if (lines.every((line) => due.includes(line) || line.qtyCancelled === line.qtyOrdered))
      throw wholeOrder()
    const { total } = (await priceWithout(tx, loaded, due)).order
    if (total !== seen.expected_total) throw priceChanged(total)
    const standing = await chargeLess(tx, loaded, due, { action: 'lines_cancelled', reason })
    for (const line of due)
      await cancelUnits(tx, loaded, line, line.qtyOrdered, { restock, why: reason })
    await applyDerived(tx, orderId)
    const isTransfer = order.paymentMethod === 'bank_transfer'
    const details = (await getShopSettings(tx))['payment.bank_details']
    await mailPatient(tx, order, `order_lines_cancelled:${order.id}:${order.revision}`, (name) =>
      linesCancelledMail(tx.config, {
        ...order,
        name,
        titles: due.map(({ snapshot, qtyOrdered }) => `${snapshot.title} × ${qtyOrdered}`),
        reason,
        total: total - order.refunded,
        standing,
        transferTo: isTransfer && order.paymentState !== 'authorized' ? details : '',
      }),
    )
  })
}

const notCancellable = () =>
  invalid('order_line_ids', 'LINE_IN_WORK', {
    en: 'A line is not part of this order, is already cancelled, or is being packed or shipped.',
    ja: '注文にない明細、キャンセル済みの明細、または梱包・発送中の明細が含まれています。',
  })
const wholeOrder = () =>
  invalid('order_line_ids', 'WHOLE_ORDER', {
    en: 'No lines would be left. Cancel the whole order instead.',
    ja: '明細が残りません。注文全体をキャンセルしてください。',
  })
const priceChanged = (total: number) =>
  conflict(
    'PRICE_CHANGED',
    {
      en: 'The order has changed. Check the new total before you confirm.',
      ja: '注文の内容が変わりました。新しい合計金額をご確認ください。',
    },
    { total },
  )

/**
 * Takes units that have not left out of an order: out of parcels nobody has begun, off the stock that was
 * kept for them, and back to the recipe when nothing of the line is sent. Units that are not to be sold
 * again (`restock` false) leave the shelf. 409 ALREADY_PICKED for those that are being packed.
 */
export async function cancelUnits(
  ctx: TxCtx,
  loaded: HeldOrder,
  line: OrderLine,
  count: number,
  { restock = true, why }: { restock?: boolean; why: string },
): Promise<void> {
  if (count === 0) return
  if ((await takeFromWaiting(ctx, loaded, line, count, why)) > 0) throw alreadyPicked()
  await ctx.db
    .update(orderLines)
    .set({ qtyCancelled: sql`${orderLines.qtyCancelled} + ${count}` })
    .where(eq(orderLines.id, line.id))
  if (line.recipeLineId && line.qtyCancelled + count === line.qtyOrdered)
    await recordUnordered(ctx, [{ recipeLineId: line.recipeLineId, quantity: line.qtyOrdered }])
  if (['reserved', 'picking', 'packed'].includes(line.lineStatus))
    await giveUp(ctx, [{ variantId: line.variantId, quantity: count }], {
      restock,
      orderId: line.orderId,
    })
}

export const alreadyPicked = () =>
  conflict('ALREADY_PICKED', {
    en: 'These units are being packed. Cancel the parcel first.',
    ja: 'すでに梱包が始まっています。先に荷物をキャンセルしてください。',
  })
