import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchInput } from './SearchInput.tsx'

let root: Root
const onChange = vi.fn()

/** Links lead nowhere here. */
const stay = (event: Event) => event.preventDefault()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"></div><a href="/other">o</a><a href="?tab=all">t</a>'
  document.addEventListener('click', stay)
  root = createRoot(document.querySelector('#root') as Element)
  await act(() => root.render(<SearchInput value="" onChange={onChange} label="Search" />))
})

afterEach(async () => {
  await act(() => root.unmount())
  document.removeEventListener('click', stay)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  onChange.mockReset()
})

test('what was typed is reported once, 300 ms after the last key', async () => {
  await type('gin')
  await type('ginger')
  act(() => void vi.advanceTimersByTime(299))
  expect(onChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onChange.mock.calls).toEqual([['ginger']])
})

test('nothing is reported after a link to another page was followed', async () => {
  await type('gin')
  press('a[href="/other"]')
  act(() => void vi.advanceTimersByTime(1000))
  expect(onChange).not.toHaveBeenCalled()
})

test('a link that stays on the page leaves the report alone', async () => {
  await type('gin')
  press('a[href="?tab=all"]')
  act(() => void vi.advanceTimersByTime(1000))
  expect(onChange.mock.calls).toEqual([['gin']])
})

async function type(value: string): Promise<void> {
  const input = document.querySelector('input') as HTMLInputElement
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(() => {
    setValue?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function press(selector: string): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector(selector)?.dispatchEvent(event)
}
