import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Parcel } from './parts.tsx'

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
