import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toast } from '../../../features/toast.tsx'
import { drawPart } from '../../../testing/part.tsx'
import { BuyBar } from './BuyBar.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const product = { availability: 'in_stock' }
const line = (id: string) => ({ id, product, quantity: 1, price_now: 900, in_cart: 0 })
const recipe = { id: 'r', currency: 'USD', lines: ['a', 'b', 'c'].map(line) } as never

it.each([
  [['a'], '1 product added to cart'],
  [['a', 'b'], '2 products added to cart'],
  [['a', 'b', 'c'], 'Recipe added to cart'],
])('says how much of the recipe is in the cart: %s', async (ids, said) => {
  const success = vi.spyOn(toast, 'success').mockImplementation(() => undefined as never)
  drawPart(<BuyBar recipe={recipe} chosen={ids.map(line) as never} />, () => ({
    lines: [],
    left_out: [],
  }))
  fireEvent.click(screen.getByRole('button', { name: 'Add selected to cart' }))
  await vi.waitFor(() => expect(success.mock.calls[0]?.[0]).toBe(said))
})
