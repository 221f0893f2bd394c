import { formatMoney } from '@officina/shared/format'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MeContext } from '../../admin/MeContext.ts'
import type { Me } from '../../session/me.ts'
import { orderActions } from './actions.ts'
import { moneyActions } from './moneyActions.ts'
import { OrderLines } from './OrderLines.tsx'
import { Header } from './OrderPage.tsx'
import { leftOf, type Order, refundOf } from './order.ts'
import RefundPreview from './RefundPreview.tsx'

const me = { time_zone: 'UTC' } as Me
const order = {
  currency: 'USD',
  payment_state: 'paid',
  fulfilment_state: 'unfulfilled',
  released_at: null,
  flags: ['amount_mismatch'],
  amount_differences: [{ part: 'total', expected: 8_700, actual: 100 }],
  cancel_request: null,
} as unknown as Order

const shown = (changes: Partial<Order>) =>
  renderToStaticMarkup(
    <MeContext value={me}>
      <Header order={{ ...order, ...changes }} />
    </MeContext>,
  )

describe('the head of an order’s page', () => {
  it('says which amounts were expected and received until somebody accepts them', () => {
    expect(shown({})).toContain('Total: $87.00 expected, $1.00 received')
    expect(shown({})).not.toContain('already shipped')
    expect(shown({ released_at: '2026-11-20T09:00:00Z' })).toContain('already shipped')
    expect(shown({ flags: [] })).not.toContain('expected')
  })

  it('says who requested which refund, and to them that another must confirm it', () => {
    const asked = { amount: 60_000, reason: 'Broken', at: '2026-11-20T09:00:00Z', by: 'Ken Sato' }
    const other = shown({ refund_request: { ...asked, mine: false } })
    expect(other).toMatch(/Ken Sato requested a refund of \$600\.00 on 20 Nov 2026, 09:00\. Broken/)
    expect(other).not.toContain('Another administrator')
    const own = shown({ refund_request: { ...asked, mine: true } })
    expect(own).toContain('Another administrator must confirm your request.')
  })
})

it('says what has been received of an order that waits for the rest, and asks for that or gives it back', () => {
  const part = {
    ...order,
    payment_state: 'pending',
    total: 5_000,
    refunded: 0,
    received: 2_000,
    lines: [],
  } as unknown as Order
  const sums = (of: Order) => renderToStaticMarkup(<OrderLines order={of} />)
  expect(sums(part)).toMatch(/Received.*\$20\.00.*Still to pay.*\$30\.00/)
  expect(sums({ ...part, received: 0 })).not.toContain('Still to pay')
  expect(sums({ ...part, payment_state: 'paid' })).not.toContain('Still to pay')
  const { fields, text } = moneyActions.record_payment
  expect(fields.amount.initial(part)).toBe('30.00')
  const money = (amount: number, currency: string) => formatMoney(amount, currency, 'en')
  const saying: Parameters<typeof text>[1] = { me, money, pick: ([en]) => en }
  expect(text(part, saying)[0]).toMatch(/\$20\.00 has already been recorded.*must be \$30\.00\./)
  const lowering = (of: Order) => moneyActions.refund.text(of, saying)[0]
  expect(lowering(part)).toMatch(/^Only \$20\.00 has been paid so far, so /)
  expect(lowering({ ...part, received: 0 })).toMatch(/^Nothing has been paid yet, so /)
  const cancelling = (of: Order) => orderActions.cancel.text(of, saying)[0]
  expect(cancelling(part)).toMatch(
    / \$20\.00 has been paid so far and is listed under “To pay back”\.$/,
  )
  expect(cancelling({ ...part, payment_state: 'authorized' })).toMatch(
    / The card is not charged\.$/,
  )
  expect(cancelling({ ...part, received: 0 })).toMatch(/refills are restored\.$/)
})

it.each([
  ['credited', 'Taken off'],
  ['done', 'Refunded'],
])('a line of which all went back says so: %s', (state, word) => {
  const commission = { reason: 'refunded', amount: 0, rate_bp: 0 }
  const line = { id: 'a', title: 'Zinc', variant_title: '', line_status: 'refunded', commission }
  const lines = [{ ...line, qty_ordered: 1, line_total: 2_000, refunded: 2_000 }]
  const of = { ...order, lines, total: 2_000, refunded: 2_000, refunds: [{ state }], shipments: [] }
  const shown = renderToStaticMarkup(<OrderLines order={of as unknown as Order} />)
  expect(shown.match(/class="status-chip"[^>]*>([^<]*)</)?.[1]).toBe(word)
})

it('names the lots of parcels that stand, and offers what no other parcel holds', () => {
  const parcel = (status: string, lot: string, reshipment_of: string | null = null) => ({
    ...{ status, reshipment_of },
    lines: [{ order_line_id: 'a', quantity: 2, lot, expires_on: null }],
  })
  const line = { id: 'a', title: 'Zinc', variant_title: '', line_status: 'reserved' }
  const lines = [{ ...line, qty_ordered: 4, qty_shipped: 2, qty_cancelled: 0, line_total: 0 }]
  const shipments = [
    parcel('exception', 'LOST'),
    parcel('cancelled', 'UNPACKED'),
    parcel('packed', 'AGAIN', 'lost'),
  ]
  const of = { ...order, lines, refunds: [], shipments } as unknown as Order
  const page = renderToStaticMarkup(<OrderLines order={of} />)
  expect(page.match(/Lot [A-Z]+/g)).toEqual(['Lot LOST', 'Lot AGAIN'])
  expect(leftOf(of, of.lines[0] as never)).toBe(2)
})

it('previews the change of a commission only where there is one', () => {
  const line = { id: 'a', title: 'Zinc', qty_ordered: 1, line_total: 2_000, refunded: 0 }
  const paid = {
    ...order,
    ...{ id: 'o', revision: 1, shipping_total: 0, lines: [line], refunds: [], returns: [] },
  } as unknown as Order
  const values = { 'a.quantity': '1', 'a.amount': '20.00' }
  const preview = (commission: number) => {
    const lines = [{ order_line_id: 'a', cancelled: 0, commission, reversal: -commission }]
    const client = new QueryClient()
    client.setQueryData(['refund-preview', 'o', 1, JSON.stringify(refundOf(values, paid))], {
      ...{ amount: 2_000, reversal: 0 - commission, lines },
    })
    const form = { values, setErrors: () => undefined }
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <RefundPreview form={form as never} record={paid} />
      </QueryClientProvider>,
    )
  }
  expect(preview(400)).toMatch(
    /The patient gets \$20\.00\. The doctor’s commission changes by −\$4\.00/,
  )
  expect(preview(0)).toMatch(/The patient gets \$20\.00\.</)
})
