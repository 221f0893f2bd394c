import Button from '@mui/material/Button'
import { keepRows } from '@officina/client/query'
import { recipeEventWords } from '@officina/shared/recipeEvents'
import { FilterBar } from '@officina/ui/FilterBar'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { ListPart } from '../../../features/ListPart.tsx'
import { Comparison } from '../../../features/recipe/Comparison.tsx'
import { comparisonQueries } from '../../../features/recipe/comparisonQueries.ts'
import { saveFile } from '../../../features/recipe/savePdf.ts'
import { listStateOf, useListState } from '../../../features/useListState.ts'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { placeOf, useColumns } from './columns.tsx'
import { messages } from './messages.ts'
import { defaultSort, events, filterOf, historiesQuery } from './query.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  void queryClient.prefetchQuery(historiesQuery(listStateOf(search, defaultSort)))
  for (const query of comparisonQueries(search))
    void queryClient.prefetchQuery(query as { queryKey: QueryKey })
  return null
}

/** What happened to the recipes of all patients, for the record. */
export function Component() {
  const t = useText(messages)
  const list = useListState(defaultSort)
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} action={<Exports list={list} />} />
      <HistoryFilters list={list} />
      <Histories list={list} />
      <Comparison />
    </>
  )
}

type ListProps = { list: ReturnType<typeof useListState> }

/** The events of the filter as a file. */
function Exports({ list }: ListProps) {
  const t = useText(messages)
  const locale = useLocale()
  const [pending, setPending] = useState(false)
  async function save(kind: 'csv' | 'pdf') {
    if (pending) return
    setPending(true)
    const params = { query: { filter: filterOf(list), locale } }
    await saveFile(({ download }) =>
      kind === 'csv'
        ? download('get', '/api/doctor/recipe-histories/csv', { params })
        : download('get', '/api/doctor/recipe-histories/pdf', { params }),
    )
    setPending(false)
  }
  return (['csv', 'pdf'] as const).map((kind) => (
    <Button
      key={kind}
      variant="outlined"
      aria-busy={pending || undefined}
      onClick={() => void save(kind)}
    >
      {t[kind]}
    </Button>
  ))
}

function Histories({ list }: ListProps) {
  const t = useText(messages)
  const columns = useColumns()
  return (
    <ListPart
      query={useQuery({ ...historiesQuery(list), placeholderData: keepRows })}
      list={list}
      nothing={<Nothing list={list} />}
      label={t.title}
      columns={columns}
      rowKey={(row) => row.id}
      rowHref={placeOf}
    />
  )
}

/** Nothing has happened yet, or nothing fits. */
function Nothing({ list }: ListProps) {
  const t = useText(messages)
  const isReadOnly = useMe('doctor').status !== 'approved'
  if (Object.keys(filterOf(list)).length > 0)
    return <NoMatch title={t.noMatch} onClear={() => list.clear()} />
  return (
    <EmptyState
      title={t.empty}
      text={t.emptyText}
      action={
        !isReadOnly && (
          <Button component={Link} variant="contained" to={pathTo('/doctors/recipes/registration')}>
            {t.newRecipe}
          </Button>
        )
      }
    />
  )
}

/** Every filter of the list, kept in the address. */
function HistoryFilters({ list }: { list: ReturnType<typeof useListState> }) {
  const t = useText(messages)
  const words = useText(recipeEventWords)
  const text = (key: 'patient' | 'product' | 'label') => ({
    kind: 'text' as const,
    key,
    label: t[key],
    value: list.one(key) ?? '',
  })
  return (
    <FilterBar
      search={{ value: list.q, label: t.search, onChange: (value) => list.setFilter('q', value) }}
      filters={[
        text('patient'),
        text('product'),
        text('label'),
        {
          kind: 'multi',
          key: 'event',
          label: t.event,
          options: events.map((value) => ({ value, label: words.events[value] })),
          value: list.many('event'),
        },
        {
          kind: 'dates',
          key: 'at',
          label: t.date,
          value: { from: list.one('at_from'), to: list.one('at_to') },
        },
        ...(list.one('patientId')
          ? [{ kind: 'toggle' as const, key: 'patientId', label: t.onePatient, value: true }]
          : []),
      ]}
      onFilter={list.setFilter}
      onClear={() => list.clear()}
    />
  )
}
