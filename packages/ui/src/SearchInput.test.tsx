import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchInput } from './SearchInput.tsx'

const onChange = vi.fn()

/** Links lead nowhere here. */
const stay = (event: Event) => event.preventDefault()

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<a href="/other">o</a><a href="?tab=all">t</a>'
  document.addEventListener('click', stay)
  render(<Search />)
})

afterEach(() => {
  document.removeEventListener('click', stay)
  vi.useRealTimers()
  onChange.mockReset()
})

test('what was typed is reported once, 300 ms after the last key', () => {
  type('gin')
  type('ginger')
  act(() => void vi.advanceTimersByTime(299))
  expect(onChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onChange.mock.calls).toEqual([['ginger']])
})

test('nothing is reported after a link to another page was followed', () => {
  type('gin')
  press('a[href="/other"]')
  act(() => void vi.advanceTimersByTime(1000))
  expect(onChange).not.toHaveBeenCalled()
})

test('a link that stays on the page leaves the report alone', () => {
  type('gin')
  press('a[href="?tab=all"]')
  act(() => void vi.advanceTimersByTime(1000))
  expect(onChange.mock.calls).toEqual([['gin']])
})

test.each([' ', '\u3000'])('a blank %j in which the typing rests stays', (blank) => {
  type(`Ana${blank}`)
  act(() => void vi.advanceTimersByTime(300))
  expect(onChange.mock.calls).toEqual([['Ana']])
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(`Ana${blank}`)
})

/** Whoever searches keeps what is reported. */
function Search() {
  const [text, setText] = useState('')
  onChange.mockImplementation(setText)
  return <SearchInput value={text} onChange={onChange} label="Search" />
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } })

const press = (selector: string) =>
  fireEvent.click(document.querySelector(selector) as HTMLAnchorElement)
