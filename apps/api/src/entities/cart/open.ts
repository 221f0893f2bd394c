import { dayMs } from '@officina/shared/dates/days'
import {
  type Ctx,
  inTransaction,
  type PatientActor,
  type PatientCtx,
  type TxCtx,
} from '../../context.ts'
import { carts } from '../../db/schema/cart.ts'
import { and, eq, inArray, lte } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { cart as entity, type LockedCart } from './entity.ts'

export type CartRecord = typeof carts.$inferSelect

/** The one that is being filled: the patient's own, or what the doctor who acts for them prepares. */
const isOpen = ({ actor }: PatientCtx) =>
  and(
    eq(carts.patientId, actor.id),
    eq(carts.status, actor.placedBy ? 'prepared' : 'active'),
    actor.placedBy ? eq(carts.doctorId, actor.doctorId) : undefined,
  )

/** The active cart of the signed-in patient, or undefined. */
export async function findCart(ctx: PatientCtx): Promise<CartRecord | undefined> {
  const [cart] = await ctx.db.select().from(carts).where(isOpen(ctx))
  return cart && cart.expiresAt > ctx.clock.now() ? cart : undefined
}

/** The active cart, made if there is none, locked until the transaction ends. */
export async function lockCart(tx: TxCtx<PatientActor>): Promise<LockedCart> {
  const now = tx.clock.now()
  const found = await lockActive(tx)
  if (found && found.expiresAt > now) return found
  await found?.move('expired', {}, { as: 'system' })
  await tx.db
    .insert(carts)
    .values({
      id: newId(),
      doctorId: tx.actor.doctorId,
      patientId: tx.actor.id,
      status: tx.actor.placedBy ? 'prepared' : 'active',
      expiresAt: await expiry(tx),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  // another device has just ordered: its cart is gone, so begin again
  return (await lockActive(tx)) ?? lockCart(tx)
}

async function lockActive(tx: TxCtx<PatientActor>): Promise<LockedCart | undefined> {
  const [found] = await entity.lockWhere(tx, isOpen(tx))
  return found
}

/** Marks the cart as changed: next revision, and 90 more days. */
export const touchCart = async (
  tx: TxCtx,
  cart: LockedCart,
  set: Parameters<LockedCart['save']>[0] = {},
): Promise<LockedCart> => cart.save({ ...set, expiresAt: await expiry(tx) }, null)

/** Ends carts nobody has touched for 90 days. */
export const expireCarts = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const isOver = and(
      inArray(carts.status, ['active', 'prepared']),
      lte(carts.expiresAt, tx.clock.now()),
    )
    await entity.moveWhere(tx, isOver, ['expired'], { skipLocked: true })
  })

/** Until when a cart that is touched now is kept. */
export async function expiry(ctx: Ctx): Promise<Date> {
  const settings = await getShopSettings(ctx)
  return new Date(ctx.clock.now().getTime() + settings['cart.days'] * dayMs)
}
