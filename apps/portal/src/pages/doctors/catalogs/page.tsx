import Add from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepRows, listQ } from '@officina/client/query'
import { FilterBar } from '@officina/ui/FilterBar'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { PageHeader } from '@officina/ui/PageHeader'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { catalogWords } from '../../../features/catalog/words.ts'
import { LoadedRows } from '../../../features/LoadedRows.tsx'
import { type ListState, listStateOf, useListState } from '../../../features/useListState.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { AccessSetting, accessQuery } from './AccessSetting.tsx'
import { CatalogCard } from './CatalogCard.tsx'
import { messages } from './messages.ts'

const NewCatalog = lazyWithRetry(() =>
  import('../../../features/catalog/NewCatalog.tsx').then((m) => ({ default: m.NewCatalog })),
)
const ArrangePanel = lazyWithRetry(() =>
  import('./ArrangePanel.tsx').then((m) => ({ default: m.ArrangePanel })),
)
const DiscountsPanel = lazyWithRetry(() =>
  import('./DiscountsPanel.tsx').then((m) => ({ default: m.DiscountsPanel })),
)
const byPosition = { key: 'position', order: 'ASC' } as const

export function loader({ request }: LoaderFunctionArgs) {
  const state = listStateOf(new URL(request.url).searchParams, byPosition)
  void queryClient.prefetchQuery(catalogsQuery(state))
  void queryClient.prefetchQuery(accessQuery)
  return null
}

export function Component() {
  const t = useText(messages)
  const words = useText(catalogWords)
  const isReadOnly = useMe('doctor').status !== 'approved'
  const [making, setMaking] = useOpened<{ source?: { id: string; name: string } }>('new catalog')
  const [isArranging, setArranging] = useState(false)
  const list = useListState(byPosition)
  const kind = list.one('kind')
  const query = useQuery({
    ...catalogsQuery(list),
    placeholderData: keepRows,
  })
  const { data } = query
  const own = (data?.data ?? []).filter((catalog) => catalog.kind === 'doctor')
  const create = isReadOnly ? undefined : (
    <Button variant="contained" startIcon={<Add />} onClick={() => setMaking({})}>
      {words.new}
    </Button>
  )
  const [params, setParams] = useSearchParams()
  const showDiscounts = (isShown: boolean) =>
    setParams(
      (old) => {
        if (isShown) old.set('panel', 'discounts')
        else old.delete('panel')
        return old
      },
      { replace: !isShown, preventScrollReset: true },
    )
  const actions = (
    <>
      {create}
      <Button onClick={() => showDiscounts(true)}>{t.discounts}</Button>
      {!isReadOnly && own.length > 1 && (
        <Button onClick={() => setArranging(true)}>{t.order}</Button>
      )}
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
      <FilterBar
        search={{ value: list.q, onChange: (q) => list.setFilter('q', q), label: t.search }}
        onClear={() => list.clear(['kind'])}
      />
      <LoadedRows
        query={query}
        skeleton={<CardSkeleton />}
        nothing={
          list.q ? (
            <NoMatch onClear={() => list.clear(['kind'])} />
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
      {params.get('panel') === 'discounts' && (
        <Suspense fallback={null}>
          <DiscountsPanel isReadOnly={isReadOnly} onClose={() => showDiscounts(false)} />
        </Suspense>
      )}
      {making && (
        <Suspense fallback={null}>
          <NewCatalog {...making} onClose={() => setMaking(undefined)} />
        </Suspense>
      )}
      {isArranging && (
        <Suspense fallback={null}>
          <ArrangePanel onClose={() => setArranging(false)} />
        </Suspense>
      )}
    </>
  )
}

function catalogsQuery(list: ListState) {
  const kind = list.one('kind')
  const isKind = kind === 'platform' || kind === 'doctor'
  return listQ('/api/doctor/catalogs', {
    params: {
      query: {
        range: [0, 99],
        filter: { ...(list.q ? { q: list.q } : {}), ...(isKind ? { kind: [kind] } : {}) },
      },
    },
  })
}

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
}
