import { expect, it } from 'vitest'
import { literalWords, pattern, plannedForWords, textOf } from './frozen.ts'
import { sql } from './sql.ts'

it('a statement is planned for the words of the contract, which stand in its text', () => {
  const statement = sql`status = ${'paid'} and total > ${5} and name = ${'O’Neil'} or ${'failed'} = any(x)`
  expect(textOf(plannedForWords(statement))).toMatchObject({
    sql: `/* planned for its values */ status = 'paid' and total > $1 and name = $2 or 'failed' = any(x)`,
    params: [5, 'O’Neil'],
  })
})

it('a pattern is put together once and takes its values later', () => {
  const fill = pattern<'id' | 'most'>(
    sql`id = ${sql.placeholder('id')} and kind = ${'doctor'} limit ${sql.placeholder('most')}`,
  )
  const text = 'id = $1 and kind = $2 limit $3'
  expect(textOf(fill({ id: 'a', most: 1 }))).toMatchObject({
    sql: text,
    params: ['a', 'doctor', 1],
  })
  expect(textOf(fill({ id: 'b', most: 2 }))).toMatchObject({
    sql: text,
    params: ['b', 'doctor', 2],
  })
})

it('words of ours stand in the text, and nothing that needs quotes', () => {
  expect(textOf(sql`action in ${literalWords(['order.paid', 'order.held'])}`)).toMatchObject({
    sql: `action in ('order.paid', 'order.held')`,
    params: [],
  })
  expect(() => literalWords(["o'neil"])).toThrow("o'neil cannot stand in a statement as it is.")
})
