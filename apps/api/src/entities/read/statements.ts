import type { CtxOf } from '../../context.ts'
import { type JsonSchema, operationOf, parameterOf } from '../../contract.ts'
import { frozen, literal } from '../../db/frozen.ts'
import { type AnyColumn, type SQL, sql } from '../../db/sql.ts'
import { exactTotals, type ListQuery, windowOf } from '../list.ts'
import { columnNamed, fromTable, mayRead, type Selection, selectList } from './columns.ts'
import type { FilterOf, ListOperation, ListParts, RowOf } from './listParts.ts'

/** What is asked of a list: its conditions, whose they are, and what the sort alone reads. */
export type Asked<S> = {
  filter?: object | undefined
  of: S
  conditions: SQL
  sorted?: SQL | undefined
  /** Placeholders in place of what differs from call to call. */
  open?: { selection: object; offset: SQL }
}

/** The statements of a list: what it reads from, in which order, all of it or a page. */
export function statementsOf<Op extends ListOperation, S>(
  operationId: Op,
  parts: ListParts<Op, S>,
  { fields, columns }: Read<Op>,
) {
  type C = CtxOf<Op>
  type Query = ListQuery<FilterOf<Op>>
  const { table, joins = sql``, pageJoins, joinedFilters = [] } = parts
  const sorts = sortsOf(operationId, parts)
  const id = columnNamed(table, 'id')
  const base = fromTable(table)
  const joinedBase = sql`${base} ${joins}`
  const sources = { joined: undefined as SQL | undefined, alone: undefined as SQL | undefined }
  const source = (joined: boolean): SQL => {
    const key = joined ? 'joined' : 'alone'
    sources[key] ??= frozen(joined ? joinedBase : base)
    return sources[key]
  }
  const sourceOf = (ctx: C, of: S, filter: object, joined: boolean): SQL =>
    parts.from
      ? sql`${parts.from(ctx, of, filter as FilterOf<Op>)} ${joined ? joins : sql``}`
      : source(joined)
  const pageJoined = (ctx: C): SQL =>
    typeof pageJoins === 'function' ? pageJoins(ctx) : (pageJoins ?? sql``)
  const listed = (ctx: C, { open }: Asked<S>, names?: readonly string[]): SQL =>
    selectList(open?.selection ?? columns(ctx), names)
  const orderBy = (ctx: C, query: Query): SQL => {
    const { order, ties, nullsLast, nullsLeast } = parts
    if (typeof order === 'function') return order(ctx, query)
    const [field, direction] = (query.sort ?? order) as [string, 'ASC' | 'DESC']
    const [name, way] = mayRead(ctx, fields[field]) ? [field, direction] : order
    const last = nullsLast?.includes(name as never)
    const least = nullsLeast?.includes(name as never)
    const end = last || (least && way === 'DESC') ? 'last' : 'first'
    const by = sql.raw(way === 'ASC' ? 'asc' : 'desc')
    const nulls = sql.raw(last || least ? ` nulls ${end}` : '')
    const tie = ties?.[name as never] as AnyColumn | undefined
    return sql`${sorts[name]} ${by}${nulls}${tie ? sql`, ${tie} ${by}` : sql``}, ${id} ${by}`
  }
  const everything = (ctx: C, asked: Asked<S>, names?: readonly string[]) =>
    sql`select ${listed(ctx, asked, names)} from ${sourceOf(ctx, asked.of, asked.filter ?? {}, true)}
      ${asked.sorted ?? sql``} ${pageJoined(ctx)} where ${asked.conditions}`
  const window = (ctx: C, query: Query, asked: Asked<S>): SQL => {
    const { offset, limit } = windowOf(query)
    const order = orderBy(ctx, query)
    const cut = sql`order by ${order} limit ${sizeOf(limit)} offset ${asked.open?.offset ?? offset}`
    const filter = asked.filter ?? {}
    const { q } = filter as { q?: string }
    if (q && !query.sort && parts.best) return bestFirst(ctx, query, asked, parts.best(q))
    const isLate = !pageJoins && parts.joinedSorts !== undefined && !readsJoins(query)
    if (!pageJoins && !isLate) return sql`${everything(ctx, asked)} ${cut}`
    // rows keep the place they were found at: what orders them is worked out once
    const ids =
      firstFound(ctx, query) ??
      sql`select ${id} from ${sourceOf(ctx, asked.of, filter, !isLate)} ${asked.sorted ?? sql``}
        where ${asked.conditions} ${cut}`
    const page = sql`unnest(array(${ids})) with ordinality page(page_id, page_place)`
    const of = isLate
      ? sql`join (${sourceOf(ctx, asked.of, filter, true)}) on ${id} = page.page_id`
      : sql`join ${base} on ${id} = page.page_id ${joins} ${pageJoined(ctx)}`
    return sql`select ${listed(ctx, asked)} from ${page} ${of} order by page.page_place`
  }
  /**
   * The best of a search before the others. They are looked for one after the other, each in the list's own order, in which
   * a window is soon full: sorted together, all that is found would be read.
   */
  const bestFirst = (ctx: C, query: Query, asked: Asked<S>, best: SQL): SQL => {
    const { offset, limit } = windowOf(query)
    const found = (which: SQL, most: SQL) => sql`select ${id} as found_id
      from ${sourceOf(ctx, asked.of, asked.filter ?? {}, true)}
      where ${asked.conditions} and ${which} order by ${orderBy(ctx, query)} limit ${most}`
    const most = sql`${offset + limit}::int`
    const others = found(sql`not (${best})`, sql`${most} - (select count(*) from best_found)`)
    return sql`select ${listed(ctx, asked)} from (
      with best_found as materialized (${found(best, most)})
      select * from unnest(array(select found_id from best_found) || array(${others}))
        with ordinality page(page_id, page_place) offset ${offset}
      ) page join ${base} on ${id} = page.page_id ${joins} ${pageJoined(ctx)}
      order by page.page_place`
  }
  /** Of the first pages, in the list's own order. */
  const firstFound = (ctx: C, query: Query): SQL | undefined => {
    const { order, searched } = parts
    const q = searchAlone(query.filter)
    const { offset, limit } = windowOf(query)
    if (!searched || !q || typeof order === 'function' || offset + limit > 200) return undefined
    if (order.join() !== (query.sort ?? order).join()) return undefined
    return sql`select id from (${searched.first(ctx, q, offset + limit)}) found offset ${offset}`
  }
  /** What a count reads: `table where …`. */
  const counted = (ctx: C, query: Query, { of, conditions }: Asked<S>): SQL => {
    const q = searchAlone(query.filter)
    if (parts.searched && q) return sql`(${parts.searched.some(ctx, q, exactTotals + 1)}) found`
    const filter = query.filter ?? {}
    return sql`${sourceOf(ctx, of, filter, filtersJoined(filter))} where ${conditions}`
  }
  const filtersJoined = (filter: object) =>
    joinedFilters.some((name) => (filter as Record<string, unknown>)[name] !== undefined)
  const readsJoins = ({ filter, sort }: Query) =>
    filtersJoined(filter ?? {}) || !!parts.joinedSorts?.includes(sort?.[0] as never)

  return { id, sourceOf, orderBy, everything, window, counted }
}

/** The search of a filter that has nothing else. */
export function searchAlone(filter: object = {}): string | undefined {
  const { q, ...others } = filter as { q?: string }
  return Object.values(others).every((value) => value === undefined) ? q : undefined
}

type Read<Op extends ListOperation> = {
  /** Fields of a row. */
  fields: Record<string, JsonSchema>
  columns: (ctx: CtxOf<Op>) => Selection<RowOf<Op>>
}

/** The page sizes of the screens stand in the statement itself; of others there would be too many statements. */
const sizeOf = (limit: number): SQL => (isUsual(limit) ? literal(limit) : sql`${limit}`)
export const isUsual = (limit: number): boolean => [10, 25, 50, 100, 200].includes(limit)

function sortsOf<Op extends ListOperation, S>(
  operationId: Op,
  { table, sort = {}, order }: ListParts<Op, S>,
): Record<string, AnyColumn | SQL> {
  if (typeof order === 'function') return {}
  const schema = parameterOf(operationOf(operationId).operation, 'sort')
  const names = (schema?.prefixItems as JsonSchema[] | undefined)?.[0]?.enum as string[] | undefined
  return Object.fromEntries(
    [...new Set([...(names ?? []), order[0]])].map((name) => {
      const column = (sort as Record<string, AnyColumn | SQL>)[name] ?? columnNamed(table, name)
      if (!column)
        throw new Error(
          `${operationId}: the sort "${name}" is no column of the table; say in \`sort\` what it orders by.`,
        )
      return [name, column]
    }),
  )
}
