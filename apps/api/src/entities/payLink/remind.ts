import { dayMs, hourMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { carts } from '../../db/schema/cart.ts'
import { orders } from '../../db/schema/order.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { and, eq, gt, lte, or, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { eachDue } from '../allRows.ts'
import { loadCart } from '../cart/load.ts'
import { restoreCart } from '../cart/restore.ts'
import { linkWith, newLinkToken } from '../linkToken.ts'
import { mailPatient } from '../order/sendMails.ts'
import { actingIn, findBuyer } from '../patient/acting.ts'
import { isAwake } from '../quietHours.ts'
import { payLink } from './entity.ts'
import { unpaidOrderMail } from './mails.ts'
import { findLinks, payLinkLifeMs } from './state.ts'

/** Whoever was called away finishes within the hour, and needs no mail. */
const REMIND_AFTER_MS = hourMs
/** Older ones are nobody's plan any more. */
const TOO_LATE_MS = 3 * dayMs

/**
 * A card order that nobody paid in time has ended: its lines go back into the cart, so that it can be changed or
 * paid in another way, and a reminder is due. One that came from a pay link has that link. May run twice.
 */
export async function takeAbandoned(ctx: Ctx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ order: orders, cart: carts })
      .from(orders)
      .innerJoin(carts, eq(carts.orderId, orders.id))
      .where(eq(orders.id, id))
    const { order, cart } = found ?? {}
    if (!order || !cart || order.placedByRole !== 'patient') return
    const buyer = await findBuyer(tx, order.patientId)
    if (!buyer) return
    const now = tx.clock.now()
    const isRunning = and(
      eq(payLinks.patientId, order.patientId),
      eq(payLinks.kind, 'reminder'),
      or(
        eq(payLinks.status, 'waiting'),
        and(eq(payLinks.status, 'open'), gt(payLinks.expiresAt, now)),
      ),
    )
    const [running] = await tx.db.select({ id: payLinks.id }).from(payLinks).where(isRunning)
    const made = await tx.db
      .insert(payLinks)
      .values({
        id: newId(),
        doctorId: order.doctorId,
        patientId: order.patientId,
        kind: 'reminder',
        // whoever tries three times in an evening is reminded once
        status: running ? 'skipped' : 'waiting',
        cartId: cart.id,
        abandonedOrderId: order.id,
        amount: order.total,
        currency: order.currency,
        remindAt: running ? null : new Date(now.getTime() + REMIND_AFTER_MS),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: payLinks.id })
    if (made.length > 0) await restoreCart(actingIn(tx, buyer), cart)
  })
}

/** Sends the reminders that are due, outside of quiet hours, unless the same was ordered or cannot be any more. */
export async function remindUnpaid(ctx: Ctx, atOnce = 200): Promise<void> {
  const isDue = and(
    eq(payLinks.status, 'waiting'),
    lte(payLinks.remindAt, ctx.clock.now()),
    isAwake(ctx, 'patients', sql`pay_links.patient_id`),
  )
  const failed = 'an unpaid order was not reminded of'
  await eachDue(ctx, { table: payLinks, isDue, atOnce, failed }, remindOnce)
}

async function remindOnce(tx: TxCtx, id: string): Promise<void> {
  const link = await payLink.lock(tx, id)
  if (link.status !== 'waiting') return
  const [found] = await findLinks(tx, eq(payLinks.id, id))
  const buyer = await findBuyer(tx, link.patientId)
  const [cart] = await tx.db.select().from(carts).where(eq(carts.id, link.cartId))
  const isOld = tx.clock.now().getTime() - link.createdAt.getTime() > TOO_LATE_MS
  const loaded = buyer && cart && (await loadCart(actingIn(tx, buyer), cart))
  const isOrderable =
    loaded && loaded.lines.length > 0 && loaded.lines.every((line) => line.problems.length === 0)
  if (!found || found.orderedSince || isOld || !isOrderable || loaded.priced.total === 0) {
    await link.save({ status: 'skipped', remindAt: null }, { action: 'skipped' })
    return
  }
  const { secret, tokenHash, expiresAt } = newLinkToken(tx, payLinkLifeMs)
  const amount = loaded.priced.total
  await link.save(
    { status: 'open', remindAt: null, sentAt: tx.clock.now(), amount, tokenHash, expiresAt },
    { action: 'reminded' },
  )
  const data = {
    doctor: found.doctor,
    clinic: found.doctor.clinicName,
    amount,
    currency: link.currency,
    expiresAt,
    url: linkWith(tx, '/user/pay', secret),
  }
  await mailPatient(tx, link, `unpaid_order:${link.abandonedOrderId}`, (name) =>
    unpaidOrderMail(tx.config, { ...data, name }),
  )
}
