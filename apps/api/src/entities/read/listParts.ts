import type { operations } from '@officina/openapi/schema'
import type { CtxOf } from '../../context.ts'
import type { AnyColumn, PgTable, SQL } from '../../db/sql.ts'
import type { ListQuery } from '../list.ts'
import type { Vocabulary } from '../search/suggest.ts'
import type { Source, Sources } from './columns.ts'
import type { Conditions } from './filters.ts'

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
export type RowOf<Op extends ListOperation> = operations[Op] extends {
  responses: { 200: { content: { 'application/json': { data: (infer R)[] } } } }
}
  ? R
  : never

/** What the contract and the table cannot say about a list. */
export type ListParts<Op extends ListOperation, S> = {
  table: PgTable
  /** What is read under the name of `table` where that depends on the caller. */
  from?: (ctx: CtxOf<Op>, of: S, filter: FilterOf<Op>) => SQL
  /** Tables that columns, filters or sorts read besides `table`; none may multiply or lose its rows. */
  joins?: SQL
  /** Joins of figures that are dear: made for the page's rows alone. */
  pageJoins?: SQL | ((ctx: CtxOf<Op>) => SQL)
  /** Rows that belong to the list at all; `of` is the record whose list it is, from the path. */
  where?: SQL | ((ctx: CtxOf<Op>, of: S, filter: FilterOf<Op>) => SQL)
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
  /** What orders rows that a sort finds equal, before their id: where most are, an index has to say all of the order. */
  ties?: { [K in SortOf<Op>]?: AnyColumn }
  /** What a sort alone reads, by its name: figures of all rows at once, which would be dear one by one. */
  sortJoins?: { [K in SortOf<Op>]?: SQL }
  /**
   * So many rows that a search alone leads to, as rows of `id`: the first in the list's own order, or some to count them.
   * Where a search finds thousands, they need not all be read to sort them.
   */
  searched?: Record<'first' | 'some', (ctx: CtxOf<Op>, q: string, limit: number) => SQL>
  /** Which rows of a search come first where no sort was chosen; among them, and after them, the list's own order. */
  best?: (q: string) => SQL
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
