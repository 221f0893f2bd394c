import { expect, it } from 'vitest'
import { isWholeLink } from './draft.ts'

it('knows a whole link', () => {
  expect(isWholeLink({ title: 'Guideline', url: 'https://example.org/a' })).toBe(true)
  for (const url of ['', 'example.org', 'javascript:alert(1)', 'ftp://example.org'])
    expect(isWholeLink({ title: 'Guideline', url })).toBe(false)
  expect(isWholeLink({ title: ' ', url: 'https://example.org' })).toBe(false)
})
