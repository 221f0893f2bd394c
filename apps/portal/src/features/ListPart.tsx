import type { ApiError } from '@officina/client/api'
import { DataTable } from '@officina/ui/DataTable'
import type { DataTableProps } from '@officina/ui/dataTableTypes.ts'
import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { useListState } from './useListState.ts'

type Found<Row> = { data: Row[]; total: number; estimated: boolean }

/** The rows of a list: what went wrong, what is awaited, why there are none, or table and pages. */
export function ListPart<Row>(
  props: Omit<DataTableProps<Row>, 'rows' | 'sort' | 'onSort'> & {
    query: UseQueryResult<Found<Row>, ApiError>
    list: ReturnType<typeof useListState>
    nothing: ReactNode
    /** What can be done with the rows that are selected. */
    chosen?: (rows: Row[]) => ReactNode
  },
) {
  const { query, list, nothing, chosen, ...table } = props
  const { data, error, refetch, isPlaceholderData } = query
  if (error)
    return <ErrorState error={error} referenceId={error.requestId} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  if (data.total === 0) return nothing
  const selected = data.data.filter((row) => table.selection?.keys.has(table.rowKey(row)))
  return (
    <Refreshing when={isPlaceholderData}>
      {selected.length > 0 && chosen?.(selected)}
      <DataTable {...table} rows={data.data} sort={list.sort} onSort={list.setSort} />
      <Pagination
        page={list.page}
        pageSize={list.pageSize}
        total={data.total}
        shown={data.data.length}
        estimated={data.estimated}
        onChange={list.setPage}
      />
    </Refreshing>
  )
}
