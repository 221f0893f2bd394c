import { literal } from '../../db/frozen.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { Span } from '../numbers.ts'

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
  /** The bounds of their time in the list, which is looked through from there. */
  within?: SQL
}

/** The list that is searched: its table, the name clues read it by, and the time it is sorted by. */
type Searched = { table: SQL; as: SQL; at: SQL }
type Lines = { lines: SQL; of: SQL; all: (holds: SQL) => SQL; perRow: number }
type Way = 'asc' | 'desc'

/** Clues as each list has them. */
export function cluesIn({ table, as: row, at }: Searched) {
  const where = (condition: SQL): SQL =>
    sql`select ${row}.id, ${row}.${at} as at from ${table} ${row} where ${condition}`
  const listed = (ids: SQL): Clue => ({ rows: () => where(sql`${row}.id = any(array(${ids}))`) })
  return {
    where,
    /** Rows with these ids. */
    listed,
    /**
     * What very many rows hold, or very many of a `span`: the first of them, and some to count, are found one after the
     * other, without an index.
     */
    common: (holds: SQL, all: Clue, { since, until }: Span = {}): Clue => {
      const bounds = [
        ...(since ? [sql`${row}.${at} >= ${since}::timestamptz`] : []),
        ...(until ? [sql`${row}.${at} < ${until}::timestamptz`] : []),
      ]
      const within = sql.join([sql`true`, ...bounds], sql` and `)
      const way = sql.raw(since && !until ? 'asc' : 'desc')
      return {
        rows: (most) =>
          most === undefined
            ? all.rows()
            : sql`${where(sql`${within} and case when ${holds} then true end`)}
              order by ${row}.${at} ${way}, ${row}.id ${way}`,
        holds,
        isUsual: sql`true`,
        within,
      }
    },
    /** Rows of people that are found: `all` of them at once, or `some` of those of `f`, one person after the other. */
    ofFound:
      (all: SQL, some: SQL): Clue['rows'] =>
      (most) =>
        most === undefined
          ? all
          : sql`select one.id, one.at from found f cross join lateral (${some} limit ${literal(most)}) one`,
    /**
     * Rows with a line `l` of some products: `of` is the row that each of `lines` belongs to, and `all` are those of lines
     * of which something holds. No row has more than `perRow` lines of what one looks for.
     */
    ofProducts(found: SQL, { lines, of, all, perRow }: Lines): Clue {
      const isOne = sql`l.product_id = any(array(select id from found))`
      // product by product: for all at once the planner expects so many lines that it reads the table from its beginning
      const some = (most: number): SQL => sql`select one.id from found f cross join lateral (
        select ${of} as id from ${lines} where l.product_id = f.id limit ${literal(most)}) one
        limit ${literal(most)}`
      // most rows have one such line; only where too few rows have been found all their lines are read
      const enough = (most: number): SQL => {
        const lines = Math.ceil(1.25 * most)
        return sql`with few as materialized (${some(lines)}) select id from few
          union all select id from (${some(perRow * most)}) more
          where (select count(*) = ${literal(lines)} and count(distinct id) < ${literal(most)} from few)`
      }
      return {
        found,
        rows: (most) => listed(most === undefined ? all(isOne) : enough(most)).rows(),
        // `exists` would be looked up in all lines at once
        holds: sql`(select true from ${lines} where ${of} = ${row}.id and ${isOne} limit 1)`,
        isUsual: sql`(select count(*) from (${some(1_001)}) l) > 1000`,
      }
    },
  }
}

/** Ids of all rows the clues lead to: the planner cannot guess how many there are, so they are looked up first. */
export const allFound = (clues: readonly Clue[]): SQL =>
  sql.join(
    clues.map((clue) => sql`(${withFound(clue)} select id from (${clue.rows()}) clue)`),
    sql` union all `,
  )

/**
 * So many of the rows the clues lead to, or all if there are fewer, in no order, as rows of `id`. Once a clue has led to so
 * many, those after it are not followed.
 */
export function someFound(clues: readonly Clue[], most: number): SQL {
  const names = clues.map((_, index) => sql.raw(`clue${index}`))
  const parts = clues.map((clue, index) => {
    const isFew = names
      .slice(0, index)
      .map((before) => sql`(select count(*) from ${before}) < ${literal(most)}`)
    return sql`${names[index]} as materialized (${withFound(clue)} select id from (${clue.rows(most)}) clue
      where ${sql.join([sql`true`, ...isFew], sql` and `)} limit ${literal(most)})`
  })
  return sql`with ${sql.join(parts, sql`, `)} ${sql.join(
    names.map((name) => sql`select id from ${name}`),
    sql` union `,
  )}`
}

/** The first rows of the list that the clues lead to, as `id` and `at`. */
export const firstFound = (
  clues: readonly Clue[],
  limit: number,
  list: Searched & { way: Way },
): SQL =>
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
function firstOf(clue: Clue, limit: number, list: Searched & { way: Way }): SQL {
  const { holds, isUsual, within = sql`true` } = clue
  const every = first(clue.rows(), limit, list.way)
  if (!holds || !isUsual) return sql`(${withFound(clue)} ${every})`
  const { table, as: row, at } = list
  const way = sql.raw(list.way)
  // as a plain condition it would become a join, for which the whole list is read
  const among = first(
    sql`select ${row}.id, ${row}.${at} as at from (
        select * from ${table} ${row} where ${within}
        order by ${row}.${at} ${way}, ${row}.id ${way} limit ${literal(looked)}) ${row}
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

const first = (rows: SQL, limit: number, way: Way): SQL =>
  sql`select id, at from (${rows}) clue
    order by at ${sql.raw(way)}, id ${sql.raw(way)} limit ${literal(limit)}`
