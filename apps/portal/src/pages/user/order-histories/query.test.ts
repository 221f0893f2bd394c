import { expect, test } from 'vitest'
import { ordersQuery } from './query.ts'

const filterOf = (search: string) => {
  const params = new URLSearchParams(search)
  const [, init] = ordersQuery((key) => params.getAll(key)).queryKey as unknown as [
    string,
    { params: { query: { filter?: unknown } } },
  ]
  return init.params.query.filter
}

test('an old or mistyped link leaves out what the list does not know', () => {
  expect(filterOf('status=zzz&year=19')).toBeUndefined()
  expect(filterOf('status=zzz&status=delivered&year=2026')).toEqual({
    status: ['delivered'],
    year: 2026,
  })
  expect(filterOf(`q=${'x'.repeat(300)}`)).toEqual({ q: 'x'.repeat(100) })
})
