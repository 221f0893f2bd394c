import { type SQL, type SQLWrapper, sql } from '../db/sql.ts'

/** An instant as it goes over the wire (`2026-11-20T09:00:00.000Z`), made by the database; null stays null. */
export const isoOf = <T extends string | null = string>(at: SQLWrapper): SQL<T> =>
  sql<T>`to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A person's name as its script wants it: family name first in Japanese, last in Latin letters. */
export const personName = (last: SQLWrapper, first: SQLWrapper): SQL<string> =>
  sql<string>`case when ${last} || ${first} ~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]'
    then trim(${last} || ' ' || ${first}) else trim(${first} || ' ' || ${last}) end`

/** `a•••@example.org`: enough to recognise, not enough to learn; null stays null. */
export const maskedEmail = (email: SQLWrapper): SQL<string> =>
  sql<string>`nullif(regexp_replace(${email}, '^(.?).*(@[^@]*)$', '\\1•••\\2'), '')`

/** `•••• 0100`: the last four signs of a number; null stays null. */
export const maskedPhone = (phone: SQLWrapper): SQL<string> =>
  sql<string>`'•••• ' || right(${phone}, 4)`
