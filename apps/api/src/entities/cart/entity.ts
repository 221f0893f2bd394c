import { carts } from '../../db/schema/cart.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { cartMachine } from './machine.ts'

/** A cart of a patient; the log does not speak of carts. */
export const cart = defineEntity({
  lock: 'cart',
  table: carts,
  states: { status: cartMachine },
  visible: (actor) => (actor.role === 'patient' ? eq(carts.patientId, actor.id) : undefined),
})

export type LockedCart = Awaited<ReturnType<typeof cart.lock>>
