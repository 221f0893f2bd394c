import { expect, test } from 'vitest'
import { pageWithin } from './Pagination.tsx'

test.each([
  [1, 0, 1],
  [3, 60, 3],
  [4, 60, 3],
  [999, 14, 1],
])('page %i of %i rows is page %i', (page, total, shown) => {
  expect(pageWithin(page, 25, total)).toBe(shown)
})
