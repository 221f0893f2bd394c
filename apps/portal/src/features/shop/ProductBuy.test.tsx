import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import { ProductBuy } from './ProductBuy.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const pack = (id: string, available: number) => ({
  ...{ id, title: id, price: 900, availability: 'in_stock', max_per_order: null },
  ...{ quantity_available: available, restock_on: null },
})
const product = {
  ...{ id: 'zinc', title: 'Zinc', currency: 'USD', availability: 'in_stock', recipe: null },
  ...{ can_buy: true, needs_recipe: false, notices: [], status_reason: null, successor: null },
  discount_bp: 1_000,
  variants: [pack('60 tablets', 20), pack('120 tablets', 2)],
} as never

it('puts into the cart what is shown, also of a pack of which there is less', async () => {
  const sent = drawPart(<ProductBuy product={product} />, () => ({ lines: [] }))
  const quantity = screen.getByRole('textbox', { name: /^Quantity of Zinc/ })
  fireEvent.change(quantity, { target: { value: '5' } })
  fireEvent.blur(quantity)
  // what is paid for it, as everywhere else
  expect(screen.getByRole('option', { name: /^120 tablets/ }).textContent).toMatch(/\$8\.10$/)
  fireEvent.change(screen.getByLabelText('Pack'), { target: { value: '120 tablets' } })
  expect(quantity).toHaveProperty('value', '2')
  fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      path: '/api/patient/cart/lines',
      body: { variant_id: '120 tablets', quantity: 2 },
    }),
  )
})
