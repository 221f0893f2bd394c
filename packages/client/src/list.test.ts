import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listQuery, parseContentRange } from './list.ts'

describe('listQuery', () => {
  test('speaks the list dialect', () => {
    const sort = { field: 'created_at', order: 'DESC' } as const
    const filter = { status: ['approved'], q: 'yama', from: undefined, to: '', flag: false, n: 0 }
    expect(listQuery({ page: 2, perPage: 25, sort, filter })).toEqual({
      sort: ['created_at', 'DESC'],
      range: [25, 49],
      filter: { status: ['approved'], q: 'yama', flag: false, n: 0 },
    })
    expect(listQuery()).toEqual({ range: [0, 24] })
    expect(listQuery({ filter: { q: '' } })).toEqual({ range: [0, 24] })
  })

  test('any page asks for 1 to 100 rows in order', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (page, perPage) => {
        const [from, to] = listQuery({ page, perPage }).range
        expect(Number.isSafeInteger(from) && from >= 0).toBe(true)
        expect(to - from + 1).toBeGreaterThanOrEqual(1)
        expect(to - from + 1).toBeLessThanOrEqual(100)
      }),
    )
  })
})

test.each([
  ['doctors 0-24/319', { unit: 'doctors', range: { from: 0, to: 24 }, total: 319 }],
  ['items 0-9/*', { unit: 'items', range: { from: 0, to: 9 }, total: undefined }],
  ['doctors */0', { unit: 'doctors', range: undefined, total: 0 }],
  ['doctors 0-0/0', { unit: 'doctors', range: undefined, total: 0 }],
  ['doctors 0-24', undefined],
  ['0-24/319', undefined],
  ['doctors a-b/c', undefined],
  ['', undefined],
  [null, undefined],
])('Content-Range %s', (header, expected) => {
  expect(parseContentRange(header)).toEqual(expected)
})
