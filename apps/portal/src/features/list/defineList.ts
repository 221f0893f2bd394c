import { listQuery } from '@officina/client/list'
import { keepRows, type ListOptions, type ListPath, listQ } from '@officina/client/query'
import type { paths } from '@officina/openapi/schema'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../queryClient.ts'
import { type ListState, listStateOf, type Usual, useListState } from './useListState.ts'

type Call<Path> = Path extends keyof paths
  ? paths[Path] extends { get: { parameters: infer P extends object } }
    ? P
    : never
  : never
type QueryOf<Path> = Call<Path> extends { query?: infer Q } ? NonNullable<Q> : never
type FilterOf<Path> = QueryOf<Path> extends { filter?: infer F } ? NonNullable<F> : never
type SortOf<Path> =
  QueryOf<Path> extends { sort?: infer S }
    ? NonNullable<S> extends readonly [infer Field extends string, unknown]
      ? Field
      : never
    : never
type At<Path> = Call<Path> extends { path: infer P } ? [at: P] : []

/**
 * A list of the contract as a page shows it: what the address says becomes the sort, the page and the filter of the
 * call. The page's loader starts it by `load`, its component reads the same by `useList` and `useRows`.
 */
export function defineList<Path extends ListPath>(
  path: Path,
  usual: Usual & {
    /** What the rows can be sorted by; anything else in the address counts as nothing. */
    sortable: readonly SortOf<Path>[]
    /** A search without a chosen order: what matches best stands first. */
    bestFirst?: boolean
    filter: (list: ListState, ...at: At<Path>) => FilterOf<Path>
  },
) {
  const query = (list: ListState, ...at: At<Path>) => {
    const filter = usual.filter(list, ...at)
    const sort = usual.sortable.includes(list.sort.key as never) ? list.sort : usual.sort
    const isBest = usual.bestFirst && list.q && sort.key === usual.sort.key
    const asked = listQuery<string, object>({
      page: list.page,
      perPage: list.pageSize,
      ...(isBest || usual.sortable.length === 0
        ? {}
        : { sort: { field: sort.key, order: sort.order } }),
      filter: filter as object,
    })
    const params = { ...(at[0] ? { path: at[0] } : {}), query: asked }
    return listQ(path, { params } as never) as ListOptions<Path>
  }
  return {
    query,
    load: (request: Request, ...at: At<Path>) => {
      const list = listStateOf(new URL(request.url).searchParams, usual)
      void queryClient.prefetchQuery(query(list, ...at) as { queryKey: readonly unknown[] })
    },
    useList: () => useListState(usual),
    /** The rows; those of before while others load. */
    useRows: (list: ListState, ...at: At<Path>) =>
      useQuery({ ...query(list, ...at), placeholderData: keepRows }),
  }
}
