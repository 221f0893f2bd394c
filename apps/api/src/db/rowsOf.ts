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
  type Row = Pick<T['$inferSelect'], K> & M
  const listOf = (values: SQL, read: (row: JsonRow) => JsonRow) =>
    sql`coalesce((select json_agg(part) from (
      select ${values} from ${table} ${rest}) part), '[]'::json)`.mapWith((rows: JsonRow[]) =>
      rows.map((row) => read(row) as Row),
    )
  const others = Object.entries<SQL>(more)
  if (only) {
    const columns = Object.entries(getTableColumns(table)).filter(
      ([key]) => !(key in more) && only.includes(key as K),
    )
    return listOf(named([...columns, ...others]), decoderOf(columns))
  }
  const read = readerOf(table)
  return listOf(named([['row', sql`${table}`], ...others]), ({ row, ...beside }) =>
    Object.assign(read(row as JsonRow), beside),
  )
}

/**
 * A table's row as one value, which is read faster than each column by itself. PostgreSQL writes a whole row sooner than a
 * list of its columns, which it prepares at every call. Not for tables with binary columns.
 */
export const rowOf = <T extends PgTable>(table: T): SQL<T['$inferSelect']> =>
  knownRow(table) as SQL<T['$inferSelect']>

/** The same of a table that need not have one. */
export const rowOrNull = <T extends PgTable>(table: T): SQL<T['$inferSelect'] | null> =>
  knownRow(table) as SQL<T['$inferSelect'] | null>

type JsonRow = Record<string, unknown>

const known = new WeakMap<PgTable, SQL>()

/** Its reader is made once for each table. */
function knownRow(table: PgTable): SQL {
  const row = known.get(table) ?? frozen(sql`row_to_json(${table})`).mapWith(readerOf(table))
  known.set(table, row)
  return row
}

/** Gives a row's values the names of the code, and those that JSON has in another form their own. */
function readerOf(table: PgTable): (row: JsonRow) => JsonRow {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => ({
    key,
    name: column.name,
    column: isDecoded(column) ? column : undefined,
  }))
  return (row) => {
    const read: JsonRow = {}
    for (const { key, name, column } of columns) {
      const value = row[name]
      read[key] = column && value !== null ? column.mapFromDriverValue(value) : value
    }
    return read
  }
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
  return (row: JsonRow) => {
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
