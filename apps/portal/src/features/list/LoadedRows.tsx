import { type Pager, Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import type { ReactNode } from 'react'
import { Loaded, type Read } from '../Loaded.tsx'

type Found<Row> = { data: Row[]; total: number; estimated?: boolean }

/** The rows of a list: why there are none, or the rows and the way to more; those of before while others load. */
export function LoadedRows<Row>(props: {
  query: Read<Found<Row>> & { isPlaceholderData: boolean }
  skeleton?: ReactNode
  nothing: ReactNode
  /** Absent where all rows are shown. */
  pager?: Pager & {
    /** No pages up to so many rows. */
    above?: number
  }
  children: (rows: Row[]) => ReactNode
}) {
  const { query, pager, skeleton = <ListSkeleton /> } = props
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(rows) =>
        rows.total === 0 ? (
          props.nothing
        ) : (
          <Refreshing when={query.isPlaceholderData}>
            {props.children(rows.data)}
            {pager && rows.total > (pager.above ?? 0) && (
              <Pagination pager={pager} rows={rows} estimated={rows.estimated} />
            )}
          </Refreshing>
        )
      }
    </Loaded>
  )
}
