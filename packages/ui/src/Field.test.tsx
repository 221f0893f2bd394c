import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailField } from './EmailField.tsx'
import { Field } from './Field.tsx'
import { LocaleProvider } from './text.tsx'

const show = (length: number, error?: string) =>
  render(
    <Field
      label="Course name"
      help="All versions share it."
      value={'髙'.repeat(length)}
      error={error}
      inputProps={{ maxLength: 40 }}
      onChange={() => undefined}
    />,
  )
const box = () => screen.getByRole<HTMLInputElement>('textbox')
const note = () => document.getElementById(box().getAttribute('aria-describedby') ?? '')

test('what is too long is not cut: the field says the limit and how much to remove', () => {
  show(47, 'Enter the course name.')
  expect(box().value).toHaveLength(47)
  expect(box().maxLength).toBe(-1)
  expect(box().getAttribute('aria-invalid')).toBe('true')
  expect(note()?.textContent).toBe('Use at most 40 characters. Remove 7.')
})

test.each([
  [20, 'All versions share it.'],
  [21, 'All versions share it. 19 characters left.'],
  [39, 'All versions share it. 1 character left.'],
  [40, 'All versions share it. 0 characters left.'],
])('after %i of 40 characters it says: %s', (length, words) => {
  show(length)
  expect(box().getAttribute('aria-invalid')).toBeNull()
  expect(note()?.textContent).toBe(words)
})

test('a field of another kind keeps its limit', () => {
  render(<EmailField value={`${'a'.repeat(250)}@b.jp`} onChange={() => undefined} />)
  expect(note()?.textContent).toBe('Use at most 254 characters. Remove 1.')
})

test('a field that may stay empty says so in the punctuation of the language', () => {
  const label = (locale: 'en' | 'ja') => {
    render(
      <LocaleProvider initial={locale}>
        <Field label="Note" value="" optional onChange={() => undefined} />
      </LocaleProvider>,
    )
    const text = document.querySelector('label')?.textContent
    cleanup()
    return text
  }
  expect(label('en')).toBe('Note (optional)')
  expect(label('ja')).toBe('Note（任意）')
})
