import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import type { DoctorCtx, PatientCtx } from '../../context.ts'
import { cartLines, carts } from '../../db/schema/cart.ts'
import { orders } from '../../db/schema/order.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { products, variants } from '../../db/schema/product.ts'
import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL } from '../../db/sql.ts'
import { loadCart } from '../cart/load.ts'
import { nameIn } from '../names.ts'
import { patient as patientEntity } from '../patient/entity.ts'
import { ofPatient } from '../practices.ts'
import { type FoundLink, findLinks, stateOf } from './state.ts'

type OfDoctor = components['schemas']['DoctorPayLink']
type OfPatient = components['schemas']['PatientPayLink']

/** Sent and not paid yet, newest first; one that has run out can be sent again for a month. */
export async function listPayLinks(ctx: DoctorCtx, patientId: string): Promise<OfDoctor[]> {
  await patientEntity.get(ctx, patientId)
  const since = new Date(ctx.clock.now().getTime() - 30 * dayMs)
  const found = await waiting(
    ctx,
    and(
      eq(payLinks.doctorId, ctx.actor.id),
      eq(payLinks.patientId, patientId),
      gt(payLinks.sentAt, since),
    ),
  )
  return found.map(({ link, order, state, lines }) => ({
    id: link.id,
    state,
    amount: link.amount,
    currency: link.currency,
    sent_at: (link.sentAt ?? link.createdAt).toISOString(),
    expires_at: (link.expiresAt ?? link.createdAt).toISOString(),
    order: order && { id: order.id, number: order.number },
    lines,
    revision: link.revision,
  }))
}

/**
 * What a doctor has prepared for the signed-in patient and is not ordered yet, at what it costs now. Once somebody has
 * begun to pay, it stands among the orders alone.
 */
export async function listOwnPayLinks(ctx: PatientCtx): Promise<OfPatient[]> {
  const found = await waiting(
    ctx,
    and(
      ofPatient(payLinks, ctx.actor),
      isNull(payLinks.orderId),
      gt(payLinks.expiresAt, ctx.clock.now()),
    ),
  )
  const totals = await totalsOf(ctx, found)
  return found.map(({ link, doctor, lines }) => ({
    id: link.id,
    doctor_name: nameIn(doctor, ctx.origin.locale),
    amount: totals.get(link.cartId) ?? link.amount,
    currency: link.currency,
    expires_at: (link.expiresAt ?? link.createdAt).toISOString(),
    lines,
  }))
}

async function totalsOf(ctx: PatientCtx, found: FoundLink[]): Promise<Map<string, number>> {
  const ids = found.map(({ link }) => link.cartId)
  if (ids.length === 0) return new Map()
  const rows = await ctx.db.select().from(carts).where(inArray(carts.id, ids))
  const totals = new Map<string, number>()
  for (const cart of rows) totals.set(cart.id, (await loadCart(ctx, cart)).priced.total)
  return totals
}

/** An order that is being paid stands among the orders; what has to be paid again counts as well. */
async function waiting(ctx: DoctorCtx | PatientCtx, where: SQL | undefined) {
  const found = await findLinks(
    ctx,
    and(
      where,
      eq(payLinks.kind, 'on_behalf'),
      eq(payLinks.status, 'open'),
      or(isNull(payLinks.orderId), eq(orders.orderState, 'open')),
    ),
  ).orderBy(desc(payLinks.sentAt), desc(payLinks.id))
  const open = found.flatMap((each) => {
    const state = stateOf(ctx, each)
    return state === 'open' || state === 'expired' ? [{ ...each, state }] : []
  })
  const lines = await linesOf(ctx, open)
  return open.map((each) => ({ ...each, lines: lines.get(each.link.cartId) ?? [] }))
}

async function linesOf(ctx: DoctorCtx | PatientCtx, found: FoundLink[]) {
  const rows =
    found.length === 0
      ? []
      : await ctx.db
          .select({
            cartId: cartLines.cartId,
            title: products.title,
            variant_title: variants.title,
            quantity: cartLines.quantity,
          })
          .from(cartLines)
          .innerJoin(variants, eq(variants.id, cartLines.variantId))
          .innerJoin(products, eq(products.id, variants.productId))
          .where(
            inArray(
              cartLines.cartId,
              found.map(({ link }) => link.cartId),
            ),
          )
          .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
  const of = new Map<string, OfDoctor['lines']>()
  for (const { cartId, ...line } of rows) of.set(cartId, [...(of.get(cartId) ?? []), line])
  return of
}
