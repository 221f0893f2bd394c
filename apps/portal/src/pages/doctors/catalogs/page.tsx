import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { type ListRow, listQ } from '@officina/client/query'
import { FilterBar } from '@officina/ui/FilterBar'
import { PageHeader } from '@officina/ui/PageHeader'
import { StatusChip } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState, NoMatch } from '@officina/ui/states'
import { TabsNav } from '@officina/ui/TabsNav'
import { useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { type ListState, listStateOf, useListState } from '../../../features/useListState.ts'
import { queryClient } from '../../../queryClient.ts'
import { messages } from './messages.ts'

const byPosition = { key: 'position', order: 'ASC' } as const

export function loader({ request }: LoaderFunctionArgs) {
  const state = listStateOf(new URL(request.url).searchParams, byPosition)
  void queryClient.prefetchQuery(catalogsQuery(state))
  return null
}

export function Component() {
  const t = useText(messages)
  const list = useListState(byPosition)
  const kind = list.one('kind')
  const { data, error, refetch } = useQuery({
    ...catalogsQuery(list),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <PageHeader title={t.title} count={data?.total} subtitle={t.lead} />
      {list.flag('gone') && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t.gone}
        </Alert>
      )}
      <TabsNav
        label={t.kinds}
        tabs={[
          { to: '/doctors/catalogs', label: t.all, current: !kind },
          {
            to: '/doctors/catalogs?kind=platform',
            label: t.platform,
            current: kind === 'platform',
          },
          { to: '/doctors/catalogs?kind=doctor', label: t.mine, current: kind === 'doctor' },
        ]}
      />
      <FilterBar
        search={{ value: list.q, onChange: (q) => list.setFilter('q', q), label: t.search }}
        onClear={() => list.clear(['kind'])}
      />
      {error ? (
        <ErrorState
          message={error.message}
          referenceId={error.requestId}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <CardSkeleton />
      ) : data.total === 0 && list.q ? (
        <NoMatch onClear={() => list.clear(['kind'])} />
      ) : data.total === 0 ? (
        <EmptyState
          title={kind === 'doctor' ? t.emptyMine : t.empty}
          text={kind === 'doctor' ? t.emptyMineText : t.emptyText}
        />
      ) : (
        <Box component="ul" sx={grid}>
          {data.data.map((catalog) => (
            <CatalogCard key={catalog.id} catalog={catalog} />
          ))}
        </Box>
      )}
    </>
  )
}

function CatalogCard({ catalog }: { catalog: ListRow<'/api/doctor/catalogs'> }) {
  const t = useText(messages)
  return (
    <Card component="li">
      <CardActionArea component={Link} to={`/doctors/catalog?catalogId=${catalog.id}`} sx={card}>
        <Typography variant="h2">{catalog.name}</Typography>
        {catalog.description && <Box>{catalog.description}</Box>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
          <StatusChip tone="draft">{catalog.kind === 'doctor' ? t.mine : t.platform}</StatusChip>
          {catalog.unavailable_count > 0 && (
            <StatusChip tone="attention">{t.unavailable(catalog.unavailable_count)}</StatusChip>
          )}
        </Box>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {t.products(catalog.products_count)} · {t.updated} <DateText value={catalog.updated_at} />
        </Box>
      </CardActionArea>
    </Card>
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

const card = {
  p: 5,
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  justifyContent: 'stretch',
  gap: 2,
}
const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
}
