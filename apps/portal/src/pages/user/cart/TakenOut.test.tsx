import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Cart } from '../../../features/shop/cart.ts'
import { messages } from './messages.ts'
import { TakenOut } from './TakenOut.tsx'

const line = { id: 'line', title: 'Zinc', saved_for_later: true, recipe: { id: 'recipe' } }
const shown = (...lines: object[]) =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <TakenOut cart={{ currency: 'USD', lines } as unknown as Cart} />
      </QueryClientProvider>
    </MemoryRouter>,
  )

it('says which product its doctor has stopped, with a way to the recipe', () => {
  shown({ ...line, problems: [{ code: 'RECIPE_LINE_STOPPED' }] })
  expect(screen.getByRole('status').textContent).toMatch(
    /Removed from your cart:Zinc.*Your doctor has stopped this product\./,
  )
  const link = screen.getByRole('link', { name: messages.en.showRecipe })
  expect(link.getAttribute('href')).toBe('/user/recipes?id=recipe')
  expect(screen.getByRole('button', { name: messages.en.dismissName('Zinc') })).toBeTruthy()
})

it('says nothing of what is kept for later or can be put right in the cart', () => {
  shown(
    { ...line, problems: [] },
    { ...line, id: 'other', saved_for_later: false, problems: [{ code: 'OUT_OF_STOCK' }] },
  )
  expect(screen.queryByRole('status')).toBeNull()
})
