import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import type { RefundRequest } from '../../db/schema/order.ts'
import type { Seen } from '../entity.ts'
import { conflict, forbidden } from '../errors.ts'
import type { LockedOrder } from './entity.ts'
import { type HeldOrder, lockOrder, type Order } from './load.ts'
import { writeRefund } from './refund.ts'
import {
  needsTwo,
  type RefundInput,
  refuseInShop,
  refuseRefund,
  requestFlag,
} from './refundRules.ts'

/** Refunds what may be refunded alone. Anything above the limit is kept until another administrator confirms it. */
export function refundOrRequest(
  ctx: AdminCtx,
  orderId: string,
  { revision, ...input }: RefundInput,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, revision)
    const { order } = loaded
    refuseInShop(tx, order)
    if (order.refundRequest) throw waits()
    const amount = await refuseRefund(tx, loaded, input)
    if (await needsTwo(tx, order, amount)) await requestRefund(tx, order, { amount, input })
    else await writeRefund(tx, loaded, input, { createdBy: tx.actor.id, shopRefundId: null })
  })
}

type Asked = Pick<RefundRequest, 'amount' | 'input' | 'ofReturn'>

/** Keeps a refund that `refuseRefund` has let through until another administrator confirms it. */
export async function requestRefund(
  tx: TxCtx<AdminActor>,
  order: LockedOrder,
  asked: Asked,
): Promise<void> {
  if (order.refundRequest) throw waits()
  const { amount, input } = asked
  const refundRequest = { by: tx.actor.id, at: tx.clock.now().toISOString(), ...asked }
  await order.save(
    { refundRequest, flags: [...new Set([...order.flags, requestFlag])] },
    { action: 'refund_requested', reason: input.reason, after: { amount } },
  )
}

/**
 * Makes the refund that somebody else has requested, as far as it is still possible. Answers its id, and the return
 * that is to end with it.
 */
export async function makeRequested(tx: TxCtx<AdminActor>, orderId: string, { revision }: Seen) {
  const loaded = await lockOrder(tx, orderId, revision)
  const { by, input, ofReturn } = requestOf(loaded)
  if (by === tx.actor.id) throw own()
  await refuseRefund(tx, loaded, input)
  const order = await loaded.order.save(settled(loaded), null)
  const made = { createdBy: tx.actor.id, shopRefundId: null }
  const refundId = await writeRefund(tx, { ...loaded, order }, input, made)
  return { refundId, ofReturn, reason: input.reason }
}

/** Drops the request; nothing was refunded. */
export function withdrawRefund(ctx: AdminCtx, orderId: string, { revision }: Seen): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, revision)
    const { amount } = requestOf(loaded)
    await loaded.order.save(settled(loaded), { action: 'refund_withdrawn', before: { amount } })
  })
}

const settled = ({ order }: HeldOrder): Pick<Order, 'refundRequest' | 'flags'> => ({
  refundRequest: null,
  flags: order.flags.filter((each) => each !== requestFlag),
})

function requestOf({ order }: HeldOrder) {
  if (!order.refundRequest)
    throw conflict('INVALID_TRANSITION', {
      en: 'There is no refund to confirm.',
      ja: '承認待ちの返金はありません。',
    })
  return order.refundRequest
}

export const waits = () =>
  conflict('INVALID_TRANSITION', {
    en: 'A refund of this order is waiting for confirmation. Confirm or withdraw it first.',
    ja: '承認待ちの返金があります。先に承認するか、取り下げてください。',
  })

const own = () =>
  forbidden('FOUR_EYES', {
    en: 'You requested this refund, so another administrator must confirm it.',
    ja: 'ご自身の申請です。ほかの管理者が承認する必要があります。',
  })
