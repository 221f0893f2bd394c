import { createQueryClient } from '@officina/client/query'
import { preventDoubleClick } from '@officina/ui/preventDoubleClick.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ProductSummary } from './draft.ts'
import { ProductPicker } from './ProductPicker.tsx'
import { catalogsQuery, facetsQuery, noFilters, productsQuery } from './pickerQuery.ts'

let undo: () => void
beforeEach(() => {
  undo = preventDoubleClick()
})
afterEach(() => undo())

const zinc = {
  id: 'zinc',
  title: 'Zinc',
  variant_id: '60',
  variant_title: '60 tablets',
  availability: 'in_stock',
  price: 1400,
  currency: 'USD',
} as ProductSummary

const listOf = <Row,>(...data: Row[]) => ({
  data,
  total: data.length,
  estimated: false,
  range: undefined,
})

/** Presses "Add" of a product: `count` is 2 for the second click of a double click. */
function shown(onAdd: (product: ProductSummary) => unknown): (count: number) => void {
  const client = createQueryClient()
  client.setQueryData(productsQuery(noFilters, null).queryKey, listOf(zinc))
  client.setQueryData(catalogsQuery.queryKey, listOf<never>())
  client.setQueryData(facetsQuery('').queryKey, {} as never)
  render(
    <QueryClientProvider client={client}>
      <ProductPicker catalogId={null} onCatalog={vi.fn()} patientId={null} onAdd={onAdd} />
    </QueryClientProvider>,
  )
  return (detail) => fireEvent.click(screen.getByLabelText('Add Zinc'), { detail })
}

it('adds a product once for a double click, and again for a further press', async () => {
  const onAdd = vi.fn()
  const press = shown(onAdd)
  press(1)
  await act(async () => {})
  press(2)
  expect(onAdd).toHaveBeenCalledTimes(1)
  press(1)
  expect(onAdd).toHaveBeenCalledTimes(2)
})

it('adds a product again only when it has been answered, also with a refusal', async () => {
  const { promise, reject } = Promise.withResolvers()
  const onAdd = vi.fn(() => promise)
  const press = shown(onAdd)
  press(1)
  press(1)
  expect(onAdd).toHaveBeenCalledTimes(1)
  await act(async () => reject(new Error('refused')))
  press(1)
  expect(onAdd).toHaveBeenCalledTimes(2)
})

it('says that a product was added only where it was', async () => {
  const onAdd = vi.fn(() => false)
  const press = shown(onAdd)
  press(1)
  await act(async () => {})
  expect(screen.queryByText('Zinc added')).toBeNull()
  onAdd.mockReturnValue(true)
  press(1)
  expect(screen.getByText('Zinc added')).toBeTruthy()
})

it('is not narrowed by what is no price', () => {
  const keyOf = (priceTo: number | null) => productsQuery({ ...noFilters, priceTo }, null).queryKey
  expect(keyOf(-100)).toEqual(keyOf(null))
  expect(keyOf(0)).not.toEqual(keyOf(null))
})
