import Box from '@mui/material/Box'
import { keepRows } from '@officina/client/query'
import { FilterBar } from '@officina/ui/FilterBar'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadedRows } from '../../../features/LoadedRows.tsx'
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
  const query = useQuery({
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
      <LoadedRows
        query={query}
        skeleton={<CardSkeleton />}
        nothing={
          list.q ? (
            <NoMatch onClear={() => list.clear()} />
          ) : isArchived ? (
            <EmptyState title={t.emptyArchived} text={t.emptyArchivedText} />
          ) : (
            <EmptyState title={t.empty} text={t.emptyText} action={props.create} />
          )
        }
        pager={list}
      >
        {(rows) => (
          <Box component="ul" aria-label={t.title} sx={cardGrid}>
            {rows.map((set) => (
              <SetCard key={set.id} set={set} isReadOnly={props.isReadOnly} />
            ))}
          </Box>
        )}
      </LoadedRows>
    </>
  )
}
