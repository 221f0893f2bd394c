import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { statusOf } from '@officina/shared/status/words'
import type { Filter } from '@officina/ui/filters.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { ListFilters } from '../../../features/list/ListFilters.tsx'
import { ListPart } from '../../../features/list/ListPart.tsx'
import type { List } from '../../../features/list/useListState.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { BulkBar } from './BulkBar.tsx'
import { useColumns } from './columns.tsx'
import { messages } from './messages.ts'
import { patients, renewals, statuses } from './query.ts'

const ImportPanel = lazyPart(() => import('./ImportPanel.tsx'))
const InvitePanel = lazyPart(() => import('./InvitePanel.tsx'), 'InvitePanel')

const counts = q('/api/doctor/patients/counts')

export function loader({ request }: LoaderFunctionArgs) {
  patients.load(request)
  void queryClient.prefetchQuery(counts)
  // links from elsewhere lead to it
  if (new URL(request.url).searchParams.get('panel') === 'invite') InvitePanel.preload()
  return null
}

export function Component() {
  const t = useText(messages)
  const list = patients.useList()
  const isArchive = list.flag('archived')
  const tabs = useQuery(counts).data
  const isReadOnly = useMe('doctor').status !== 'approved'
  return (
    <>
      <PageHeader title={t.title} count={tabs?.current} action={!isReadOnly && <AddButtons />} />
      <TabsNav
        label={t.tabs}
        tabs={[
          {
            to: pathTo('/doctors/patients'),
            label: t.current,
            count: tabs?.current,
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
        <ImportPanel onClose={() => list.setFilter('panel', undefined)} />
      )}
    </>
  )
}

type ListProps = { list: List }

function Patients({ list, isReadOnly }: ListProps & { isReadOnly: boolean }) {
  const t = useText(messages)
  const columns = useColumns()
  const locale = useLocale()
  const [keys, setKeys] = useState<Set<string>>(new Set())
  const query = patients.useRows(list)
  return (
    <ListPart
      query={query}
      list={list}
      nothing={<Nothing list={list} suggestion={query.data?.suggestion} />}
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
function Nothing({ list, suggestion }: ListProps & { suggestion: string | undefined }) {
  const t = useText(messages)
  if (list.isFiltered)
    return (
      <NoMatch
        title={t.noMatch}
        onClear={() => list.clear()}
        {...(suggestion && {
          text: (
            <Button onClick={() => list.setFilter('q', suggestion)}>
              {t.didYouMean(suggestion)}
            </Button>
          ),
        })}
      />
    )
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
        onPointerEnter={ImportPanel.preload}
        onFocus={ImportPanel.preload}
        variant="outlined"
      >
        {t.import}
      </Button>
      <Button
        component={Link}
        to={pathTo('/doctors/patients', {}, { panel: 'invite' })}
        onPointerEnter={InvitePanel.preload}
        onFocus={InvitePanel.preload}
        variant="contained"
      >
        {t.invite}
      </Button>
    </Box>
  )
}

/** Every filter of the list. */
function PatientFilters({ list }: ListProps) {
  const t = useText(messages)
  const locale = useLocale()
  const tag = list.one('tag')
  const optionsOf = (kind: 'patient' | 'renewal', values: readonly string[]) =>
    values.map((value) => ({ value, label: statusOf(kind, value, locale).label }))
  const status: Filter = {
    kind: 'multi',
    key: 'status',
    label: t.status,
    options: optionsOf('patient', statuses),
  }
  return (
    <ListFilters
      list={list}
      search={t.search}
      filters={[
        ...(list.flag('archived') ? [] : [status]),
        {
          kind: 'multi',
          key: 'renewal',
          label: t.renewal,
          options: optionsOf('renewal', renewals),
        },
        { kind: 'toggle', key: 'no_order', label: t.noOrder },
        { kind: 'toggle', key: 'not_ordered', label: t.notOrdered },
        { kind: 'dates', key: 'added', label: t.added },
        ...(tag
          ? [{ kind: 'toggle' as const, key: 'tag', label: t.clearTag(tag), value: true }]
          : []),
      ]}
    />
  )
}
