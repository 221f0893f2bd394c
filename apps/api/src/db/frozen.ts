import { dialect } from './dialect.ts'
import { is, Placeholder, type SQL, sql } from './sql.ts'

/** The text and values of a piece of SQL. */
export const textOf = (part: SQL): { sql: string; params: unknown[] } => dialect.sqlToQuery(part)

/**
 * The same SQL with its text put together once, for parts that every call of a hot statement repeats:
 * walking a select list's objects costs more than the rest of a call. One with values stays as it is.
 */
export function frozen<T>(part: SQL<T>): SQL<T> {
  const { sql: text, params } = textOf(part)
  return params.length === 0 ? (sql.raw(text) as SQL<T>) : part
}

/**
 * A number of rows that stands in the statement itself. As a parameter it makes PostgreSQL plan for any number: for
 * every row where a statement is planned once, or anew at every call.
 */
export const literal = (rows: number): SQL => sql.raw(String(Math.trunc(rows)))

/**
 * Words of ours as a list that stands in the statement itself: as parameters PostgreSQL makes the list anew for every row
 * it compares. Only what needs no quotes may be among them.
 */
export function literalWords(words: readonly string[]): SQL {
  const odd = words.find((word) => !/^[a-z_.]+$/.test(word))
  if (odd !== undefined) throw new Error(`${odd} cannot stand in a statement as it is.`)
  return sql.raw(`(${words.map((word) => `'${word}'`).join(', ')})`)
}

/** How a statement begins that is planned for its values: connections give it no name. */
export const planned = '/* planned for its values */'

/**
 * A statement with the contract's words in its text, not as parameters, so that it is planned for them: nearly all
 * orders are `paid` and hardly any `failed`, and one plan for both reads the whole table for the few.
 */
export function plannedForWords(part: SQL): SQL {
  const filled = cut(part)((param) =>
    typeof param === 'string' && /^[a-z_]+$/.test(param)
      ? sql.raw(`'${param}'`)
      : sql`${sql.param(param)}`,
  )
  return sql`${sql.raw(`${planned} `)}${filled}`
}

/**
 * SQL whose text is put together once, and whose values differ from call to call: `part` has `sql.placeholder(name)`
 * in their places.
 */
export function pattern<N extends string>(part: SQL): (values: Record<N, unknown>) => SQL {
  const fill = cut(part)
  return (values) =>
    fill((param) => sql`${is(param, Placeholder) ? values[param.name as N] : param}`)
}

/** A statement's text, cut at its values once; then put together with what is made of each. */
function cut(part: SQL): (make: (param: unknown) => SQL) => SQL {
  const { sql: text, params } = textOf(part)
  const pieces = text.split(/\$\d+/).map((piece) => sql.raw(piece))
  return (make) =>
    sql.join(
      pieces.flatMap((piece, index) =>
        index < params.length ? [piece, make(params[index])] : [piece],
      ),
    )
}
