import type pg from 'pg'
import type { Clock } from '../../clock.ts'
import type { TestBankCheckout, TestBankMethod } from '../../db/schema/testBank.ts'
import { newId } from '../../ids.ts'
import {
  PaymentError,
  type PaymentEvent,
  type Payments,
  type ProviderPayment,
  type ProviderRefund,
  type SavedMethod,
} from '../port.ts'
import { openBooks } from './books.ts'
import { cardEnding, type Telling } from './cards.ts'
import { readSigned, type SignedEvent, signEvent } from './signature.ts'

type Deps = {
  pool: pg.Pool
  clock: Clock
  /** Signs what the bank tells. */
  secret: string
  /** Origin of the bank's page. */
  origin: string
}

/** The bank, and the patient in front of its page. */
export type TestBank = Payments & {
  checkout(id: string): Promise<TestBankCheckout>
  /** Pays with a card; the events of it, signed, in the order in which they are told. */
  pay(id: string, last4: string, telling?: Telling): Promise<SignedEvent[]>
  /** The patient has confirmed with their bank, or has not. */
  confirm(id: string, agrees: boolean, telling?: Telling): Promise<SignedEvent[]>
  /** A card that is saved without a payment: for the demo and tests. Answers its ref. */
  saveCard(customer: string, last4: string): Promise<string>
  sign(event: PaymentEvent, at?: Date): SignedEvent
}

const checkoutRef = (id: string) => `tbc_${id}`
const paymentRef = (id: string) => `tbp_${id}`
/** A charge of a saved card is a record of its own: the same payment may get a page afterwards. */
const savedId = (paymentId: string) => `saved_${paymentId}`
/** Checkout and payment are one record. */
const idOf = (ref: string) => ref.replace(/^tb[cp]_/, '')

/** Takes no money: for development, the demo and tests. Never in production. */
export function createTestBank({ pool, clock, secret, origin }: Deps): TestBank {
  const books = openBooks(pool, clock)
  const sign = (event: PaymentEvent, at = clock.now()) => signEvent(secret, event, at)
  const told = (id: string, paymentId: string, telling: Telling): SignedEvent[] => {
    const one = (): PaymentEvent => ({
      id: `tbe_${newId()}`,
      kind: 'payment',
      ref: paymentRef(id),
      paymentId,
      at: clock.now(),
    })
    if (telling === 'never') return []
    if (telling === 'out_of_order') return [one(), one()].map((each) => sign(each)).reverse()
    const event = sign(one())
    return telling === 'twice' ? [event, event] : [event]
  }
  return {
    provider: 'test_bank',
    canAuthorize: true,
    async createCheckout({ expiresAt, ...input }) {
      const id = input.paymentId
      await books.put('checkout', id, {
        ...input,
        expiresAt: expiresAt.toISOString(),
        status: 'open',
        last4: null,
        failure: null,
        captured: 0,
        refunded: 0,
      })
      return { ref: checkoutRef(id), url: `${origin}/dev/bank/${id}` }
    },
    expireCheckout: (ref) =>
      books.change(idOf(ref), (checkout) => {
        if (['open', 'processing', 'failed'].includes(checkout.status)) checkout.status = 'ended'
      }),
    read: async (ref) => viewOf(idOf(ref), await books.get('checkout', idOf(ref)), clock.now()),
    capture: (ref, amount) =>
      books.change(idOf(ref), (checkout) => {
        if (checkout.status === 'paid' && checkout.captured === amount) return
        if (checkout.status !== 'authorized') throw unexpected()
        if (amount > checkout.amount) throw new PaymentError('invalid', 'amount_too_large')
        checkout.status = 'paid'
        checkout.captured = amount
      }),
    void: (ref) =>
      books.change(idOf(ref), (checkout) => {
        if (checkout.status === 'paid') throw unexpected()
        checkout.status = 'ended'
      }),
    async chargeSaved({ method, ...charge }) {
      const { last4, customer } = await books.get('method', method)
      if (customer !== charge.customer) throw new PaymentError('invalid', 'resource_missing')
      const card = cardEnding(last4)
      const id = savedId(charge.paymentId)
      const ref = paymentRef(id)
      const made = await books.put('checkout', id, {
        ...charge,
        number: '',
        saveCard: false,
        locale: 'en',
        successUrl: '',
        cancelUrl: '',
        expiresAt: clock.now().toISOString(),
        status: card?.does === 'declines' || card?.does === 'asks' ? 'failed' : 'authorized',
        last4,
        failure:
          card?.does === 'declines'
            ? 'insufficient_funds'
            : card?.does === 'asks'
              ? 'authentication_required'
              : null,
        captured: 0,
        refunded: 0,
      })
      if (made.status !== 'failed') return { kind: 'authorized', ref }
      return made.failure === 'authentication_required'
        ? { kind: 'needs_action', ref }
        : { kind: 'declined', ref, code: made.failure ?? 'declined' }
    },
    async findCharge(_customer, paymentId) {
      const id = savedId(paymentId)
      const made = await books.find('checkout', id)
      return made ? viewOf(id, made, clock.now()) : null
    },
    async refund(ref, amount, _currency, key, attempt = 1) {
      const checkoutId = idOf(ref)
      const made = await books.refund(keysOf(key, attempt), checkoutId, (checkout) => {
        if (checkout.status !== 'paid') throw new PaymentError('invalid', 'charge_not_captured')
        if (checkout.refunded + amount > checkout.captured)
          throw new PaymentError('invalid', 'amount_too_large')
        const isRefused = cardEnding(checkout.last4)?.does === 'refunds_fail'
        // what the card's bank sends back is there to be refunded again
        if (!isRefused) checkout.refunded += amount
        return { checkoutId, amount, state: isRefused ? 'failed' : 'done' }
      })
      return refundView(made.id, made.data.state, true)
    },
    readRefund: async (ref) => refundView(ref, (await books.get('refund', ref)).state),
    createCustomer: async (patientId) => `tbu_${patientId}`,
    async listMethods(customer) {
      const rows = await books.of(customer)
      return rows.map(({ id, data }) => methodView(id, data as TestBankMethod, clock.now()))
    },
    detachMethod: async (ref) => void (await books.remove(ref)),
    deleteCustomer: async (customer) => void (await books.removeOf(customer)),
    readEvent: (rawBody, headers) => readSigned(secret, rawBody, headers, clock.now()),
    checkout: (id) => books.get('checkout', id),
    async pay(id, last4, telling = 'at_once') {
      const { paymentId, customer, saveCard, status } = await books.change(id, (checkout) => {
        if (viewOf(id, checkout, clock.now()).status !== 'open') throw unexpected()
        const does = cardEnding(last4)?.does ?? 'declines'
        checkout.last4 = last4
        checkout.failure = does === 'declines' ? 'insufficient_funds' : null
        checkout.status =
          does === 'declines' ? 'open' : does === 'asks' ? 'processing' : 'authorized'
        return checkout
      })
      if (status === 'authorized' && saveCard && customer)
        await books.put('method', `tbm_${id}`, { customer, last4 }, customer)
      return told(id, paymentId, telling)
    },
    async confirm(id, agrees, telling = 'at_once') {
      const { paymentId } = await books.change(id, (checkout) => {
        if (viewOf(id, checkout, clock.now()).status !== 'processing') throw unexpected()
        checkout.status = agrees ? 'authorized' : 'open'
        checkout.failure = agrees ? null : 'authentication_failed'
        return checkout
      })
      return told(id, paymentId, telling)
    },
    async saveCard(customer, last4) {
      const id = `tbm_${newId()}`
      await books.put('method', id, { customer, last4 }, customer)
      return id
    },
    sign,
  }
}

/** Of each attempt to give a refund back, newest first. */
const keysOf = (key: string, attempt: number): string[] =>
  Array.from({ length: attempt }, (_, before) =>
    before === attempt - 1 ? key : `${key}:${attempt - before}`,
  )

/** Nobody can pay there after its time. */
function viewOf(id: string, checkout: TestBankCheckout, now: Date): ProviderPayment {
  const isOver = ['open', 'processing'].includes(checkout.status) && now > at(checkout.expiresAt)
  return {
    status: isOver ? 'ended' : checkout.status,
    ref: checkout.last4 ? paymentRef(id) : null,
    orderId: checkout.orderId,
    paymentId: checkout.paymentId,
    amount: checkout.status === 'paid' ? checkout.captured : checkout.amount,
    currency: checkout.currency,
    failure: checkout.failure,
    card: checkout.last4 ? { brand: 'visa', last4: checkout.last4 } : null,
  }
}

function methodView(ref: string, { last4, expires }: TestBankMethod, now: Date): SavedMethod {
  const [year = now.getUTCFullYear() + 3, month = 12] = expires?.split('-').map(Number) ?? []
  return { ref, brand: 'visa', last4, expMonth: month, expYear: year }
}

const at = (text: string) => new Date(text)

/** A refund that will fail looks well at first, as it does at a real bank. */
const refundView = (ref: string, state: 'done' | 'failed', isFirst = false): ProviderRefund => ({
  ref,
  state: state === 'failed' && isFirst ? 'pending' : state,
  failure: state === 'failed' && !isFirst ? 'expired_or_canceled_card' : null,
})

const unexpected = () => new PaymentError('invalid', 'unexpected_state')
