import { dayMs } from '@officina/shared/dates/days'
import type { Ctx, PatientCtx } from '../../context.ts'
import { carts } from '../../db/schema/cart.ts'
import { and, eq, lte, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { getShopSettings } from '../platform/shopSettings.ts'

export type CartRecord = typeof carts.$inferSelect

/** The active cart of the signed-in patient, or undefined. */
export async function findCart(ctx: PatientCtx): Promise<CartRecord | undefined> {
  const [cart] = await ctx.db
    .select()
    .from(carts)
    .where(and(eq(carts.patientId, ctx.actor.id), eq(carts.status, 'active')))
  return cart && cart.expiresAt > ctx.clock.now() ? cart : undefined
}

/** The active cart, made if there is none, locked until the transaction ends. */
export async function lockCart(ctx: PatientCtx): Promise<CartRecord> {
  if (!ctx.tx) throw new Error('lockCart needs a transaction')
  const now = ctx.clock.now()
  const found = await lockActive(ctx)
  if (found && found.expiresAt > now) return found
  await expireCarts(ctx, ctx.actor.id)
  await ctx.db
    .insert(carts)
    .values({
      id: newId(),
      doctorId: ctx.actor.doctorId,
      patientId: ctx.actor.id,
      status: 'active',
      expiresAt: await expiry(ctx),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  // another device has just ordered: its cart is gone, so begin again
  return (await lockActive(ctx)) ?? lockCart(ctx)
}

async function lockActive(ctx: PatientCtx): Promise<CartRecord | undefined> {
  const [cart] = await ctx.db
    .select()
    .from(carts)
    .where(and(eq(carts.patientId, ctx.actor.id), eq(carts.status, 'active')))
    .for('update')
  return cart
}

/** Marks the cart as changed: next revision, and 90 more days. */
export async function touchCart(
  ctx: PatientCtx,
  cartId: string,
  set: Partial<typeof carts.$inferInsert> = {},
): Promise<void> {
  await ctx.db
    .update(carts)
    .set({
      ...set,
      revision: sql`${carts.revision} + 1`,
      updatedAt: ctx.clock.now(),
      expiresAt: await expiry(ctx),
    })
    .where(eq(carts.id, cartId))
}

/** Ends carts nobody has touched for 90 days; one patient's, or everybody's (sweep). */
export async function expireCarts(ctx: Ctx, patientId?: string): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db
    .update(carts)
    .set({ status: 'expired', updatedAt: now })
    .where(
      and(
        eq(carts.status, 'active'),
        lte(carts.expiresAt, now),
        patientId ? eq(carts.patientId, patientId) : undefined,
      ),
    )
}

async function expiry(ctx: Ctx): Promise<Date> {
  const settings = await getShopSettings(ctx)
  return new Date(ctx.clock.now().getTime() + settings['cart.days'] * dayMs)
}
