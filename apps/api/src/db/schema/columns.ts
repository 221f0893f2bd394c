import {
  bigint,
  type ExtraConfigColumn,
  integer,
  type SQL,
  sql,
  text,
  timestamp,
  uuid,
} from '../sql.ts'

/** UUIDv7 made by the application (`newId()`), never by the database. */
export const id = () => uuid('id').primaryKey()

export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

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
