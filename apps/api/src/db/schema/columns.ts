import {
  type AnyPgColumn,
  bigint,
  type ColumnBaseConfig,
  type ColumnBuilderBaseConfig,
  check,
  type ExtraConfigColumn,
  integer,
  PgJsonb,
  PgJsonbBuilder,
  type PgJsonbBuilderInitial,
  type SQL,
  sql,
  text,
  timestamp,
  uuid,
} from '../sql.ts'

/** UUIDv7 made by the application (`newId()`), never by the database. */
export const id = () => uuid('id').primaryKey()

/** The id of another row, which must be there. */
export const idOf = <N extends string>(name: N, row: () => AnyPgColumn) =>
  uuid(name).notNull().references(row)

export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** JSON, as the driver has read it: drizzle reads a text in it once more, which makes a number of one of digits. */
export const jsonb = <N extends string>(name: N): PgJsonbBuilderInitial<N> => new JsonBuilder(name)

class JsonBuilder<T extends ColumnBuilderBaseConfig<'json', 'PgJsonb'>> extends PgJsonbBuilder<T> {
  /** What drizzle makes the column with. */
  build(table: never) {
    return new JsonColumn(table, this.config as never)
  }
}

class JsonColumn extends PgJsonb<ColumnBaseConfig<'json', 'PgJsonb'>> {
  override mapFromDriverValue(value: unknown): unknown {
    return value
  }
}

/** Money: integer minor units; the currency is one setting of the installation. */
export const money = (name: string) => bigint(name, { mode: 'number' })

export const stamps = () => ({
  createdAt: at('created_at').notNull().default(sql`now()`),
  updatedAt: at('updated_at').notNull().default(sql`now()`),
})

/** What a search reads, kept by the database: one spelling for all widths, kana and forms of a character, in ASCII. */
export const searchText = (of: SQL) =>
  text('search_text').notNull().generatedAlwaysAs(sql`search_text(${of})`)

/** Optimistic lock: every write checks and raises it. */
export const revision = () => integer('revision').notNull().default(1)

/** A column of an index as `ORDER BY … DESC` wants it; plain `.desc()` says NULLS LAST, which serves no sort. */
export const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst()

type Bounds = { zero?: ExtraConfigColumn[]; one?: ExtraConfigColumn[]; rate?: ExtraConfigColumn[] }

/**
 * What the amounts and quantities of a table may be at least: 0 or 1; a rate in basis points is 0 to 10,000.
 * A column may still be empty. One constraint for each table, named after it.
 */
export const bounds = (table: string, { zero = [], one = [], rate = [] }: Bounds) =>
  check(
    `${table}_bounds`,
    sql.join(
      [
        ...zero.map((column) => sql`${column} >= 0`),
        ...one.map((column) => sql`${column} >= 1`),
        ...rate.map((column) => sql`${column} between 0 and 10000`),
      ],
      sql` and `,
    ),
  )
