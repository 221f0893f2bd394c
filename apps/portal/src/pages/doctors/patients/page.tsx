import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepRows, q } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router'
import { ListPart } from '../../../features/ListPart.tsx'
import { listStateOf, useListState } from '../../../features/useListState.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { BulkBar } from './BulkBar.tsx'
import { useColumns } from './columns.tsx'
import { InvitePanel } from './InvitePanel.tsx'
import { messages } from './messages.ts'
import { PatientFilters } from './PatientFilters.tsx'
import { defaultSort, patientsQuery } from './query.ts'

const ImportPanel = lazyWithRetry(() => import('./ImportPanel.tsx'))

const counts = q('/api/doctor/patients/counts')

export function loader({ request }: LoaderFunctionArgs) {
  const state = listStateOf(new URL(request.url).searchParams, defaultSort)
  void queryClient.prefetchQuery(patientsQuery(state))
  void queryClient.prefetchQuery(counts)
  return null
}

export function Component() {
  const t = useText(messages)
  const list = useListState(defaultSort)
  const isArchive = list.flag('archived')
  const tabs = useQuery(counts).data
  const isReadOnly = useMe('doctor').status !== 'approved'
  return (
    <>
      <PageHeader title={t.title} count={tabs?.active} action={!isReadOnly && <AddButtons />} />
      <TabsNav
        label={t.tabs}
        tabs={[
          {
            to: pathTo('/doctors/patients'),
            label: t.active,
            count: tabs?.active,
            current: !isArchive,
          },
          {
            to: pathTo('/doctors/patients', {}, { archived: '1' }),
            label: t.archived,
            count: tabs?.archived,
            current: isArchive,
          },
        ]}
      />
      <PatientFilters list={list} />
      <Patients list={list} isReadOnly={isReadOnly} />
      {!isReadOnly && list.one('panel') === 'invite' && (
        <InvitePanel onClose={() => list.setFilter('panel', undefined)} />
      )}
      {!isReadOnly && list.one('panel') === 'import' && (
        <Suspense>
          <ImportPanel onClose={() => list.setFilter('panel', undefined)} />
        </Suspense>
      )}
    </>
  )
}

type ListProps = { list: ReturnType<typeof useListState> }

function Patients({ list, isReadOnly }: ListProps & { isReadOnly: boolean }) {
  const t = useText(messages)
  const columns = useColumns()
  const locale = useLocale()
  const [keys, setKeys] = useState<Set<string>>(new Set())
  return (
    <ListPart
      query={useQuery({ ...patientsQuery(list), placeholderData: keepRows })}
      list={list}
      nothing={<Nothing list={list} />}
      chosen={(rows) => (
        <BulkBar rows={rows} isArchive={list.flag('archived')} onDone={() => setKeys(new Set())} />
      )}
      label={t.title}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={(row) => formatName(row, locale)}
      rowHref={(row) => pathTo('/doctors/patients/:patientId', { patientId: row.id })}
      {...(isReadOnly ? {} : { selection: { keys, onChange: setKeys } })}
    />
  )
}

/** Nobody yet, nobody archived, or nobody who fits. */
function Nothing({ list }: ListProps) {
  const t = useText(messages)
  const { search } = useLocation()
  const isFiltered = [...new URLSearchParams(search).keys()].some(
    (key) => !['archived', 'panel', 'sort', 'size', 'page'].includes(key),
  )
  if (isFiltered) return <NoMatch title={t.noMatch} onClear={() => list.clear(['archived'])} />
  if (list.flag('archived')) return <EmptyState title={t.emptyArchive} text={t.emptyArchiveText} />
  return <EmptyState title={t.emptyTitle} text={t.emptyText} action={<AddButtons />} />
}

/** The two ways to new patients. */
function AddButtons() {
  const t = useText(messages)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button
        component={Link}
        to={pathTo('/doctors/patients', {}, { panel: 'import' })}
        variant="outlined"
      >
        {t.import}
      </Button>
      <Button
        component={Link}
        to={pathTo('/doctors/patients', {}, { panel: 'invite' })}
        variant="contained"
      >
        {t.invite}
      </Button>
    </Box>
  )
}
