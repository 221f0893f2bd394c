import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { queryClient } from '../../../queryClient.ts'
import { OrderActions } from './OrderActions.tsx'
import { OrderDetail } from './OrderDetail.tsx'
import { Returns } from './Reports.tsx'

const line = {
  ...{ id: 'l', title: 'Zinc', brand: '', form: 'tablet', variant_title: '', image: null },
  ...{ status: 'delivered', quantity: 1, quantity_shipped: 1, line_total: 900, discount: 0 },
}
const order = {
  ...{ id: 'o', status: 'delivered', payment_state: 'paid', payment_method: 'invoice' },
  ...{ currency: 'USD', discounts: [], discount: 0, refunds: [], reports: [], returns: [] },
  ...{ lines: [], shipments: [], timeline: [], address: { country: 'US', lines: [] } },
}
const drawn = (changes: object) => {
  const shown = { ...order, ...changes } as never
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <OrderDetail order={shown} />
        <OrderActions order={shown} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('says once that an order is refunded', () => {
  const times = (changes: object) => drawn(changes).split('Refunded').length - 1
  expect(times({ status: 'refunded', payment_state: 'refunded' })).toBe(1)
  expect(times({ status: 'refund_due', payment_state: 'refunded' })).toBe(0)
  expect(times({ status: 'cancelled', payment_state: 'refunded' })).toBe(1)
})

it('calls a replacement no second parcel', () => {
  const parcels = (...statuses: string[]) =>
    drawn({ shipments: statuses.map((status) => ({ id: status, number: 'S', status, lines: [] })) })
  expect(parcels('delivered', 'to_pick')).toContain('several parcels')
  expect(parcels('reshipped', 'to_pick')).not.toContain('several parcels')
})

it.each([
  ['something can come back', 1, null, true],
  ['it is too late', 0, 'too_late', true],
  ['nothing of its kind can', 0, 'heat_sensitive', true],
  ['it has not arrived', 0, 'not_delivered', false],
  ['it is asked for', 0, 'asked', false],
  ['it has come back or was refunded', 0, 'returned', false],
])('offers a return where %s: %d %s', (_, returnable_quantity, return_refusal, isOffered) => {
  const html = drawn({ lines: [{ ...line, returnable_quantity, return_refusal }] })
  expect(html.includes('Return items')).toBe(isOffered)
})

it.each([
  ['was paid back', 2500, 'done', 'Refunded: $25.00'],
  ['was taken off an unpaid invoice', 2500, 'credited', 'Taken off the invoice: $25.00'],
  ['was given back before', null, 'done', 'Nothing is left to refund.'],
])('says of a return whose value %s: %s %s', (_, refund_amount, state, says) => {
  const back = { id: 'b', status: 'refunded', lines: [], reason_code: 'other', photos: [] }
  const refunds = [{ of_order: true, state, amount: 2500 }]
  const shown = { ...order, refunds, returns: [{ ...back, refund_amount }] } as never
  const text = renderToStaticMarkup(<Returns order={shown} />).replace(/<[^>]+>/g, '')
  expect(text).toContain(says)
  expect(text.includes('Refunded:')).toBe(says.startsWith('Refunded'))
})
