import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { carts } from '../../db/schema/cart.ts'
import { orders, payments } from '../../db/schema/order.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { cart as cartEntity } from '../cart/entity.ts'
import { order as entity } from '../order/entity.ts'
import { cancelFromShop } from './cancelFromShop.ts'
import { applyShopFulfilment } from './fulfilmentFromShop.ts'
import { importOrder } from './importOrder.ts'
import { applyShopRefund } from './refundFromShop.ts'
import { attributeOf, minor, type OrderPayload, orderPayload } from './wire.ts'

/**
 * Takes an order of the shop over as it is there now: made once, then paid, refunded and cancelled as the
 * shop says. In whatever order and however often the shop tells, the end is the same.
 */
export async function saveShopOrder(ctx: Ctx, payload: unknown): Promise<void> {
  const order = orderPayload.parse(payload)
  if (order.currency !== ctx.config.currency)
    throw new Error(`The order is in ${order.currency}, CURRENCY is ${ctx.config.currency}.`)
  await inTransaction(ctx, async (tx) => {
    const cartId = attributeOf(order.note_attributes, 'cart') ?? ''
    if (!/^[0-9a-f-]{36}$/i.test(cartId)) return
    // the lock makes two events of a new order wait for each other
    const [cart] = await cartEntity.lockWhere(tx, eq(carts.id, cartId))
    if (!cart) return
    const [known] = await tx.db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.shopOrderId, order.id))
    const id = known?.id ?? (await importOrder(tx, cart, order))
    if (known) await followAmount(tx, id, order)
    await followPayment(tx, id, order)
    for (const refund of order.refunds) await applyShopRefund(tx, id, refund)
    for (const parcel of order.fulfillments) await applyShopFulfilment(tx, id, parcel)
    if (order.cancelled_at) await cancelFromShop(tx, id, order.cancel_reason ?? null)
  })
}

/** Another total than the one that was imported: an order that has not been released waits for a person. */
async function followAmount(ctx: TxCtx, orderId: string, shop: OrderPayload): Promise<void> {
  const order = await entity.lock(ctx, orderId)
  const actual = minor(shop.total_price, shop.currency)
  if (actual === order.total || order.orderState !== 'open' || order.releasedAt) return
  // noticed before; somebody may have accepted it since
  const known = order.amountDifferences?.some((d) => d.part === 'total' && d.actual === actual)
  if (known) return
  const kept = (order.amountDifferences ?? []).filter(({ part }) => part !== 'total')
  const amountDifferences = [...kept, { part: 'total' as const, expected: order.total, actual }]
  const flags = [...new Set([...order.flags, 'amount_mismatch'])]
  await order.save({ flags, amountDifferences }, null)
}

const isPaid = (status: string | null | undefined) =>
  ['paid', 'partially_refunded', 'refunded'].includes(status ?? '')

/** Only ever forward: an old event that says "pending" changes nothing. */
async function followPayment(ctx: TxCtx, orderId: string, shop: OrderPayload): Promise<void> {
  const order = await entity.lock(ctx, orderId)
  if (!['pending', 'authorized'].includes(order.paymentState)) return
  const now = ctx.clock.now()
  const to = isPaid(shop.financial_status) ? 'paid' : shop.financial_status
  if ((to !== 'paid' && to !== 'authorized') || to === order.paymentState) return
  await ctx.db
    .update(payments)
    .set({ status: to, settledAt: to === 'paid' ? now : null })
    .where(and(eq(payments.orderId, orderId), inArray(payments.status, ['pending', 'authorized'])))
  await order.move({ paymentState: to }, to === 'paid' ? { paidAt: now } : {}, { action: to })
}
