import { statusTones } from '@officina/shared/status/words'
import { LocaleProvider } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PatientStatus } from '../PatientStatus.tsx'
import EventList from './EventList.tsx'
import { State, States } from './forDoctor.tsx'
import { Parcel } from './parts.tsx'
import { useOrderAmounts } from './useOrderAmounts.ts'

const words = { track: 'Track', shipped: 'Shipped', delivered: 'Delivered' }
const shown = (status: string) =>
  renderToStaticMarkup(
    <Parcel
      words={words}
      parcel={
        {
          number: 'S-2026-000118',
          status,
          carrier: null,
          tracking_no: null,
          tracking_url: null,
          shipped_at: null,
          delivered_at: null,
          lines: [{ title: 'Lip Balm SPF 20', quantity: 1 }],
        } as never
      }
    />,
  )

it.each(['to_pick', 'picking', 'packed'])('names no step of the warehouse: %s', (status) => {
  expect(shown(status)).toContain('Preparing')
  expect(shown(status)).not.toMatch(/To pick|Picking|Packed/)
})

it('says what a parcel on its way or lost is', () => {
  expect(shown('in_transit')).toContain('In transit')
  expect(shown('exception')).toContain('Delivery problem')
})

const inJapanese = (element: ReactNode) =>
  renderToStaticMarkup(<LocaleProvider initial="ja">{element}</LocaleProvider>)

it('tells a patient no state in the words of the office', () => {
  for (const kind of ['payment', 'order_line', 'return', 'recipe', 'request'] as const)
    for (const value of Object.keys(statusTones[kind])) {
      // the order says itself that it was cancelled
      if (value === 'voided') continue
      const chip = inJapanese(<PatientStatus kind={kind} value={value} />)
      expect(chip).not.toMatch(/与信|引当|待機|ピッキング|決済|却下|受領|お断り/)
    }
})

it.each([
  ['card pending', 'unfulfilled', 'Payment pending', 'Payment pending'],
  ['card failed', 'unfulfilled', 'Payment failed', 'Payment failed'],
  ['invoice pending', 'unfulfilled', 'Payment pending Preparing', 'Preparing'],
  ['invoice pending', 'in_progress', 'Payment pending Preparing', 'Preparing'],
  ['card paid', 'unfulfilled', 'Paid Preparing', 'Preparing'],
  // every parcel of it was lost
  ['card refunded', 'delivered', 'Refunded', 'Refunded'],
  ['card partially_refunded', 'delivered', 'Partly refunded Refunded', 'Refunded'],
  ['invoice pending', 'delivered', 'Payment pending Cancelled', 'Cancelled'],
])('tells doctors how far an order is: %s, %s', (payment, fulfilment_state, all, one) => {
  const [payment_method = '', payment_state = ''] = payment.split(' ')
  const states = { payment_state, payment_method, fulfilment_state, order_state: 'open' }
  const order = { ...states, delivered_at: null }
  const textOf = (element: ReactNode) =>
    renderToStaticMarkup(element)
      .replace(/<style.*?<\/style>/gs, '')
      .replace(/(<[^>]*>)+/g, ' ')
      .trim()
  expect(textOf(<States order={order} />)).toBe(all)
  expect(textOf(<State order={order} />)).toBe(one)
})

it('tells patients the history of their order as their own', () => {
  const at = '2026-11-20T09:00:00.000Z'
  const step = {
    at,
    event: 'order.cancel_requested',
    state: null,
    amount: null,
    by: 'patient' as const,
  }
  const refunded = { ...step, event: 'order.refunded', amount: 1_250, by: null }
  const credited = { ...refunded, event: 'order.credited', amount: 500 }
  const list = (toPatient: boolean) =>
    inJapanese(
      <EventList
        label=""
        events={[step, refunded, credited]}
        currency="EUR"
        toPatient={toPatient}
      />,
    )
  expect(list(true)).toContain('返金：€12.50')
  expect(list(true)).toContain('請求額から減額：€5.00')
  expect(list(false)).toContain('患者がキャンセルを依頼')
  expect(list(true)).toContain('キャンセルを依頼')
  expect(list(true)).toContain('お客様')
  expect(list(true)).not.toContain('患者')
})

it('adds up without a payment that came when nobody was to pay', () => {
  const part = { id: 'a', amount: 500, reason: 'Damaged', state: 'done', of_order: true }
  const stray = { ...part, id: 'b', amount: 2_000, of_order: false }
  const order = {
    ...{ subtotal: 2_000, discount: 0, discounts: [], shipping: 0, tax: 0, tax_added: 0 },
    ...{ tax_name: null, total: 2_000, refunded: 500, refunds: [part, stray] },
  }
  const say = { discount: () => '', notCharged: () => '', refund: () => '' }
  const Read = () => useOrderAmounts(order as never, say).map(({ amount }) => `${amount} `)
  expect(renderToStaticMarkup(<Read />)).toBe('2000 0 2000 -500 1500 ')
})
