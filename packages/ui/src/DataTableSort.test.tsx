import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTableSort } from './DataTableSort.tsx'

const columns = [{ key: 'name', header: 'Name', sortKey: 'name', render: () => null }]
const chosenIn = (sort: { key: string; order: 'ASC' | 'DESC' }) =>
  /<option [^>]*selected=""[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(<DataTableSort columns={columns} sort={sort} onSort={() => undefined} />),
  )?.[1]

test('the box names the sort that is in force, and none when no column has it', () => {
  expect(chosenIn({ key: 'name', order: 'DESC' })).toBe('Name ↓')
  expect(chosenIn({ key: 'updated_at', order: 'DESC' })).toBe('Sort by')
})
