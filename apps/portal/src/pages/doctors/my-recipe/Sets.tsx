import Box from '@mui/material/Box'
import { keepRows } from '@officina/client/query'
import { FilterBar } from '@officina/ui/FilterBar'
import { Pagination } from '@officina/ui/Pagination'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { Refreshing } from '@officina/ui/Refreshing'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState, NoMatch } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { useListState } from '../../../features/useListState.ts'
import { messages } from './messages.ts'
import { setsQuery } from './queries.ts'
import { cardGrid, SetCard } from './SetCard.tsx'

/** The doctor's own sets as cards. */
export function Sets(props: {
  list: ReturnType<typeof useListState>
  isReadOnly: boolean
  create: ReactNode
}) {
  const t = useText(messages)
  const { list } = props
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...setsQuery(list),
    placeholderData: keepRows,
  })
  const isArchived = list.flag('archived')
  const sort = `${list.sort.key}.${list.sort.order.toLowerCase()}`
  return (
    <>
      <FilterBar
        search={{ value: list.q, onChange: (q) => list.setFilter('q', q), label: t.search }}
        filters={[{ kind: 'toggle', key: 'archived', label: t.archived, value: isArchived }]}
        onFilter={list.setFilter}
        onClear={() => list.clear()}
      >
        <PlainSelect
          label={t.sort}
          value={sort in t.sorts ? sort : 'updated_at.desc'}
          options={Object.entries(t.sorts).map(([value, label]) => ({ value, label }))}
          onChange={(value) => {
            const [key = 'updated_at', order] = value.split('.')
            list.setSort({ key, order: order === 'asc' ? 'ASC' : 'DESC' })
          }}
        />
      </FilterBar>
      {error ? (
        <ErrorState error={error} referenceId={error.requestId} onRetry={() => void refetch()} />
      ) : !data ? (
        <CardSkeleton />
      ) : data.total === 0 && list.q ? (
        <NoMatch onClear={() => list.clear()} />
      ) : data.total === 0 && isArchived ? (
        <EmptyState title={t.emptyArchived} text={t.emptyArchivedText} />
      ) : data.total === 0 ? (
        <EmptyState title={t.empty} text={t.emptyText} action={props.create} />
      ) : (
        <Refreshing when={isPlaceholderData}>
          <Box component="ul" aria-label={t.title} sx={cardGrid}>
            {data.data.map((set) => (
              <SetCard key={set.id} set={set} isReadOnly={props.isReadOnly} />
            ))}
          </Box>
          <Pagination
            page={list.page}
            pageSize={list.pageSize}
            total={data.total}
            shown={data.data.length}
            onChange={list.setPage}
          />
        </Refreshing>
      )}
    </>
  )
}
