import { expect, test } from 'vitest'
import { listStateOf } from '../../../features/list/useListState.ts'
import { orders } from './OrderList.tsx'

const filterOf = (search: string) => {
  const list = listStateOf(new URLSearchParams(search), { sort: { key: 'x', order: 'ASC' } })
  const [, init] = orders.query(list).queryKey as unknown as [
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
