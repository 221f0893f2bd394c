import type { DoctorActor, DoctorCtx, TxCtx } from '../../context.ts'
import type { Seen } from '../entity.ts'
import { conflict, forbidden } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { cancelWholeOrder } from './cancel.ts'
import { order as entity, orderMachine } from './entity.ts'
import type { Order } from './load.ts'

type Placed = Pick<
  Order,
  'placedByRole' | 'placedById' | 'orderState' | 'releasedAt' | 'fulfilmentState'
>

/** Whoever has placed an order for a patient may cancel it until it is being prepared; no window ends it. */
export const cancelAsDoctor = entity.command(
  'cancelled',
  {},
  async (tx: TxCtx<DoctorActor>, order, { reason }: Seen & { reason: string }) => {
    if (!isMine(tx, order))
      throw forbidden('NOT_PLACED_BY_YOU', {
        en: 'Only the person who placed an order can cancel it.',
        ja: 'ご注文をキャンセルできるのは、注文したご本人だけです。',
      })
    assertTransition(orderMachine, order.orderState, 'cancelled', 'doctor')
    if (!mayCancelAsDoctor(tx, order))
      throw conflict('CANCEL_WINDOW_OVER', {
        en: 'This order is already being prepared, so it can no longer be cancelled.',
        ja: 'このご注文は準備が始まっているため、キャンセルできません。',
      })
    await cancelWholeOrder(tx, order, reason)
  },
)

export const mayCancelAsDoctor = (ctx: DoctorCtx, order: Placed): boolean =>
  isMine(ctx, order) &&
  order.orderState === 'open' &&
  order.releasedAt === null &&
  ['unfulfilled', 'on_hold'].includes(order.fulfilmentState)

const isMine = ({ actor }: DoctorCtx, { placedByRole, placedById }: Placed) =>
  placedByRole === 'doctor' && placedById === actor.accountId
