import { act, fireEvent, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { NumberField } from './NumberField.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

const reported = vi.fn()
afterEach(() => void reported.mockReset())

function Times() {
  const [value, setValue] = useState<number | null>(1)
  const change = (next: number | null) => {
    reported(next)
    setValue(next ?? 0)
  }
  return <NumberField label="Times" value={value} min={1} max={24} onChange={change} />
}

test.each([
  ['50', 50],
  ['0', 0],
  ['-3', -3],
  ['1.5', 1.5],
  // saved as nothing, it would clear a dose
  ['abc', 0],
])('%s is said to be out of bounds, stays and is no other number', (typed, passedOn) => {
  render(<Times />)
  type(typed)
  expect(reported.mock.lastCall).toEqual([passedOn])
  expect(input().value).toBe(typed)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(note()).toBe('Enter a whole number from 1 to 24.')
  leave()
  expect(input().value).toBe(typed)
})

test('what is within the bounds is taken without a word, full-width digits too', () => {
  render(<Times />)
  type('１２')
  expect(reported.mock.lastCall).toEqual([12])
  expect(input().getAttribute('aria-invalid')).toBeNull()
})

test.each([
  ['1,500', 1500],
  ['１，５００．５', 1500.5],
  ['1,5', 1.5],
  ['0,500', 0.5],
  ['1,2345', 1.2345],
])('a comma separates thousands, else decimals: %s', (typed, number) => {
  const field = { label: 'Amount', value: null, max: 5_000, decimals: true, onChange: reported }
  render(<NumberField {...field} />)
  type(typed)
  expect(reported.mock.lastCall).toEqual([number])
})

test('an emptied number shows what stands for it when it is left', () => {
  render(<Times />)
  type('')
  expect(input().value).toBe('')
  leave()
  expect(input().value).toBe('0')
})

test('a number of packs out of bounds is passed on where the form says so, else it goes to the bound', () => {
  const stepper = { label: 'Packs', value: 2, onChange: reported }
  const { rerender } = render(<QuantityStepper {...stepper} />)
  type('50')
  leave()
  expect(reported.mock.lastCall).toEqual([20])
  rerender(<QuantityStepper {...stepper} unbounded error="At most 20" />)
  type('50')
  leave()
  expect(reported.mock.lastCall).toEqual([50])
  expect(note()).toBe('At most 20')
})

test('leaving the field after Enter sends nothing again and keeps what was said', () => {
  render(<QuantityStepper label="Packs" value={2} onChange={reported} />)
  type('99')
  fireEvent.keyDown(input(), { key: 'Enter' })
  leave()
  expect(reported.mock.calls).toEqual([[20]])
  expect(note()).toBe('At most 20 at a time.')
})

test('what is no number of packs leaves the one before, and that is said until the next one', () => {
  render(<QuantityStepper label="Packs" value={2} onChange={reported} />)
  type('abc')
  leave()
  expect(input().value).toBe('2')
  expect(reported).not.toHaveBeenCalled()
  expect(note()).toBe('Enter a whole number.')
  type('3')
  leave()
  expect(reported.mock.lastCall).toEqual([3])
  expect(note()).toBeUndefined()
})

const input = () => document.querySelector('input') as HTMLInputElement
const note = () =>
  document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent

function type(value: string): void {
  act(() => input().focus())
  fireEvent.change(input(), { target: { value } })
}
const leave = () => act(() => input().blur())
