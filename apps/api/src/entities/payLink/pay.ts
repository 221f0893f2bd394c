import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction, type PatientActor, type PatientCtx } from '../../context.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { eq } from '../../db/sql.ts'
import { cart as cartEntity } from '../cart/entity.ts'
import { removeFromCart } from '../cart/restore.ts'
import { acceptPrices } from '../cart/update.ts'
import { placeOrder } from '../checkout/place.ts'
import { conflict, DomainError, gone } from '../errors.ts'
import { hashOfLink } from '../linkToken.ts'
import { declineReason } from '../order/declineReason.ts'
import { actingAs, actingIn, findBuyer } from '../patient/acting.ts'
import type { Back } from '../payment/checkout.ts'
import { newestOf } from '../payment/newest.ts'
import { payByCard } from '../payment/pay.ts'
import { syncPayment } from '../payment/sync.ts'
import { payLink } from './entity.ts'
import { type FoundLink, findLinks, refuse, stateOf } from './state.ts'

type View = components['schemas']['PayLink']

/**
 * What the page of a link shows: an amount and a clinic, never the products. Changes nothing. `returned`: somebody
 * comes back from the provider's page, and the provider is asked what is true now.
 */
export async function readPayLink(
  ctx: Ctx,
  secret: string,
  { returned = false } = {},
): Promise<View> {
  let found = await linkOf(ctx, secret)
  if (returned && found.order) {
    const newest = await newestOf(ctx, found.order.id)
    if (newest) await syncPayment(ctx, newest.payment)
    found = await linkOf(ctx, secret)
  }
  const { link, order, doctor } = found
  const newest = order && (await newestOf(ctx, order.id))
  return {
    state: stateOf(ctx, found),
    clinic_name: doctor.clinicName,
    amount: link.amount,
    currency: link.currency,
    expires_at: (link.expiresAt ?? ctx.clock.now()).toISOString(),
    on_behalf: link.kind === 'on_behalf',
    failure: declineReason(newest?.payment.failure ?? null),
  }
}

/** Orders what the link is for, unless that has been done, and answers the page of the provider. */
export async function payByLink(ctx: Ctx, secret: string): Promise<string> {
  return payFound(ctx, await linkOf(ctx, secret), 'link')
}

/** The same for the patient who is signed in: at the total that the list has shown, which may be another one by now. */
export async function payOwnLink(ctx: PatientCtx, id: string, seen?: number): Promise<string> {
  const { id: linkId } = await payLink.get(ctx, id)
  return payFound(ctx, await oneOf(ctx, linkId), 'order', seen)
}

async function payFound(ctx: Ctx, found: FoundLink, back: Back, seen?: number): Promise<string> {
  const state = stateOf(ctx, found)
  if (state !== 'open') throw refuse(state)
  const buyer = await findBuyer(ctx, found.link.patientId)
  if (!buyer) throw refuse('withdrawn')
  const orderId = found.order?.id ?? (await orderOnce(ctx, found.link.id, buyer, seen))
  return payByCard(actingAs(ctx, buyer), orderId, back)
}

/** Two tabs are one order: the second finds what the first has placed. */
function orderOnce(
  ctx: Ctx,
  linkId: string,
  buyer: PatientActor,
  seen: number | undefined,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const acting = actingIn(tx, buyer)
    const link = await payLink.lock(acting, linkId)
    const found = await oneOf(tx, linkId)
    if (found.order) return found.order.id
    const state = stateOf(tx, found)
    if (state !== 'open') throw refuse(state)
    const cart = await cartEntity.lock(acting, link.cartId)
    if (link.kind === 'reminder') await removeFromCart(acting, cart.id)
    const by = link.sentBy ? { role: 'doctor' as const, accountId: link.sentBy } : undefined
    const amount = seen ?? link.amount
    if (seen !== undefined) await acceptPrices(tx, cart.id)
    const { id } = await placeOrder(
      acting,
      { expectedTotal: amount },
      { cart, ...(by && { by }) },
    ).catch((error: unknown) => {
      throw error instanceof DomainError ? changed(error, seen !== undefined) : error
    })
    await link.save({ orderId: id, amount }, { action: 'ordered' })
    return id
  })
}

/** The holder of a link learns that something is different, not what was in it. */
const changed = (error: DomainError, isSignedIn: boolean): DomainError =>
  error.code === 'PRICE_CHANGED'
    ? conflict('PAY_LINK_PRICE_CHANGED', isSignedIn ? priceTexts.signedIn : priceTexts.link)
    : conflict('PAY_LINK_UNAVAILABLE', {
        en: 'Something in this order is not available at the moment. You were not charged. Sign in to see what you can order.',
        ja: 'ご注文いただけない商品が含まれています。請求は発生していません。ログインして内容をご確認ください。',
      })

const priceTexts = {
  link: {
    en: 'A price has changed since this link was sent. You were not charged. Sign in to see the current total.',
    ja: 'リンクの送信後に価格が変わりました。請求は発生していません。ログインして最新の金額をご確認ください。',
  },
  signedIn: {
    en: 'The total has changed. You were not charged. Check the new total, then pay.',
    ja: '合計金額が変わりました。請求は発生していません。新しい合計金額をご確認のうえ、お支払いください。',
  },
}

async function linkOf(ctx: Ctx, secret: string): Promise<FoundLink> {
  const [found] = await findLinks(ctx, eq(payLinks.tokenHash, hashOfLink(secret)))
  if (!found) throw gone('TOKEN_EXPIRED')
  return found
}

async function oneOf(ctx: Ctx, id: string): Promise<FoundLink> {
  const [found] = await findLinks(ctx, eq(payLinks.id, id))
  if (!found) throw gone('TOKEN_EXPIRED')
  return found
}
