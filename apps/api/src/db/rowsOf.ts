import { getTableColumns, type PgColumn, type PgTable, type SQL, sql } from './sql.ts'

/**
 * Rows of a table as one value of a larger statement, in the shape `select()` gives: several small reads
 * become one round trip. `rest` is what follows FROM (`join … where … order by …`), `more` are values
 * beside the table's own, as JSON has them. Not for tables with binary columns.
 */
export function rowsOf<T extends PgTable, M extends object = object>(
  table: T,
  rest: SQL,
  more: { [K in keyof M]: SQL<M[K]> } = {} as { [K in keyof M]: SQL<M[K]> },
): SQL<(T['$inferSelect'] & M)[]> {
  const extra = Object.entries<SQL>(more).map(
    ([name, value]) => sql`, ${value} as ${sql.identifier(name)}`,
  )
  const columns = Object.entries(getTableColumns(table))
  const names = Object.keys(more)
  return sql`coalesce((select json_agg(part) from (
      select ${table}.*${sql.join(extra)} from ${table} ${rest}) part), '[]'::json)`.mapWith(
    (rows: Record<string, unknown>[]) =>
      rows.map((row) => decode(columns, row, names)) as (T['$inferSelect'] & M)[],
  )
}

/** A table's row as one value, which is read faster than each column by itself. Not for tables with binary columns. */
export function rowOf<T extends PgTable>(table: T): SQL<T['$inferSelect']> {
  const columns = Object.entries(getTableColumns(table))
  return sql`row_to_json(${table})`.mapWith(
    (row: Record<string, unknown>) => decode(columns, row, []) as T['$inferSelect'],
  )
}

/** The same of a table that need not have one. */
export const rowOrNull = <T extends PgTable>(table: T): SQL<T['$inferSelect'] | null> =>
  rowOf(table)

/** Fields of a record as one value, as JSON has them. */
export const fieldsOf = <R>(fields: { [K in keyof R & string]: SQL<R[K]> }): SQL<R> =>
  sql<R>`(select row_to_json(fields) from (select ${sql.join(
    Object.entries<SQL>(fields).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )}) fields)`

/** What a statement without FROM selects from. */
export const nothing = sql`(select 1) nothing`

function decode(
  columns: [string, PgColumn][],
  row: Record<string, unknown>,
  more: string[],
): object {
  const decoded: Record<string, unknown> = {}
  for (const [key, column] of columns) {
    const value = row[column.name]
    decoded[key] = value === null ? null : column.mapFromDriverValue(value)
  }
  for (const name of more) decoded[name] = row[name]
  return decoded
}
