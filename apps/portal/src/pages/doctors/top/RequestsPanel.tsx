import Box from '@mui/material/Box'
import { listQ } from '@officina/client/query'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../features/Loaded.tsx'
import { pathTo } from '../../../pathTo.ts'
import { RequestCard } from './RequestCard.tsx'
import { RequestRules } from './RequestRules.tsx'
import { requestMessages } from './requestMessages.ts'

const tabs = ['open', 'decided', 'rules'] as const
type Tab = (typeof tabs)[number]

/** The queue of requests: what waits, what was decided, and what is approved without asking. */
export function RequestsPanel(props: {
  open: boolean
  tab: string | null
  /** The one that is asked for by its address. */
  requestId: string | null
  isReadOnly: boolean
  onClose: () => void
}) {
  const t = useText(requestMessages)
  const tab = tabs.find((each) => each === props.tab) ?? 'open'
  return (
    <SidePanel open={props.open} title={t.title} onClose={props.onClose} width={640}>
      {props.open && (
        <>
          <TabsNav
            label={t.tabs}
            tabs={tabs.map((each) => ({
              to: pathTo(
                '/doctors/top',
                {},
                { panel: 'requests', tab: each === 'open' ? undefined : each },
              ),
              label: t[each],
              current: tab === each,
            }))}
          />
          {tab === 'rules' ? (
            <RequestRules isReadOnly={props.isReadOnly} />
          ) : (
            <Queue tab={tab} chosen={props.requestId} isReadOnly={props.isReadOnly} />
          )}
        </>
      )}
    </SidePanel>
  )
}

function Queue(props: { tab: Exclude<Tab, 'rules'>; chosen: string | null; isReadOnly: boolean }) {
  const { tab } = props
  const t = useText(requestMessages)
  const query = useQuery(
    listQ('/api/doctor/requests', {
      params: { query: { range: [0, 49], filter: { open: tab === 'open' } } },
    }),
  )
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
      {(data) => {
        if (data.total === 0)
          return tab === 'open' ? (
            <EmptyState title={t.none} text={t.noneText} />
          ) : (
            <EmptyState title={t.noneDecided} />
          )
        return (
          <>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
              {data.data.map((request) => (
                <RequestCard
                  key={request.id}
                  request={request}
                  isChosen={request.id === props.chosen}
                  isReadOnly={props.isReadOnly}
                />
              ))}
            </Box>
            {data.total > data.data.length && <p>{t.more(data.total - data.data.length)}</p>}
          </>
        )
      }}
    </Loaded>
  )
}
