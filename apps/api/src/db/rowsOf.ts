import { Column, getTableColumns, type PgColumn, type PgTable, type SQL, sql } from './sql.ts'

/**
 * Rows of a table as one value of a larger statement, in the shape `select()` gives: several small reads
 * become one round trip. `rest` is what follows FROM (`join … where … order by …`), `more` are values
 * beside the table's own, as JSON has them, and `only` the columns that are read, where not all are. Not for
 * tables with binary columns.
 */
export function rowsOf<
  T extends PgTable,
  M extends object = object,
  K extends keyof T['$inferSelect'] = keyof T['$inferSelect'],
>(
  table: T,
  rest: SQL,
  more: { [N in keyof M]: SQL<M[N]> } = {} as { [N in keyof M]: SQL<M[N]> },
  only?: readonly K[],
): SQL<(Pick<T['$inferSelect'], K> & M)[]> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([key]) => !(key in more) && (!only || only.includes(key as K)),
  )
  // by the names that rows have here, so that they need not be copied
  const values = [...columns, ...Object.entries<SQL>(more)].map(
    ([name, value]) => sql`${value} as ${sql.identifier(name)}`,
  )
  const decoded = columns.filter(([, column]) => isDecoded(column))
  return sql`coalesce((select json_agg(part) from (
      select ${sql.join(values, sql`, `)} from ${table} ${rest}) part), '[]'::json)`.mapWith(
    (rows: Record<string, unknown>[]) => {
      for (const row of rows)
        for (const [key, column] of decoded)
          if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key])
      return rows as (Pick<T['$inferSelect'], K> & M)[]
    },
  )
}

/** A table's row as one value, which is read faster than each column by itself. Not for tables with binary columns. */
export function rowOf<T extends PgTable>(table: T): SQL<T['$inferSelect']> {
  const columns = Object.entries(getTableColumns(table))
  return sql`row_to_json(${table})`.mapWith((row: Record<string, unknown>) => {
    const decoded: Record<string, unknown> = {}
    for (const [key, column] of columns) {
      const value = row[column.name]
      decoded[key] = value === null ? null : column.mapFromDriverValue(value)
    }
    return decoded as T['$inferSelect']
  })
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

/** Whether its values have another form in JSON, such as a moment. */
const isDecoded = (column: PgColumn): boolean =>
  column.mapFromDriverValue !== Column.prototype.mapFromDriverValue
