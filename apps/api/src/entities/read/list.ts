import type { operations } from '@officina/openapi/schema'
import {
  type AdminCtx,
  type Ctx,
  type DoctorCtx,
  type PatientCtx,
  readingOf,
} from '../../context.ts'
import { dataOf, type JsonSchema, operationOf, parameterOf, propertiesOf } from '../../contract.ts'
import { frozen, literal } from '../../db/frozen.ts'
import { type AnyColumn, type PgTable, type SQL, sql } from '../../db/sql.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { corrected, type Vocabulary } from '../search/suggest.ts'
import {
  columnNamed,
  columnsOf,
  fromTable,
  mayRead,
  type Selection,
  type Source,
  type Sources,
  selectList,
} from './columns.ts'
import { allOf, applyFilters, type Conditions, conditionsOf, filterFields } from './filters.ts'
import { streamRows } from './stream.ts'

export type ListOperation = keyof operations
type Query<Op extends ListOperation> = operations[Op] extends { parameters: { query?: infer Q } }
  ? NonNullable<Q>
  : never
export type FilterOf<Op extends ListOperation> =
  Query<Op> extends { filter?: infer F } ? NonNullable<F> : Record<string, unknown>
type SortOf<Op extends ListOperation> =
  Query<Op> extends { sort?: infer S }
    ? S extends [infer F, unknown]
      ? F & string
      : string
    : string
type RowOf<Op extends ListOperation> = operations[Op] extends {
  responses: { 200: { content: { 'application/json': { data: (infer R)[] } } } }
}
  ? R
  : never
type CtxOf<Op extends ListOperation> = Op extends `admin${string}`
  ? AdminCtx
  : Op extends `doctor${string}`
    ? DoctorCtx
    : Op extends `patient${string}`
      ? PatientCtx
      : Ctx

/** What the contract and the table cannot say about a list. */
type ListParts<Op extends ListOperation, S> = {
  table: PgTable
  /** What is read under the name of `table` where that depends on the caller. */
  from?: (ctx: CtxOf<Op>, of: S, filter: FilterOf<Op>) => SQL
  /** Tables that columns, filters or sorts read besides `table`; none may multiply or lose its rows. */
  joins?: SQL
  /** Joins of figures that are dear: made for the page's rows alone. */
  pageJoins?: (ctx: CtxOf<Op>) => SQL
  /** Rows that belong to the list at all; `of` is the record whose list it is, from the path. */
  where?: (ctx: CtxOf<Op>, of: S, filter: FilterOf<Op>) => SQL
  columns?: Sources<RowOf<Op>, CtxOf<Op>>
  /** Columns for `present` alone. */
  extra?: Record<string, Source<CtxOf<Op>>>
  /** Fields that `present` adds. */
  later?: readonly (keyof RowOf<Op> & string)[]
  filters?: Conditions<FilterOf<Op>, CtxOf<Op>>
  /** Filters that read `joins`; without them the count reads `table` alone. */
  joinedFilters?: readonly (keyof FilterOf<Op> & string)[]
  /** Sorts that read `joins`: given, the others find their page without, and only its rows are joined. */
  joinedSorts?: readonly SortOf<Op>[]
  sort?: { [K in SortOf<Op>]?: AnyColumn | SQL }
  /** What a sort alone reads, by its name: figures of all rows at once, which would be dear one by one. */
  sortJoins?: { [K in SortOf<Op>]?: SQL }
  /**
   * The first so many rows that a search alone leads to, in the list's own order, as rows of `id`: where a search finds
   * thousands, it need not read them all to sort them.
   */
  firstFound?: (ctx: CtxOf<Op>, q: string, limit: number) => SQL
  /** Where the words of a “did you mean” come from: what the caller may find, and nothing else. */
  vocabulary?: (ctx: CtxOf<Op>) => readonly Vocabulary[]
  /** A sort, or the whole order where it is more than one with the id. */
  order:
    | readonly [SortOf<Op>, 'ASC' | 'DESC']
    | ((ctx: CtxOf<Op>, query: ListQuery<FilterOf<Op>>) => SQL)
  /** Puts rows into their last form, page by page or batch by batch: what SQL cannot say. */
  present?(ctx: CtxOf<Op>, rows: readonly object[], of: S): Promise<object[]>
  /** Sorts whose rows without a value come last in both directions. */
  nullsLast?: readonly SortOf<Op>[]
  /** Sorts whose rows without a value count as the least. */
  nullsLeast?: readonly SortOf<Op>[]
}

export type List<R = Record<string, unknown>, C extends Ctx = Ctx, Q = ListQuery, S = void> = {
  operationId: string
  /** The path's last segment: `orders`. */
  resource: string
  /** Fields of a row. */
  fields: Record<string, JsonSchema>
  filters: Record<string, JsonSchema>
  /** A window of the list and how much there is in all (exact up to 10,000). */
  page(ctx: C, query: Q, of: S): Promise<Page<R>>
  /** The window alone. */
  rows(ctx: C, query: Q, of: S): Promise<R[]>
  /** Its statement; the rows have not been presented. */
  select(ctx: C, query: Q, of: S): SQL
  /** All rows of the filter in batches, with the named fields alone; memory stays flat. Closing it frees the connection. */
  stream(ctx: C, query: Q, fields: readonly string[]): AsyncGenerator<Record<string, unknown>[]>
  /** The row with an id, whether it belongs to the list or not, and not presented. */
  one(ctx: C, id: string): Promise<R | undefined>
  /** The row with an id, if it belongs to the list. */
  own(ctx: C, id: string, of: S): Promise<R | undefined>
  /** A row's fields as SQL; needs `joins`. What is not for the caller is left out. */
  columns(ctx: Ctx): Selection<R>
  /** Conditions of a filter on `source()`, with the list's own; 403 for a field one may not read. */
  conditions(ctx: C, filter: Record<string, unknown>, of: S): SQL[]
  /** What the list reads from; with the joins of filters when asked. */
  source(ctx: C, filter: object, joined: boolean): SQL
  joinedFilters: readonly string[]
  /** The column a filter is plainly compared with; undefined when it means something of its own. */
  filterColumn(name: string): AnyColumn | undefined
}

type Page<R> = {
  rows: R[]
  total: number
  estimated: boolean
  offset: number
  /** Nothing matches, but this search finds something. */
  suggestion?: string
}

const lists = new Map<string, List>()

/** Every list that has been defined, by its operation. */
export const definedList = (operationId: string): List | undefined => lists.get(operationId)

/**
 * A list of the contract on its table. Row, filters and sorts are the operation's; whatever has the name
 * of a column needs no word here, and what is neither column nor said here stops the boot.
 */
export function defineList<Op extends ListOperation, S = void>(
  operationId: Op,
  parts: ListParts<Op, S>,
): List<RowOf<Op>, CtxOf<Op>, ListQuery<FilterOf<Op>>, S> {
  type C = CtxOf<Op>
  type Row = RowOf<Op>
  type Query = ListQuery<FilterOf<Op>>
  const { path, operation } = operationOf(operationId)
  const { table, joins = sql``, pageJoins, joinedFilters = [], extra = {}, later = [] } = parts
  const fields = propertiesOf(dataOf(operation)?.items)
  const filters = filterFields(operation)
  const guarded = { ...filters, ...fields }
  const read = Object.entries(fields).filter(([name]) => !later.includes(name as never))
  const columns = columnsOf<Row, C>(
    operationId,
    Object.fromEntries([...read, ...Object.keys(extra).map((name) => [name, {}])]),
    table,
    { ...parts.columns, ...extra },
  )
  const conditions = conditionsOf<C>(operation, table, (parts.filters ?? {}) as never)
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

  const where = (ctx: C, filter: object, of: S): SQL[] => [
    ...(parts.where ? [parts.where(ctx, of, filter as FilterOf<Op>)] : []),
    ...applyFilters(ctx, conditions, filter as Record<string, unknown>, guarded),
  ]
  const orderBy = (ctx: C, query: Query): SQL => {
    const { order, nullsLast, nullsLeast } = parts
    if (typeof order === 'function') return order(ctx, query)
    const [field, direction] = (query.sort ?? order) as [string, 'ASC' | 'DESC']
    const [name, way] = mayRead(ctx, fields[field]) ? [field, direction] : order
    const last = nullsLast?.includes(name as never)
    const least = nullsLeast?.includes(name as never)
    const end = last || (least && way === 'DESC') ? 'last' : 'first'
    const by = sql.raw(way === 'ASC' ? 'asc' : 'desc')
    return sql`${sorts[name]} ${by}${sql.raw(last || least ? ` nulls ${end}` : '')}, ${id} ${by}`
  }
  type Asked = { filter?: object | undefined; of: S; conditions: SQL; sorted?: SQL | undefined }
  const everything = (ctx: C, asked: Asked, names?: readonly string[]) =>
    sql`select ${selectList(columns(ctx), names)} from ${sourceOf(ctx, asked.of, asked.filter ?? {}, true)}
      ${asked.sorted ?? sql``} ${pageJoins?.(ctx) ?? sql``} where ${asked.conditions}`
  const window = (ctx: C, query: Query, asked: Asked): SQL => {
    const { offset, limit } = windowOf(query)
    const order = orderBy(ctx, query)
    const cut = sql`order by ${order} limit ${sizeOf(limit)} offset ${offset}`
    const filter = asked.filter ?? {}
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
      : sql`join ${base} on ${id} = page.page_id ${joins} ${pageJoins?.(ctx) ?? sql``}`
    return sql`select ${selectList(columns(ctx))} from ${page} ${of} order by page.page_place`
  }
  /** Of the first pages, in the list's own order. */
  const firstFound = (ctx: C, query: Query): SQL | undefined => {
    const { order } = parts
    const { q, ...others } = (query.filter ?? {}) as { q?: string }
    const { offset, limit } = windowOf(query)
    if (!parts.firstFound || !q || typeof order === 'function' || offset + limit > 200)
      return undefined
    const isAlone = Object.values(others).every((value) => value === undefined)
    if (!isAlone || order.join() !== (query.sort ?? order).join()) return undefined
    return sql`select id from (${parts.firstFound(ctx, q, offset + limit)}) found offset ${offset}`
  }
  const filtersJoined = (filter: object) =>
    joinedFilters.some((name) => (filter as Record<string, unknown>)[name] !== undefined)
  const readsJoins = ({ filter, sort }: Query) =>
    filtersJoined(filter ?? {}) || !!parts.joinedSorts?.includes(sort?.[0] as never)
  const ask = (ctx: C, { filter, sort }: Query, of: S): Asked => ({
    filter: filter as object | undefined,
    of,
    conditions: allOf(where(ctx, filter ?? {}, of)),
    sorted: parts.sortJoins?.[sort?.[0] as never],
  })
  const present = async (ctx: C, rows: readonly object[], of: S) =>
    ((await parts.present?.(ctx, rows, of)) ?? rows) as Row[]
  const found = async (ctx: C, statement: SQL) => (await ctx.db.execute(statement)).rows

  /** The search with its misspelt words corrected, where that finds something under the same filters. */
  async function suggest(ctx: C, query: Query, of: S): Promise<string | undefined> {
    const { q } = (query.filter ?? {}) as { q?: string }
    if (!q || !parts.vocabulary) return undefined
    const text = await corrected(ctx, q, parts.vocabulary(ctx))
    if (text === undefined) return undefined
    const filter = { ...query.filter, q: text }
    const from = sourceOf(ctx, of, filter, true)
    const finds = await found(
      ctx,
      sql`select 1 from ${from} where ${allOf(where(ctx, filter, of))} limit 1`,
    )
    return finds.length > 0 ? text : undefined
  }

  const list: List<Row, C, Query, S> = {
    operationId,
    resource: path.split('/').at(-1) ?? '',
    fields,
    filters,
    columns: (ctx) => columns(ctx as C),
    joinedFilters,
    source: (ctx, filter, joined) => sourceOf(ctx, undefined as S, filter, joined),
    conditions: where,
    filterColumn: (name) => (name in (parts.filters ?? {}) ? undefined : columnNamed(table, name)),
    select: (ctx, query, of) => window(ctx, query, ask(ctx, query, of)),
    rows: async (ctx, query, of) =>
      present(ctx, await found(readingOf(ctx), list.select(ctx, query, of)), of),
    async page(ctx, query, of) {
      const filter = (query.filter ?? {}) as Record<string, unknown>
      const asked = ask(ctx, query, of)
      const reading = found(readingOf(ctx), window(ctx, query, asked))
      // a transaction has one connection, which takes one statement at a time
      if (ctx.tx) await reading
      const [rows, counted] = await Promise.all([
        reading,
        countOf(
          readingOf(ctx),
          sql`${sourceOf(ctx, of, filter, filtersJoined(filter))} where ${asked.conditions}`,
        ),
      ])
      const suggestion = counted.total === 0 ? await suggest(ctx, query, of) : undefined
      return {
        rows: await present(ctx, rows, of),
        offset: windowOf(query).offset,
        ...counted,
        ...(suggestion === undefined ? {} : { suggestion }),
      }
    },
    stream(ctx, query, names) {
      const of = undefined as S
      const all = everything(ctx, ask(ctx, query, of), names)
      const rows = streamRows(readingOf(ctx), sql`${all} order by ${orderBy(ctx, query)}`)
      return parts.present
        ? presented(rows, (batch) => present(ctx, batch, of) as Promise<object[]>)
        : rows
    },
    async one(ctx, wanted) {
      const asked = { of: undefined as S, conditions: sql`${id} = ${wanted}` }
      return (await found(ctx, everything(ctx, asked)))[0] as Row | undefined
    },
    async own(ctx, wanted, of) {
      const conditions = allOf([...where(ctx, {}, of), sql`${id} = ${wanted}`])
      return (await present(ctx, await found(ctx, everything(ctx, { of, conditions })), of))[0]
    },
  }
  lists.set(operationId, list as unknown as List)
  return list
}

type Batches = AsyncGenerator<Record<string, unknown>[]>

async function* presented(
  batches: Batches,
  present: (batch: Record<string, unknown>[]) => Promise<object[]>,
): Batches {
  for await (const batch of batches) yield (await present(batch)) as Record<string, unknown>[]
}

/** The page sizes of the screens stand in the statement itself; of others there would be too many statements. */
const sizeOf = (limit: number): SQL =>
  [10, 25, 50, 100, 200].includes(limit) ? literal(limit) : sql`${limit}`

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
