import { literal } from '../../db/frozen.ts'
import { type SQL, sql } from '../../db/sql.ts'

/** What a text may mean, and the rows of a list that leads to. */
export type Clue = {
  /** Ids of the people or products it finds, read as `found`. */
  found?: SQL
  /** All rows it leads to, as `id` and `at`, or at least so many of them; reads `found`. */
  rows: (most?: number) => SQL
  /** Whether a row of the list is one of them; reads `found`. */
  holds?: SQL
  /** Whether there are so many that the list is likely to begin with some; reads `found`. */
  isUsual?: SQL
}

/** The list that is searched: its table, the name clues read it by, and the time it is sorted by. */
export type Searched = { table: SQL; as: SQL; at: SQL; way: 'asc' | 'desc' }

/** Ids of all rows the clues lead to: the planner cannot guess how many there are, so they are looked up first. */
export const allFound = (clues: readonly Clue[]): SQL =>
  sql.join(
    clues.map((clue) => sql`(${withFound(clue)} select id from (${clue.rows()}) clue)`),
    sql` union all `,
  )

/** So many of the rows the clues lead to, or all if there are fewer, in no order, as rows of `id`. */
export const someFound = (clues: readonly Clue[], most: number): SQL =>
  sql.join(
    clues.map(
      (clue) =>
        sql`(${withFound(clue)} select id from (${clue.rows(most)}) clue limit ${literal(most)})`,
    ),
    sql` union `,
  )

/** The first rows of the list that the clues lead to, as `id` and `at`. */
export const firstFound = (clues: readonly Clue[], limit: number, list: Searched): SQL =>
  first(
    sql.join(
      clues.map((clue) => firstOf(clue, limit, list)),
      sql` union `,
    ),
    limit,
    list.way,
  )

/** So many rows of the list are looked through before all that a clue leads to are sorted. */
const looked = 5_000

/**
 * A usual name leads to tens of thousands of rows, and some of them stand at the beginning of the list: that is looked
 * through first, and only where it does not fill a page, all rows of the clue are read.
 */
function firstOf(clue: Clue, limit: number, list: Searched): SQL {
  const { holds, isUsual } = clue
  const every = first(clue.rows(), limit, list.way)
  if (!holds || !isUsual) return sql`(${withFound(clue)} ${every})`
  const { table, as: row, at } = list
  const way = sql.raw(list.way)
  // as a plain condition it would become a join, for which the whole list is read
  const among = first(
    sql`select ${row}.id, ${row}.${at} as at from (
        select * from ${table} order by ${at} ${way}, id ${way} limit ${literal(looked)}) ${row}
      where ${isUsual} and case when ${holds} then true end`,
    limit,
    list.way,
  )
  const isFull = sql`(select count(*) from beginning) = ${literal(limit)}`
  return sql`(${withFound(clue, sql`beginning as materialized (${among})`)}
    select id, at from beginning where ${isFull}
    union all select id, at from (${every}) every where not ${isFull})`
}

function withFound({ found }: Clue, ...more: SQL[]): SQL {
  const parts = [...(found ? [sql`found as materialized (${found})`] : []), ...more]
  return parts.length > 0 ? sql`with ${sql.join(parts, sql`, `)}` : sql``
}

const first = (rows: SQL, limit: number, way: 'asc' | 'desc'): SQL =>
  sql`select id, at from (${rows}) clue
    order by at ${sql.raw(way)}, id ${sql.raw(way)} limit ${literal(limit)}`
