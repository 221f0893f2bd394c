import Button from '@mui/material/Button'
import { recipeEventNames, recipeEventWords } from '@officina/shared/recipeEvents'
import { PageHeader } from '@officina/ui/PageHeader'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import type { QueryKey } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { defineList } from '../../../features/list/defineList.ts'
import { ListFilters } from '../../../features/list/ListFilters.tsx'
import { LoadedRows } from '../../../features/list/LoadedRows.tsx'
import type { List, ListState } from '../../../features/list/useListState.ts'
import { Comparison } from '../../../features/recipe/Comparison.tsx'
import { comparisonQueries } from '../../../features/recipe/comparisonQueries.ts'
import { useMe } from '../../../features/useMe.ts'
import { useSaveFile } from '../../../features/useSaveFile.ts'
import { pathTo } from '../../../pathTo.ts'
import { queryClient } from '../../../queryClient.ts'
import { messages } from './messages.ts'
import { Versions } from './Versions.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  histories.load(request)
  for (const query of comparisonQueries(search))
    void queryClient.prefetchQuery(query as { queryKey: QueryKey })
  return null
}

/** What happened to the recipes of all patients, for the record. */
export function Component() {
  const t = useText(messages)
  const list = histories.useList()
  return (
    <>
      <PageHeader title={t.title} subtitle={t.subtitle} action={<Exports list={list} />} />
      <HistoryFilters list={list} />
      <Histories list={list} />
      <Comparison />
    </>
  )
}

type ListProps = { list: List }

/** The events of the filter as a file. */
function Exports({ list }: ListProps) {
  const t = useText(messages)
  const locale = useLocale()
  const { pending, save } = useSaveFile<'csv' | 'pdf'>(({ download }, kind) =>
    download('get', `/api/doctor/recipe-histories/${kind}`, {
      params: { query: { filter: filterOf(list), locale } },
    }),
  )
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
  return (
    <LoadedRows query={histories.useRows(list)} nothing={<Nothing list={list} />} pager={list}>
      {(rows) => <Versions rows={rows} list={list} />}
    </LoadedRows>
  )
}

/** Nothing has happened yet, or nothing fits. */
function Nothing({ list }: ListProps) {
  const t = useText(messages)
  const isReadOnly = useMe('doctor').status !== 'approved'
  if (list.isFiltered) return <NoMatch title={t.noMatch} onClear={() => list.clear()} />
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

/** Every filter of the list. */
function HistoryFilters({ list }: ListProps) {
  const t = useText(messages)
  const words = useText(recipeEventWords)
  return (
    <ListFilters
      list={list}
      search={t.search}
      filters={[
        { kind: 'text', key: 'patient', label: t.patient },
        { kind: 'text', key: 'product', label: t.product },
        { kind: 'text', key: 'label', label: t.label },
        {
          kind: 'multi',
          key: 'event',
          label: t.event,
          options: recipeEventNames.map((value) => ({ value, label: words.events[value] })),
        },
        { kind: 'dates', key: 'at', label: t.date },
        ...(list.one('patientId')
          ? [{ kind: 'toggle' as const, key: 'patientId', label: t.onePatient, value: true }]
          : []),
      ]}
    />
  )
}

const filterOf = (list: ListState) => ({
  q: list.text('q'),
  patient_id: list.id('patientId'),
  patient: list.text('patient'),
  product: list.text('product'),
  label: list.text('label', 40),
  event: list.among('event', recipeEventNames),
  at_gte: list.one('at_from'),
  at_lte: list.one('at_to'),
})

const histories = defineList('/api/doctor/recipe-histories', {
  sort: { key: 'at', order: 'DESC' },
  sortable: ['at'],
  keeps: ['diff', 'with'],
  filter: filterOf,
})
