import { type Ctx, type CtxOf, readingOf } from '../../context.ts'
import { dataOf, type JsonSchema, operationOf, propertiesOf } from '../../contract.ts'
import { type Finished, rowsOfFinished } from '../../db/finished.ts'
import { type AnyColumn, type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { countKept, countOf, type ListQuery, totalBeside, windowOf } from '../list.ts'
import { corrected } from '../search/suggest.ts'
import { columnNamed, columnsOf, type Selection } from './columns.ts'
import { allOf, applyFilters, conditionsOf, filterFields } from './filters.ts'
import { keptPages } from './kept.ts'
import type { FilterOf, ListOperation, ListParts, RowOf } from './listParts.ts'
import { type Asked, statementsOf } from './statements.ts'
import { streamRows } from './stream.ts'

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
  /** The same as it was put together before, where it is kept. */
  kept(ctx: C, query: Q): Finished | undefined
  /** All rows of the filter in batches, with the named fields alone; memory stays flat. Closing it frees the connection. */
  stream(ctx: C, query: Q, fields: readonly string[]): AsyncGenerator<Record<string, unknown>[]>
  /** The row with an id, whether it belongs to the list or not, and not presented; 404 where there is none. */
  one(ctx: C, id: string): Promise<R>
  /** The row with an id; 404 where it does not belong to the list. */
  own(ctx: C, id: string, of: S): Promise<R>
  /** A row's fields as SQL; needs `joins`. What is not for the caller is left out. */
  columns(ctx: Ctx): Selection<R>
  /** Conditions of a filter on `source()`, with the list's own; 403 for a field one may not read. */
  conditions(ctx: C, filter: Record<string, unknown>, of: S): SQL[]
  /** What the list reads from; with the joins of filters when asked. */
  source(ctx: C, filter: object, joined: boolean): SQL
  joinedFilters: readonly string[]
  /** A search alone, as a condition that so many of the rows it finds satisfy, or all if there are fewer. */
  someFound?: ((ctx: Ctx, q: string, most: number) => SQL) | undefined
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
  const { table, joinedFilters = [], extra = {}, later = [] } = parts
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
  const { id, sourceOf, orderBy, everything, window, counted } = statementsOf(operationId, parts, {
    fields,
    columns,
  })
  const own = (ctx: C, of: S, filter: FilterOf<Op>): SQL[] => {
    if (typeof parts.where === 'function') return [parts.where(ctx, of, filter)]
    return parts.where ? [parts.where] : []
  }
  const where = (ctx: C, filter: object, of: S): SQL[] => [
    ...own(ctx, of, filter as FilterOf<Op>),
    ...applyFilters(ctx, conditions, filter as Record<string, unknown>, guarded),
  ]
  const ask = (ctx: C, { filter, sort }: Query, of: S): Asked<S> => ({
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
    someFound:
      parts.searched &&
      ((ctx, q, most) =>
        sql`${id} = any(array(select id from (${parts.searched?.some(ctx as C, q, most)}) found))`),
    source: (ctx, filter, joined) => sourceOf(ctx, undefined as S, filter, joined),
    conditions: where,
    filterColumn: (name) => (name in (parts.filters ?? {}) ? undefined : columnNamed(table, name)),
    select: (ctx, query, of) => window(ctx, query, ask(ctx, query, of)),
    kept: keptPages<Op, S>({ parts, guarded, columns, conditions, window }),
    rows: async (ctx, query, of) =>
      present(ctx, await found(readingOf(ctx), list.select(ctx, query, of)), of),
    async page(ctx, query, of) {
      const from = readingOf(ctx)
      const ready = list.kept(ctx, query)
      const reading = ready
        ? rowsOfFinished<object>(from.db, ready)
        : found(from, window(ctx, query, ask(ctx, query, of)))
      const matching = () => counted(ctx, query, ask(ctx, query, of))
      // a transaction has one connection, which takes one statement at a time
      if (ctx.tx) await reading
      const [rows, total] = await Promise.all([
        reading,
        ready
          ? countKept(from, `${operationId} ${JSON.stringify(query.filter)}`, matching)
          : countOf(from, matching()),
      ])
      const suggestion = total.total === 0 ? await suggest(ctx, query, of) : undefined
      const cut = windowOf(query)
      return {
        rows: await present(ctx, rows, of),
        offset: cut.offset,
        ...totalBeside(total, cut, rows.length),
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
      return orNotFound((await found(ctx, everything(ctx, asked))) as Row[])
    },
    async own(ctx, wanted, of) {
      const conditions = allOf([...where(ctx, {}, of), sql`${id} = ${wanted}`])
      return orNotFound(
        await present(ctx, await found(ctx, everything(ctx, { of, conditions })), of),
      )
    },
  }
  lists.set(operationId, list as unknown as List)
  return list
}

function orNotFound<R>([row]: R[]): R {
  if (!row) throw notFound()
  return row
}

type Batches = AsyncGenerator<Record<string, unknown>[]>

async function* presented(
  batches: Batches,
  present: (batch: Record<string, unknown>[]) => Promise<object[]>,
): Batches {
  for await (const batch of batches) yield (await present(batch)) as Record<string, unknown>[]
}
