import type { components } from '@officina/openapi/schema'
import { hourMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { cartLines } from '../../db/schema/cart.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { eq, type SQL, sql } from '../../db/sql.ts'
import { DomainError, type Texts } from '../errors.ts'

type LinkState = components['schemas']['PayLink']['state']

/** A link works for three days. */
export const payLinkLifeMs = 72 * hourMs

/** Something of what it would order has been ordered since, in whichever pack, and not cancelled. */
export const orderedSince: SQL<boolean> = sql`exists (
  select 1 from ${orders} o join ${orderLines} l on l.order_id = o.id
  where o.patient_id = ${payLinks.patientId} and o.placed_at >= ${payLinks.createdAt}
    and o.order_state <> 'cancelled' and o.id is distinct from ${payLinks.orderId}
    and exists (select 1 from ${cartLines} c where c.cart_id = ${payLinks.cartId}
      and (c.variant_id = l.variant_id or c.recipe_line_id = l.recipe_line_id)))`

/** Links with what says whether they can be paid. */
export const findLinks = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({
      link: payLinks,
      order: orders,
      doctor: doctors,
      /** An active patient of the doctor whose link it is. */
      isBuyer: sql<boolean>`${patients.status} = 'active' and ${patients.doctorId} = ${payLinks.doctorId}`,
      orderedSince: sql<boolean>`${payLinks.kind} = 'reminder' and ${orderedSince}`,
    })
    .from(payLinks)
    .innerJoin(doctors, eq(doctors.id, payLinks.doctorId))
    .innerJoin(patients, eq(patients.id, payLinks.patientId))
    .leftJoin(orders, eq(orders.id, payLinks.orderId))
    .where(where)

export type FoundLink = Awaited<ReturnType<typeof findLinks>>[number]

export function stateOf(ctx: Ctx, { link, order, ...found }: FoundLink): LinkState {
  if (order?.orderState === 'cancelled') return 'cancelled'
  if (order && !['pending', 'failed'].includes(order.paymentState)) return 'paid'
  if ((order && order.paymentMethod !== 'card') || found.orderedSince) return 'ordered'
  if (link.status !== 'open' || !found.isBuyer) return 'withdrawn'
  return link.expiresAt && link.expiresAt > ctx.clock.now() ? 'open' : 'expired'
}

/** One sentence for whoever tries to pay what cannot be paid. */
export function refuse(state: Exclude<LinkState, 'open'>): DomainError {
  const kind = state === 'expired' || state === 'withdrawn' ? 'gone' : 'conflict'
  return new DomainError(kind, codes[state], texts[state])
}

const codes: Record<Exclude<LinkState, 'open'>, string> = {
  paid: 'PAY_LINK_PAID',
  ordered: 'PAY_LINK_ORDERED',
  cancelled: 'PAY_LINK_CANCELLED',
  withdrawn: 'TOKEN_USED',
  expired: 'TOKEN_EXPIRED',
}

const texts: Record<Exclude<LinkState, 'open'>, Texts> = {
  paid: {
    en: 'This order is already paid. Sign in to follow it.',
    ja: 'このご注文はお支払い済みです。ログインすると状況を確認できます。',
  },
  ordered: {
    en: 'This has been ordered already. Sign in to see your orders.',
    ja: 'こちらはすでにご注文いただいています。ログインするとご注文を確認できます。',
  },
  cancelled: {
    en: 'This order was cancelled. You have nothing to pay.',
    ja: 'このご注文はキャンセルされました。お支払いの必要はありません。',
  },
  withdrawn: {
    en: 'This payment link is no longer valid. A newer one may be in your inbox.',
    ja: 'このお支払いリンクは無効になりました。新しいリンクがメールで届いていないかご確認ください。',
  },
  expired: {
    en: 'This payment link has expired. Nothing was charged.',
    ja: 'このお支払いリンクの有効期限が切れました。請求は発生していません。',
  },
}
