import type { operations } from '@officina/openapi/schema'
import type { AdminCtx, Ctx, DoctorCtx, PatientCtx } from '../../context.ts'
import { dataOf, type JsonSchema, operationOf, parameterOf, propertiesOf } from '../../contract.ts'
import { frozen } from '../../db/frozen.ts'
import { type AnyColumn, type PgTable, type SQL, sql } from '../../db/sql.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import {
  columnNamed,
  columnsOf,
  fromTable,
  mayRead,
  type Selection,
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
  Query<Op> extends { filter?: infer F } ? NonNullable<F> : never
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
type ListParts<Op extends ListOperation> = {
  table: PgTable
  /** Tables that columns, filters or sorts read besides `table`; none may multiply or lose its rows. */
  joins?: SQL
  /** Joins of figures that are dear: made for the page's rows alone. */
  pageJoins?: (ctx: CtxOf<Op>) => SQL
  /** Rows that belong to the list at all. */
  where?: (ctx: CtxOf<Op>) => SQL
  columns?: Sources<RowOf<Op>, CtxOf<Op>>
  filters?: Conditions<FilterOf<Op>, CtxOf<Op>>
  /** Filters that read `joins`; without them the count reads `table` alone. */
  joinedFilters?: readonly (keyof FilterOf<Op> & string)[]
  sort?: { [K in SortOf<Op>]?: AnyColumn | SQL }
  order: readonly [SortOf<Op>, 'ASC' | 'DESC']
  /** Puts rows into their last form, page by page or batch by batch: what SQL cannot say. */
  present?: (ctx: CtxOf<Op>, rows: readonly Record<string, unknown>[]) => Promise<object[]>
  /** Sorts whose rows without a value come last in both directions. */
  nullsLast?: readonly SortOf<Op>[]
}

export type List<R = Record<string, unknown>, C extends Ctx = Ctx, Q = ListQuery> = {
  operationId: string
  /** The path's last segment: `orders`. */
  resource: string
  /** Fields of a row. */
  fields: Record<string, JsonSchema>
  filters: Record<string, JsonSchema>
  /** A window of the list and how much there is in all (exact up to 10,000). */
  page(ctx: C, query: Q): Promise<{ rows: R[]; total: number; estimated: boolean; offset: number }>
  /** All rows of the filter in batches, with the named fields alone; memory stays flat. Closing it frees the connection. */
  stream(ctx: C, query: Q, fields: readonly string[]): AsyncGenerator<Record<string, unknown>[]>
  /** The row with an id. */
  one(ctx: C, id: string): Promise<R | undefined>
  /** A row's fields as SQL; needs `joins`. What is not for the caller is left out. */
  columns(ctx: Ctx): Selection<R>
  /** Conditions of a filter on `source()`, with the list's own; 403 for a field one may not read. */
  conditions(ctx: C, filter: Record<string, unknown>): SQL[]
  /** What the list reads from; with the joins of filters when asked. */
  source(joined: boolean): SQL
  joinedFilters: readonly string[]
  /** The column a filter is plainly compared with; undefined when it means something of its own. */
  filterColumn(name: string): AnyColumn | undefined
}

const lists = new Map<string, List>()

/** Every list that has been defined, by its operation. */
export const definedList = (operationId: string): List | undefined => lists.get(operationId)

/**
 * A list of the contract on its table. Row, filters and sorts are the operation's; whatever has the name
 * of a column needs no word here, and what is neither column nor said here stops the boot.
 */
export function defineList<Op extends ListOperation>(
  operationId: Op,
  parts: ListParts<Op>,
): List<RowOf<Op>, CtxOf<Op>, ListQuery<FilterOf<Op>>> {
  type C = CtxOf<Op>
  const { path, operation } = operationOf(operationId)
  const { table, joins = sql``, pageJoins, joinedFilters = [] } = parts
  const fields = propertiesOf(dataOf(operation)?.items)
  const filters = filterFields(operation)
  const guarded = { ...filters, ...fields }
  const columns = columnsOf<RowOf<Op>, C>(operationId, fields, table, parts.columns ?? {})
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

  const where = (ctx: C, filter: Record<string, unknown>): SQL[] => [
    ...(parts.where ? [parts.where(ctx)] : []),
    ...applyFilters(ctx, conditions, filter, guarded),
  ]
  const orderBy = (ctx: C, query: ListQuery<unknown>): SQL => {
    const [field, direction] = (query.sort ?? parts.order) as [string, 'ASC' | 'DESC']
    const [name, way] = mayRead(ctx, fields[field]) ? [field, direction] : parts.order
    const nulls = parts.nullsLast?.includes(name as never) ? sql` nulls last` : sql``
    const by = sql.raw(way === 'ASC' ? 'asc' : 'desc')
    return sql`${sorts[name]} ${by}${nulls}, ${id} ${by}`
  }
  const select = (ctx: C, names?: readonly string[]): SQL => selectList(columns(ctx), names)
  const everything = (ctx: C, names: readonly string[] | undefined, conditions: SQL[]): SQL =>
    sql`select ${select(ctx, names)} from ${source(true)} ${pageJoins?.(ctx) ?? sql``} where ${allOf(conditions)}`
  const window = (ctx: C, query: ListQuery<unknown>, conditions: SQL[]): SQL => {
    const { offset, limit } = windowOf(query)
    const order = orderBy(ctx, query)
    const cut = sql`order by ${order} limit ${limit} offset ${offset}`
    if (!pageJoins) return sql`${everything(ctx, undefined, conditions)} ${cut}`
    return sql`select ${select(ctx)} from (select ${id} as page_id from ${source(true)}
        where ${allOf(conditions)} ${cut}) page
      join ${base} on ${id} = page.page_id ${joins} ${pageJoins(ctx)} order by ${order}`
  }

  const list: List<RowOf<Op>, C, ListQuery<FilterOf<Op>>> = {
    operationId,
    resource: path.split('/').at(-1) ?? '',
    fields,
    filters,
    columns: (ctx) => columns(ctx as C),
    joinedFilters,
    source,
    conditions: where,
    filterColumn: (name) => (name in (parts.filters ?? {}) ? undefined : columnNamed(table, name)),
    async page(ctx, query) {
      const filter = (query.filter ?? {}) as Record<string, unknown>
      const found = where(ctx, filter)
      const joined = joinedFilters.some((name) => filter[name] !== undefined)
      const [page, counted] = await Promise.all([
        ctx.db.execute(window(ctx, query, found)),
        countOf(ctx, sql`${source(joined)} where ${allOf(found)}`),
      ])
      const rows = (await parts.present?.(ctx, page.rows)) ?? page.rows
      return { rows: rows as RowOf<Op>[], offset: windowOf(query).offset, ...counted }
    },
    stream(ctx, query, names) {
      const found = where(ctx, (query.filter ?? {}) as Record<string, unknown>)
      const rows = streamRows(
        ctx,
        sql`${everything(ctx, names, found)} order by ${orderBy(ctx, query)}`,
      )
      const { present } = parts
      return present ? presented(rows, (batch) => present(ctx, batch)) : rows
    },
    async one(ctx, wanted) {
      const found = await ctx.db.execute(everything(ctx, undefined, [sql`${id} = ${wanted}`]))
      return found.rows[0] as RowOf<Op> | undefined
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

function sortsOf<Op extends ListOperation>(
  operationId: Op,
  { table, sort = {} }: ListParts<Op>,
): Record<string, AnyColumn | SQL> {
  const schema = parameterOf(operationOf(operationId).operation, 'sort')
  const names = (schema?.prefixItems as JsonSchema[] | undefined)?.[0]?.enum as string[] | undefined
  return Object.fromEntries(
    (names ?? []).map((name) => {
      const column = (sort as Record<string, AnyColumn | SQL>)[name] ?? columnNamed(table, name)
      if (!column)
        throw new Error(
          `${operationId}: the sort "${name}" is no column of the table; say in \`sort\` what it orders by.`,
        )
      return [name, column]
    }),
  )
}
