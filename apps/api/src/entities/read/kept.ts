import type { CtxOf } from '../../context.ts'
import type { JsonSchema } from '../../contract.ts'
import { type Finished, finished } from '../../db/finished.ts'
import { is, SQL, sql } from '../../db/sql.ts'
import { type ListQuery, windowOf } from '../list.ts'
import type { Columns } from './columns.ts'
import { allOf, assertMayFilter, type Condition } from './filters.ts'
import type { FilterOf, ListOperation, ListParts, RowOf } from './listParts.ts'
import { type Asked, isUsual } from './statements.ts'

type Kept<Op extends ListOperation, S> = {
  parts: ListParts<Op, S>
  /** What may not be filtered by everybody: filters and fields of a row. */
  guarded: Record<string, JsonSchema>
  columns: Columns<RowOf<Op>, CtxOf<Op>>
  conditions: Record<string, Condition<unknown, CtxOf<Op>>>
  window(ctx: CtxOf<Op>, query: ListQuery<FilterOf<Op>>, asked: Asked<S>): SQL
}

/** Beyond so many shapes of a list (filters by long lists of ids) pages are put together for each call. */
const mostShapes = 200

/**
 * The statements of a list's pages, each put together once, which otherwise is a quarter of the work of a call. They are
 * kept by what their text depends on: fields that are for the caller, sort, size of the page, and which filters
 * are set. Undefined for a page whose text depends on more: a search, a filter of the list's own, rows of the caller.
 */
export function keptPages<Op extends ListOperation, S>({
  parts,
  guarded,
  columns,
  conditions,
  window,
}: Kept<Op, S>): (ctx: CtxOf<Op>, query: ListQuery<FilterOf<Op>>) => Finished | undefined {
  const { from, where, pageJoins, order } = parts
  if (from || [where, pageJoins, order].some((part) => typeof part === 'function'))
    return () => undefined
  const shapes = new Map<string, ReturnType<typeof finished>>()
  return (ctx, query) => {
    const filter = Object.entries(query.filter ?? {}).filter(([, value]) => value !== undefined)
    if (filter.some(([name]) => !conditions[name]?.isOpen)) return undefined
    const { offset, limit } = windowOf(query)
    const open = isUsual(limit) ? columns.open(ctx) : undefined
    if (!open) return undefined
    const values: Record<string, unknown> = { ...open.values(ctx), offset }
    for (const [name, value] of filter) {
      assertMayFilter(ctx, guarded, name)
      if (Array.isArray(value))
        for (const [at, each] of value.entries()) values[`${name} ${at}`] = each
      else values[name] = value
    }
    const shape = `${open.key} ${query.sort} ${limit} ${filter.map(([name, value]) => (Array.isArray(value) ? `${name}:${value.length}` : name))}`
    let fill = shapes.get(shape)
    if (!fill) {
      if (shapes.size >= mostShapes) return undefined
      const asked = filter.map(([name, value]) => conditionOf(conditions[name], name, value, ctx))
      fill = finished(
        window(ctx, query, {
          filter: query.filter,
          of: undefined as S,
          conditions: allOf([...(is(where, SQL) ? [where] : []), ...asked]),
          sorted: parts.sortJoins?.[query.sort?.[0] as never],
          open: { selection: open.selection, offset: sql`${sql.placeholder('offset')}` },
        }),
      )
      shapes.set(shape, fill)
    }
    return fill(values)
  }
}

/** With placeholders in place of the values. */
function conditionOf<C>(
  condition: Condition<unknown, never> | undefined,
  name: string,
  value: unknown,
  ctx: C,
): SQL {
  const open = Array.isArray(value)
    ? value.map((_, at) => sql.placeholder(`${name} ${at}`))
    : sql.placeholder(name)
  return condition?.(open, ctx as never) ?? sql`true`
}
