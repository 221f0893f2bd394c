import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { q, useApiMutation } from '@officina/client/query'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { PageHeader } from '@officina/ui/PageHeader'
import { SelectField } from '@officina/ui/SelectField'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import type { CopiedCatalog } from '../../../features/catalog/NewCatalog.tsx'
import { catalogWords } from '../../../features/catalog/words.ts'
import { defineList } from '../../../features/list/defineList.ts'
import { ListFilters } from '../../../features/list/ListFilters.tsx'
import { LoadedRows } from '../../../features/list/LoadedRows.tsx'
import { toast } from '../../../features/toast.tsx'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { CatalogCard } from './CatalogCard.tsx'
import { messages } from './messages.ts'

const NewCatalog = lazyPart(() => import('../../../features/catalog/NewCatalog.tsx'), 'NewCatalog')
const ArrangePanel = lazyPart(() => import('./ArrangePanel.tsx'), 'ArrangePanel')
const DiscountsPanel = lazyPart(() => import('./DiscountsPanel.tsx'), 'DiscountsPanel')

export function loader({ request }: LoaderFunctionArgs) {
  catalogs.load(request)
  void queryClient.prefetchQuery(accessQuery)
  return null
}

export function Component() {
  const t = useText(messages)
  const words = useText(catalogWords)
  const isReadOnly = useMe('doctor').status !== 'approved'
  const [making, setMaking] = useOpened<{ source?: CopiedCatalog }>('new catalog')
  const [isArranging, setArranging] = useOpened<true>('order of catalogs')
  const list = catalogs.useList()
  const kind = list.one('kind')
  const query = catalogs.useRows(list)
  const { data } = query
  const own = (data?.data ?? []).filter((catalog) => catalog.kind === 'doctor')
  const create = isReadOnly ? undefined : (
    <Button variant="contained" startIcon={<Add />} onClick={() => setMaking({})}>
      {words.new}
    </Button>
  )
  const actions = (
    <>
      {!isReadOnly && own.length > 1 && (
        <Button onClick={() => setArranging(true)}>{t.order}</Button>
      )}
      <Button onClick={() => list.set({ panel: 'discounts' }, true)}>{t.discounts}</Button>
      {create}
    </>
  )
  return (
    <>
      <PageHeader title={t.title} count={data?.total} subtitle={t.lead} action={actions} />
      {list.flag('gone') && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t.gone}
        </Alert>
      )}
      <AccessSetting isReadOnly={isReadOnly} />
      <TabsNav
        label={t.kinds}
        tabs={[
          { to: pathTo('/doctors/catalogs'), label: t.all, current: !kind },
          {
            to: pathTo('/doctors/catalogs', {}, { kind: 'platform' }),
            label: t.platform,
            current: kind === 'platform',
          },
          {
            to: pathTo('/doctors/catalogs', {}, { kind: 'doctor' }),
            label: t.mine,
            current: kind === 'doctor',
          },
        ]}
      />
      <ListFilters list={list} search={t.search} />
      <LoadedRows
        query={query}
        skeleton={<CardSkeleton />}
        nothing={
          list.q ? (
            <NoMatch onClear={() => list.clear()} />
          ) : (
            <EmptyState
              title={kind === 'doctor' ? t.emptyMine : t.empty}
              text={kind === 'doctor' ? t.emptyMineText : t.emptyText}
              action={kind === 'doctor' && create}
            />
          )
        }
      >
        {(rows) => (
          <Box component="ul" sx={grid}>
            {rows.map((catalog) => (
              <CatalogCard
                key={catalog.id}
                catalog={catalog}
                onCopy={isReadOnly ? undefined : () => setMaking({ source: catalog })}
              />
            ))}
          </Box>
        )}
      </LoadedRows>
      {list.one('panel') === 'discounts' && (
        <DiscountsPanel isReadOnly={isReadOnly} onClose={() => list.open('panel', undefined)} />
      )}
      {making && <NewCatalog {...making} onClose={() => setMaking(undefined)} />}
      {isArranging && <ArrangePanel onClose={() => setArranging(undefined)} />}
    </>
  )
}

const kinds = ['platform', 'doctor'] as const

const catalogs = defineList('/api/doctor/catalogs', {
  sort: { key: 'position', order: 'ASC' },
  sortable: [],
  size: 100,
  keeps: ['kind', 'panel', 'gone'],
  filter: (list) => ({ q: list.text('q'), kind: list.among('kind', kinds) }),
})

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
}

const accessQuery = q('/api/doctor/catalog-access')

/** What patients may buy beside their recipes; saved when it is chosen. */
function AccessSetting({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useText(catalogWords)
  const { data } = useQuery(accessQuery)
  const change = useApiMutation('patch', '/api/doctor/catalog-access', {
    invalidates: ['/api/doctor/catalog-access'],
    onSuccess: () => toast.success(t.accessSaved),
    onError: toast.failed,
  })
  const options = (['open', 'closed', 'recipes_only'] as const).map((value) => ({
    value,
    label: t.accesses[value],
  }))
  return (
    <Box sx={{ maxWidth: 480 }}>
      <SelectField
        label={t.access}
        value={data?.access ?? 'open'}
        options={options}
        disabled={isReadOnly || !data || change.isPending}
        onChange={(event) => {
          const access = options.find(({ value }) => value === event.target.value)?.value
          if (access) change.mutate({ body: { access } })
        }}
      />
    </Box>
  )
}
