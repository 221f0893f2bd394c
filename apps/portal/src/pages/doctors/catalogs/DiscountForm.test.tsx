import { forgetAllInput } from '@officina/ui/keptInput.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { DiscountForm } from './DiscountForm.tsx'

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  ),
)
afterEach(() => {
  cleanup()
  forgetAllInput()
  vi.unstubAllGlobals()
})

const zinc = { id: 'zinc', title: 'Zinc', brand: 'North', variant_title: '60 tablets' }
const balm = { id: 'balm', title: 'Balm', brand: 'South', variant_title: '100 g' }
const found = { id: 'found', title: 'Balm, large', brand: 'South', variant_title: '200 g' }

const answer = (path: string, _method: string, search: string) => {
  if (path === '/api/doctor/products/zinc') return zinc
  if (path === '/api/doctor/products') return search.includes('balm') ? [balm, found] : [zinc, balm]
  return []
}
const chosen = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Product' }).selectedOptions[0]?.text
const choose = (value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Product' }), { target: { value } })
const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/)

async function open() {
  const sent = drawPart(<DiscountForm limit={20} onClose={() => undefined} />, answer)
  fireEvent.change(screen.getByLabelText('Applies to'), { target: { value: 'product' } })
  await screen.findByRole('option', { name: /^Zinc/ })
  return sent
}

it('keeps the product that is chosen in sight while another is searched', async () => {
  await open()
  choose('zinc')
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'balm' } })
  await screen.findByRole('option', { name: /^Balm, large/ })
  await waitFor(() => expect(chosen()).toMatch(/^Zinc/))
  choose('balm')
  expect(chosen()).toMatch(/^Balm/)
})

it('is named after what it is on until a name is typed', async () => {
  await open()
  choose('zinc')
  expect(name().value).toBe('Zinc')
  choose('balm')
  expect(name().value).toBe('Balm')
  fireEvent.change(name(), { target: { value: 'Spring' } })
  choose('zinc')
  expect(name().value).toBe('Spring')
})
