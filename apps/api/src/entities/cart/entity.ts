import { carts } from '../../db/schema/cart.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { type Machine, transitionsOf } from '../machine.ts'

type CartState = 'active' | 'prepared' | 'sent' | 'repeat' | 'ordered' | 'expired'

/**
 * A patient has one active cart; an order or 90 days without use end it. The doctor may prepare another one, which
 * is ordered at once or sent as a pay link. That of a repeat is ordered as it is made.
 */
export const cartMachine: Machine<CartState> = {
  entity: 'cart',
  states: ['active', 'prepared', 'sent', 'repeat', 'ordered', 'expired'],
  transitions: transitionsOf(
    { name: 'open', from: null, to: 'active', who: ['patient', 'system'] },
    { name: 'order', from: 'active', to: 'ordered', who: ['patient', 'system'] },
    { name: 'prepare', from: null, to: 'prepared', who: ['doctor'] },
    { name: 'send', from: 'prepared', to: 'sent', who: ['doctor'] },
    { name: 'order', from: 'prepared', to: 'ordered', who: ['doctor'] },
    { name: 'order', from: 'sent', to: 'ordered', who: ['patient'] },
    { name: 'withdraw', from: 'sent', to: 'expired', who: ['doctor', 'patient'] },
    { name: 'open', from: null, to: 'repeat', who: ['system'] },
    { name: 'order', from: 'repeat', to: 'ordered', who: ['patient', 'system'] },
    { name: 'expire', from: ['prepared', 'active'], to: 'expired', who: ['system'] },
  ),
}

/** A cart of a patient; the log does not speak of carts. */
export const cart = defineEntity({
  lock: 'cart',
  table: carts,
  states: { status: cartMachine },
  visible: (actor) => (actor.role === 'patient' ? eq(carts.patientId, actor.id) : undefined),
})

export type LockedCart = Awaited<ReturnType<typeof cart.lock>>
