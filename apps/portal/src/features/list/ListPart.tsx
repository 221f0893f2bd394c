import type { ApiError } from '@officina/client/api'
import { DataTable } from '@officina/ui/DataTable'
import type { DataTableProps } from '@officina/ui/dataTableTypes.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadedRows } from './LoadedRows.tsx'
import type { List } from './useListState.ts'

/** A list as a table. */
export function ListPart<Row>(
  props: Omit<DataTableProps<Row>, 'rows' | 'sort' | 'onSort'> & {
    query: UseQueryResult<{ data: Row[]; total: number; estimated: boolean }, ApiError>
    list: List
    nothing: ReactNode
    /** What can be done with the rows that are selected. */
    chosen?: (rows: Row[]) => ReactNode
  },
) {
  const { query, list, nothing, chosen, ...table } = props
  const isSelected = (row: Row) => table.selection?.keys.has(table.rowKey(row))
  return (
    <LoadedRows query={query} nothing={nothing} pager={list}>
      {(rows) => (
        <>
          {rows.some(isSelected) && chosen?.(rows.filter(isSelected))}
          <DataTable oneLine {...table} rows={rows} sort={list.sort} onSort={list.setSort} />
        </>
      )}
    </LoadedRows>
  )
}
