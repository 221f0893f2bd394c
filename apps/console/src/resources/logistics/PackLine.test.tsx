import { useServerForm } from '@officina/ui/useServerForm.ts'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PackLine, type PackValues } from './PackLine.tsx'
import { type Shelf, stockActions } from './stockActions.ts'

afterEach(cleanup)

const line = {
  ...{ id: 'l', title: 'Zinc', variant_title: '', sku: 'Z', quantity: 2, bin: null },
  proposed: [{ lot: 'A', expires_on: '2028-06-30', quantity: 2 }],
} as never

function Line() {
  const form = useServerForm<PackValues>(
    { 'lines.0.lot': 'A', 'lines.0.expires_on': '2028-06-30', 'count.l': '0' },
    async () => undefined,
  )
  const parts = [{ line, name: 'lines.0' }]
  return <PackLine line={line} parts={parts} form={form as never} onSplit={() => undefined} />
}

it('gives no lot the use-by date of the one that was proposed', () => {
  render(<Line />)
  const lot = screen.getByLabelText(/^Lot/)
  const day = () => (screen.getByLabelText(/^Use by/) as HTMLInputElement).value
  fireEvent.change(lot, { target: { value: 'B' } })
  expect(day()).toBe('')
  fireEvent.change(lot, { target: { value: 'A' } })
  expect(day()).toBe('2028-06-30')
  fireEvent.change(screen.getByLabelText(/^Use by/), { target: { value: '2029-01-31' } })
  fireEvent.change(lot, { target: { value: 'C' } })
  expect(day()).toBe('2029-01-31')
  // nor the one that stands in the form of a shelf
  const { initial } = stockActions.adjust.fields.lot_expires_on as {
    initial?: (row: Shelf) => string
  }
  expect(initial?.({ lot: 'A', lot_expires_on: '2028-06-30' } as Shelf) ?? '').toBe('')
})
