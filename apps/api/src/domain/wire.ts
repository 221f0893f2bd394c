import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** An instant as it goes over the wire (`2026-11-20T09:00:00.000Z`), made by the database; null stays null. */
export const isoOf = <T extends string | null = string>(at: SQLWrapper): SQL<T> =>
  sql<T>`to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
