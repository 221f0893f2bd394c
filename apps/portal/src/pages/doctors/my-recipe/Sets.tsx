import Box from '@mui/material/Box'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { ListFilters, SortSelect } from '../../../features/list/ListFilters.tsx'
import { LoadedRows } from '../../../features/list/LoadedRows.tsx'
import type { List } from '../../../features/list/useListState.ts'
import { messages } from './messages.ts'
import { sets } from './queries.ts'
import { cardGrid, SetCard } from './SetCard.tsx'

/** The doctor's own sets as cards. */
export function Sets(props: { list: List; isReadOnly: boolean; create: ReactNode }) {
  const t = useText(messages)
  const { list } = props
  const isArchived = list.flag('archived')
  return (
    <>
      <ListFilters
        list={list}
        search={t.search}
        filters={[{ kind: 'toggle', key: 'archived', label: t.archived }]}
      >
        <SortSelect list={list} label={t.sort} sorts={t.sorts} />
      </ListFilters>
      <LoadedRows
        query={sets.useRows(list)}
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
