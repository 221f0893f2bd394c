import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { patients } from '../../schema/patient.ts'
import { columnsOf, filled, keyed, list, number, oneOf, optional, readTable, yes } from './table.ts'

const folder = mkdtempSync(join(tmpdir(), 'officina-table-'))
const columns = columnsOf(patients, ['lastName', 'status'])

const read = (csv: string) => {
  writeFileSync(join(folder, 'people.csv'), csv)
  return readTable(
    'people',
    (cell, header) => ({
      key: cell('key', filled),
      since: cell('since', optional(number)),
      tall: cell('tall', yes),
      columns: columns(cell, header),
    }),
    pathToFileURL(`${folder}/`),
  )
}

it('makes each row of its cells, and the columns of a table of the cells that have their names', () => {
  expect(
    read('key,since,tall,last_name,status,tags,discount_bp\nana,-3,yes,Brown,active,a; b,500\n'),
  ).toEqual([
    {
      key: 'ana',
      since: -3,
      tall: true,
      columns: { lastName: 'Brown', status: 'active', tags: ['a', 'b'], discountBp: 500 },
    },
  ])
  const [empty] = read('key,since,tall,last_name,status,tags\nana,,,Brown,active,\n')
  expect(empty).toEqual({
    key: 'ana',
    since: undefined,
    tall: false,
    columns: { lastName: 'Brown', status: 'active' },
  })
})

const good = 'a,1,,Brown,active'
it.each([
  ['a word for a number', 'a,soon,,Brown,active', 'people.csv:3 since: "soon" is no number'],
  ['neither yes nor nothing', 'a,1,no,Brown,active', 'people.csv:3 tall: "no" is neither'],
  ['an empty cell', ',1,,Brown,active', 'people.csv:3 key: is empty'],
  ['an empty column', 'a,1,,,active', 'people.csv:3 last_name: is empty'],
  ['a state there is not', 'a,1,,Brown,asleep', 'people.csv:3 status: "asleep" is none of'],
  ['a cell too few', 'a,1,,Brown', /people\.csv: .*line 3/],
])('refuses %s, and says where', (_, row, message) => {
  expect(() => read(`key,since,tall,last_name,status\n${good}\n${row}\n`)).toThrow(message)
})

it('names the line of a row behind a cell of two lines', () => {
  const rows = 'a,1,,"Brown\nSmith",active\nb,x,,Brown,active'
  expect(() => read(`key,since,tall,last_name,status\n${rows}\n`)).toThrow('people.csv:4 since')
})

it('refuses a column that is missing and one that nobody reads', () => {
  expect(() => read('key,since,last_name,status\na,1,Brown,active\n')).toThrow(
    'people.csv:2 tall: no such column',
  )
  expect(() => read(`key,since,tall,last_name,status,hat\n${good},red\n`)).toThrow(
    'people.csv: nobody reads hat',
  )
})

it('finds by key, and says what is missing', () => {
  const get = keyed('person', [{ key: 'ana' }])
  expect(get('ana')).toEqual({ key: 'ana' })
  expect(() => get('bob')).toThrow('no person bob')
  expect(() => keyed('person', [{ key: 'ana' }, { key: 'ana' }])).toThrow('two rows of person')
})

it('reads lists and choices', () => {
  expect(list('a; b')).toEqual(['a', 'b'])
  expect(oneOf(['a', 'b'])('b')).toBe('b')
})
