import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
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
