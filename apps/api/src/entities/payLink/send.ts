import {
  type DoctorActor,
  type DoctorCtx,
  inTransaction,
  type PatientActor,
  type TxCtx,
} from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { cart as cartEntity } from '../cart/entity.ts'
import { loadCart } from '../cart/load.ts'
import { expiry, lockCart } from '../cart/open.ts'
import { offeredPayments } from '../cart/payments.ts'
import { acceptPrices } from '../cart/update.ts'
import { assertReady, assertSound } from '../checkout/place.ts'
import { conflict } from '../errors.ts'
import { hashOfLink, linkWith, newLinkToken } from '../linkToken.ts'
import { mailPatient } from '../order/sendMails.ts'
import { actingIn, findBuyer, onBehalf } from '../patient/acting.ts'
import { type LockedPayLink, payLink } from './entity.ts'
import { payLinkMail } from './mails.ts'
import { type FoundLink, findLinks, payLinkLifeMs, refuse, stateOf } from './state.ts'

type Seen = { expectedTotal: number; revision: number }

/** What the doctor has put together goes to the patient as a mail to pay it with; nothing is ordered or reserved. */
export async function sendPayLink(ctx: DoctorCtx, patientId: string, seen: Seen): Promise<string> {
  const acting = await onBehalf(ctx, patientId)
  const { accountId, id: doctorId } = ctx.actor
  return inTransaction(acting, async (tx) => {
    const cart = await lockCart(tx)
    const loaded = await loadCart(tx, cart)
    // an empty cart costs nothing, which no card pays
    assertSound(cart, loaded, seen.revision)
    if (!offeredPayments(loaded).includes('card')) throw noCards()
    assertReady({ ...cart, paymentMethod: 'card' }, loaded, seen)
    const { secret, tokenHash, expiresAt } = newLinkToken(tx, payLinkLifeMs)
    const now = tx.clock.now()
    const [link] = await tx.db
      .insert(payLinks)
      .values({
        id: newId(),
        doctorId,
        patientId,
        kind: 'on_behalf',
        status: 'open',
        cartId: cart.id,
        sentBy: accountId,
        amount: loaded.priced.total,
        currency: tx.config.currency,
        tokenHash,
        sentAt: now,
        expiresAt,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!link) throw new Error('the link was not inserted')
    // the link may outlive the days of a cart
    const until = new Date(Math.max(expiresAt.getTime(), (await expiry(tx)).getTime()))
    await cart.move('sent', { paymentMethod: 'card', expiresAt: until }, { as: 'doctor' })
    await audit(tx, {
      action: 'pay_link.sent',
      objectId: link.id,
      doctorId,
      patientId,
      after: { status: 'open', amount: link.amount },
    })
    await mail(tx, link, { secret, expiresAt })
    return link.id
  })
}

type Revision = { revision?: number | undefined }

/**
 * Sends it again with a new link for three more days, at the prices of now; the old one ends. Refused as a cart is when
 * something in it cannot be ordered any more.
 */
export const resendPayLink = payLink.command(
  'resent',
  {},
  async (tx: TxCtx<DoctorActor>, link, _: Revision) => {
    const found = await assertUnpaid(tx, link)
    const amount = found.order?.total ?? (await priceAgain(tx, link))
    const { secret, tokenHash, expiresAt } = newLinkToken(tx, payLinkLifeMs)
    const sent = await link.save(
      { amount, tokenHash, expiresAt, sentAt: tx.clock.now() },
      { after: { amount } },
    )
    await mail(tx, sent, { secret, expiresAt })
  },
)

/** Nobody is to pay it any more. What was ordered by it already is cancelled as an order. */
export const withdrawPayLink = payLink.command(
  'withdrawn',
  {},
  async (tx: TxCtx<DoctorActor | PatientActor>, link, _: Revision) => {
    await assertUnpaid(tx, link)
    if (link.orderId) throw conflict('PAY_LINK_ORDERED', orderedTexts[tx.actor.role])
    await link.save({ status: 'withdrawn' }, {})
    const cart = await cartEntity.lock(tx, link.cartId)
    await cart.move('expired')
  },
)

async function assertUnpaid(tx: TxCtx, link: LockedPayLink): Promise<FoundLink> {
  const [found] = await findLinks(tx, eq(payLinks.id, link.id))
  if (!found) throw refuse('withdrawn')
  const state = stateOf(tx, found)
  if (state !== 'open' && state !== 'expired') throw refuse(state)
  return found
}

/** What the cart of a link costs now; its prices count as seen. */
async function priceAgain(tx: TxCtx<DoctorActor>, link: LockedPayLink): Promise<number> {
  const buyer = await findBuyer(tx, link.patientId)
  if (!buyer) throw refuse('withdrawn')
  const cart = await cartEntity.lock(tx, link.cartId)
  await acceptPrices(tx, cart.id)
  const loaded = await loadCart(actingIn(tx, buyer), cart)
  const { total } = loaded.priced
  assertReady({ ...cart, paymentMethod: 'card' }, loaded, { expectedTotal: total })
  return total
}

async function mail(
  tx: TxCtx,
  link: typeof payLinks.$inferSelect,
  { secret, expiresAt }: { secret: string; expiresAt: Date },
): Promise<void> {
  const [doctor] = await tx.db.select().from(doctors).where(eq(doctors.id, link.doctorId))
  if (!doctor) throw new Error('a pay link has a doctor')
  const { amount, currency } = link
  const data = { doctor, clinic: doctor.clinicName, amount, currency, expiresAt }
  const url = linkWith(tx, '/user/pay', secret)
  await mailPatient(tx, link, `pay_link:${hashOfLink(secret)}`, (name) =>
    payLinkMail(tx.config, { ...data, name, url }),
  )
}

const noCards = () =>
  conflict('NO_CARD_PAYMENTS', {
    en: 'Card payments are not available here, so a payment link cannot be sent.',
    ja: 'カード決済を利用できないため、お支払いリンクを送信できません。',
  })

/** For whoever gives up what is an order by now. */
const orderedTexts = {
  doctor: {
    en: 'The patient has started to pay, so this is an order now. Cancel the order instead.',
    ja: '患者さんがお支払いの手続きを始めたため、すでに注文になっています。注文をキャンセルしてください。',
  },
  patient: {
    en: 'The payment has been started, so this is an order now. You can see it in your orders.',
    ja: 'お支払いの手続きが始まったため、すでにご注文になっています。ご注文履歴からご確認ください。',
  },
}
