import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NumberField } from './NumberField.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

let root: Root
const reported = vi.fn()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.querySelector('#root') as Element)
})

afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
  reported.mockReset()
})

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
  ['abc', null],
])('%s is said to be out of bounds, stays and is no other number', async (typed, passedOn) => {
  await act(() => root.render(<Times />))
  await type(typed)
  expect(reported.mock.lastCall).toEqual([passedOn])
  expect(input().value).toBe(typed)
  expect(input().getAttribute('aria-invalid')).toBe('true')
  expect(note()).toBe('Enter a whole number from 1 to 24.')
})

test('what is within the bounds is taken without a word, full-width digits too', async () => {
  await act(() => root.render(<Times />))
  await type('１２')
  expect(reported.mock.lastCall).toEqual([12])
  expect(input().getAttribute('aria-invalid')).toBeNull()
})

test.each([
  ['1,500', 1500],
  ['１，５００．５', 1500.5],
  ['1,5', 1.5],
  ['0,500', 0.5],
  ['1,2345', 1.2345],
])('a comma separates thousands, else decimals: %s', async (typed, number) => {
  const field = { label: 'Amount', value: null, max: 5_000, decimals: true, onChange: reported }
  await act(() => root.render(<NumberField {...field} />))
  await type(typed)
  expect(reported.mock.lastCall).toEqual([number])
})

test('an emptied number shows what stands for it when it is left', async () => {
  await act(() => root.render(<Times />))
  await type('')
  expect(input().value).toBe('')
  await act(() => input().blur())
  expect(input().value).toBe('0')
})

test('a number of packs out of bounds is passed on where the form says so, else it goes to the bound', async () => {
  const stepper = { label: 'Packs', value: 2, onChange: reported }
  await act(() => root.render(<QuantityStepper {...stepper} />))
  await type('50')
  await act(() => input().blur())
  expect(reported.mock.lastCall).toEqual([20])
  await act(() => root.render(<QuantityStepper {...stepper} unbounded error="At most 20" />))
  await type('50')
  await act(() => input().blur())
  expect(reported.mock.lastCall).toEqual([50])
  expect(note()).toBe('At most 20')
})

test('leaving the field after Enter sends nothing again and keeps what was said', async () => {
  await act(() => root.render(<QuantityStepper label="Packs" value={2} onChange={reported} />))
  await type('99')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  await act(() => void input().dispatchEvent(enter))
  await act(() => input().blur())
  expect(reported.mock.calls).toEqual([[20]])
  expect(note()).toBe('At most 20 at a time.')
})

test('what is no number of packs leaves the one before, and that is said until the next one', async () => {
  await act(() => root.render(<QuantityStepper label="Packs" value={2} onChange={reported} />))
  await type('abc')
  await act(() => input().blur())
  expect(input().value).toBe('2')
  expect(reported).not.toHaveBeenCalled()
  expect(note()).toBe('Enter a whole number.')
  await type('3')
  await act(() => input().blur())
  expect(reported.mock.lastCall).toEqual([3])
  expect(note()).toBeUndefined()
})

const input = () => document.querySelector('input') as HTMLInputElement
const note = () =>
  document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent

async function type(value: string): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(() => {
    input().focus()
    setValue?.call(input(), value)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
