import { frozen } from './frozen.ts'
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
  const decode = decoderOf(columns)
  return sql`coalesce((select json_agg(part) from (
      select ${named([...columns, ...Object.entries<SQL>(more)])} from ${table} ${rest}) part), '[]'::json)`.mapWith(
    (rows: Record<string, unknown>[]) => {
      for (const row of rows) decode(row)
      return rows as (Pick<T['$inferSelect'], K> & M)[]
    },
  )
}

/** A table's row as one value, which is read faster than each column by itself. Not for tables with binary columns. */
export const rowOf = <T extends PgTable>(table: T): SQL<T['$inferSelect']> =>
  knownRow(wholeRows, table, sql``)

/** The same of a table that need not have one. */
export const rowOrNull = <T extends PgTable>(table: T): SQL<T['$inferSelect'] | null> =>
  knownRow(rowsOrNull, table, sql`where not (${table} is null)`)

const wholeRows = new WeakMap<PgTable, SQL>()
const rowsOrNull = new WeakMap<PgTable, SQL>()

/** Its text is put together once for each table: of all that a write costs, walking its columns is the most. */
function knownRow<R>(known: WeakMap<PgTable, SQL>, table: PgTable, where: SQL): SQL<R> {
  let row = known.get(table)
  if (!row) {
    const columns = Object.entries(getTableColumns(table))
    row = frozen(
      sql`(select row_to_json(part) from (select ${named(columns)} ${where}) part)`,
    ).mapWith(decoderOf(columns))
    known.set(table, row)
  }
  return row as SQL<R>
}

/** By the names that rows have here, so that they need not be copied. */
const named = (values: [name: string, value: PgColumn | SQL][]): SQL =>
  sql.join(
    values.map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** Gives a row the values that JSON has in another form. */
function decoderOf(columns: [name: string, column: PgColumn][]) {
  const decoded = columns.filter(([, column]) => isDecoded(column))
  return (row: Record<string, unknown>) => {
    for (const [key, column] of decoded)
      if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key])
    return row
  }
}

/** Fields of a record as one value, as JSON has them. */
export const fieldsOf = <R>(fields: { [K in keyof R & string]: SQL<R[K]> | PgColumn }): SQL<R> =>
  sql<R>`(select row_to_json(fields) from (select ${named(
    Object.entries<SQL | PgColumn>(fields),
  )}) fields)`

/** What a statement without FROM selects from. */
export const nothing = sql`(select 1) nothing`

/** Whether its values have another form in JSON, such as a moment. */
const isDecoded = (column: PgColumn): boolean =>
  column.mapFromDriverValue !== Column.prototype.mapFromDriverValue
