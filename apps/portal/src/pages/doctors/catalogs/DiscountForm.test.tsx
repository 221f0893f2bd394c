import { forgetAllInput } from '@officina/ui/keptInput.ts'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { DiscountForm } from './DiscountForm.tsx'
import { DiscountsPanel } from './DiscountsPanel.tsx'

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

it('what is typed goes on the version of somebody who was faster', async () => {
  let stored = {
    ...{ id: 'd1', revision: 1, kind: 'catalog', target: 'Spring', status: 'active' },
    ...{ name: 'Spring', percent: 5, starts_on: '2026-03-01', ends_on: null as string | null },
  }
  const sent = drawPart(
    <DiscountsPanel isReadOnly={false} onClose={() => undefined} />,
    (path, method) => {
      if (path === '/api/doctor/discounts') return [stored]
      if (method !== 'PATCH') return {}
      if (sent.length > 1) return stored
      stored = { ...stored, revision: 2, ends_on: '2026-05-31' }
      return Response.json({ error_code: 'REVISION_CONFLICT' }, { status: 409 })
    },
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Spring' }))
  fireEvent.change(name(), { target: { value: 'Spring sale' } })
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  save()
  await screen.findByRole('button', { name: 'Load the latest version' })
  const end = screen.getByLabelText(/^Last day/)
  await waitFor(() => expect(end).toHaveProperty('value', '2026-05-31'))
  expect(name().value).toBe('Spring sale')
  save()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toMatchObject({ name: 'Spring sale', ends_on: '2026-05-31', revision: 2 })
})
