import { Pagination } from '@officina/ui/Pagination'
import { Refreshing } from '@officina/ui/Refreshing'
import { ListSkeleton } from '@officina/ui/skeletons'
import type { ReactNode } from 'react'
import { Loaded, type Read } from '../Loaded.tsx'

type Found<Row> = { data: Row[]; total: number; estimated?: boolean }
type Pager = {
  /** No pages up to so many rows. */
  above?: number
  page: number
  pageSize: number
  setPage: (next: { page: number; pageSize: number }) => void
}

/** The rows of a list: why there are none, or the rows and the way to more; those of before while others load. */
export function LoadedRows<Row>(props: {
  query: Read<Found<Row>> & { isPlaceholderData: boolean }
  skeleton?: ReactNode
  nothing: ReactNode
  /** Absent where all rows are shown. */
  pager?: Pager
  children: (rows: Row[]) => ReactNode
}) {
  const { query, pager, skeleton = <ListSkeleton /> } = props
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ data, total, estimated }) =>
        total === 0 ? (
          props.nothing
        ) : (
          <Refreshing when={query.isPlaceholderData}>
            {props.children(data)}
            {pager && total > (pager.above ?? 0) && (
              <Pagination
                page={pager.page}
                pageSize={pager.pageSize}
                total={total}
                shown={data.length}
                estimated={estimated}
                onChange={pager.setPage}
              />
            )}
          </Refreshing>
        )
      }
    </Loaded>
  )
}
