import { expect, test } from 'vitest'
import { listStateOf } from './useListState.ts'

const read = (query: string) =>
  listStateOf(new URLSearchParams(query), { sort: { key: 'name', order: 'ASC' } })

test('whatever stands in the address, the list can ask for it', () => {
  expect(read('page=abc&size=7&sort=')).toMatchObject({ page: 1, pageSize: 25 })
  expect(read('page=-3').page).toBe(1)
  expect(read(`q=%00ana${'x'.repeat(300)}`).q).toBe(`ana${'x'.repeat(97)}`)
})

test('a day that is none counts as not given', () => {
  expect(read('added_from=zzz&added_to=2026-02-03').one('added_from')).toBeUndefined()
  expect(read('added_from=2026-13-40').one('added_from')).toBeUndefined()
  expect(read('added_from=zzz&added_to=2026-02-03').one('added_to')).toBe('2026-02-03')
})
