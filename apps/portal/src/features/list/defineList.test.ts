import { expect, test } from 'vitest'
import { defineList } from './defineList.ts'
import { listStateOf, type Usual } from './useListState.ts'

const usual = { sort: { key: 'position', order: 'ASC' }, size: 10 } satisfies Usual

const products = defineList('/api/doctor/products', {
  ...usual,
  sortable: ['position', 'title'],
  bestFirst: true,
  filter: (list) => ({ q: list.text('q'), price_lte: list.range('price').to }),
})

/** What is asked of the server for an address. */
function asked(search: string) {
  const list = listStateOf(new URLSearchParams(search), usual)
  const [path, init] = products.query(list).queryKey as unknown as [string, { params: object }]
  return { call: path, ...init.params }
}

test('without anything the usual order and the first page are asked for, and no filter', () => {
  expect(asked('')).toEqual({
    call: '/api/doctor/products',
    query: { sort: ['position', 'ASC'], range: [0, 9] },
  })
})

test('sort, page and filters of the address become those of the call', () => {
  expect(asked('sort=title.desc&page=3&size=25&price_to=900')).toMatchObject({
    query: { sort: ['title', 'DESC'], range: [50, 74], filter: { price_lte: 900 } },
  })
})

test('what the contract cannot sort by, and an amount that is none, count as nothing', () => {
  expect(asked('sort=password.asc&price_to=1e9')).toEqual(asked(''))
})

test('a search without a chosen order is answered by what matches best', () => {
  expect(asked('q=%20zinc%20')).toMatchObject({ query: { filter: { q: 'zinc' } } })
  expect(asked('q=zinc')).not.toHaveProperty('query.sort')
  expect(asked('q=zinc&sort=title.asc')).toMatchObject({ query: { sort: ['title', 'ASC'] } })
})
