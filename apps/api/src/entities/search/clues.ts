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
    /** What very many rows hold: the first of them, and some to count, are found one after the other, without an index. */
    common: (holds: SQL, all: Clue): Clue => ({
      rows: (most) =>
        most === undefined
          ? all.rows()
          : sql`${where(sql`case when ${holds} then true end`)} order by ${row}.${at} desc, ${row}.id desc`,
      holds,
      isUsual: sql`true`,
    }),
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
      return {
        found,
        rows: (most) => listed(most === undefined ? all(isOne) : some(perRow * most)).rows(),
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

const first = (rows: SQL, limit: number, way: Way): SQL =>
  sql`select id, at from (${rows}) clue
    order by at ${sql.raw(way)}, id ${sql.raw(way)} limit ${literal(limit)}`
