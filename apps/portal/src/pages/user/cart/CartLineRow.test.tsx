import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { CartLineRow } from './CartLineRow.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const line = {
  ...{ id: 'l', product_id: 'z', title: 'Zinc', brand: 'North', variant_title: '60 tablets' },
  ...{ quantity: 1, max_quantity: 5, unit_price: 900, line_total: 900, saved_for_later: false },
  ...{ availability: 'backordered', backorder_choice: 'wait', restock_on: '2026-12-03' },
  ...{ problems: [], substitutes: [], discounts: [], discount: 0, lasts_days: null, dosage: null },
  ...{ available: null, replaces: null },
} as never

it.each([
  ['en', 'Ships when back in stock. Expected 3 Dec 2026.'],
  ['ja', '入荷しだいお送りします。入荷予定：2026年12月3日'],
] as const)('says in one sentence after the other when it ships: %s', (locale, said) => {
  drawPart(<CartLineRow line={line} currency="USD" />, () => ({}), locale)
  expect(screen.getByText(said)).toBeTruthy()
})
