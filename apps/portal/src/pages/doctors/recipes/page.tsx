import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { QueryResult } from '@officina/client/query'
import { formatDateTime, formatName } from '@officina/shared/format'
import { endedStatuses } from '@officina/shared/recipe'
import { statusOf } from '@officina/shared/status/words'
import type { Filter } from '@officina/ui/filters.ts'
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
import { placeOf, useColumns, useRowName } from './columns.tsx'
import { messages } from './messages.ts'
import { catalogsQuery, countsQuery, recipes, tabOf, tabs } from './query.ts'

export function loader({ request }: LoaderFunctionArgs) {
  recipes.load(request)
  void queryClient.prefetchQuery(countsQuery)
  void queryClient.prefetchQuery(catalogsQuery)
  return null
}

/** All recipes of the doctor, over all patients. */
export function Component() {
  const t = useText(messages)
  const list = recipes.useList()
  const isReadOnly = useMe('doctor').status !== 'approved'
  const counts = useQuery(countsQuery).data
  const current = tabOf(list)
  return (
    <>
      <PageHeader
        title={t.title}
        count={counts?.all}
        action={
          <>
            <Button component={Link} to={pathTo('/doctors/recipe-histories')}>
              {t.histories}
            </Button>
            {!isReadOnly && <NewButton />}
          </>
        }
      />
      {counts?.unsent && !isReadOnly && <Resume unsent={counts.unsent} />}
      <TabsNav
        label={t.tabs}
        tabs={tabs.map((tab) => ({
          to: tab === 'all' ? pathTo('/doctors/recipes') : pathTo('/doctors/recipes', {}, { tab }),
          label: t.tabNames[tab],
          count: counts?.[tab],
          current: tab === current,
        }))}
      />
      <RecipeFilters list={list} />
      <Box sx={dense}>
        <Recipes key={current} list={list} isReadOnly={isReadOnly} />
      </Box>
    </>
  )
}

// with the numbers, the columns have room in small type alone
const dense = { '@media (min-width:1440px)': { '& tbody td': { fontSize: '0.875rem' } } }

type ListProps = { list: List; isReadOnly: boolean }

function Recipes({ list, isReadOnly }: ListProps) {
  const t = useText(messages)
  const columns = useColumns()
  const rowName = useRowName()
  const [keys, setKeys] = useState<Set<string>>(new Set())
  return (
    <ListPart
      query={recipes.useRows(list)}
      list={list}
      nothing={<Nothing list={list} isReadOnly={isReadOnly} />}
      chosen={(rows) => (
        <BulkBar rows={rows} isReadOnly={isReadOnly} onDone={() => setKeys(new Set())} />
      )}
      label={t.title}
      columns={columns}
      rowKey={(row) => row.id}
      rowName={rowName}
      rowHref={placeOf}
      selection={{ keys, onChange: setKeys }}
    />
  )
}

/** Nothing written yet, nothing in this tab, or nothing that fits. */
function Nothing({ list, isReadOnly }: ListProps) {
  const t = useText(messages)
  if (list.isFiltered) return <NoMatch title={t.noMatch} onClear={() => list.clear()} />
  if (tabOf(list) !== 'all') return <EmptyState title={t.emptyTab} />
  return (
    <EmptyState
      title={t.empty}
      text={t.emptyText}
      action={isReadOnly ? undefined : <NewButton />}
    />
  )
}

type Unsent = NonNullable<QueryResult<'/api/doctor/recipes/counts'>['unsent']>

function Resume({ unsent }: { unsent: Unsent }) {
  const t = useText(messages)
  const locale = useLocale()
  const at = formatDateTime(unsent.updated_at, locale, useMe('doctor').time_zone)
  const to = pathTo('/doctors/recipes/registration', {}, { mode: 'edit', recipe: unsent.id })
  return (
    <Alert
      severity="info"
      sx={{ mb: 5 }}
      action={
        <Button component={Link} color="inherit" to={to}>
          {t.resume}
        </Button>
      }
    >
      {unsent.patient
        ? t.unsent(formatName(unsent.patient, locale), at, unsent.label)
        : t.unsentNobody(at, unsent.label)}
    </Alert>
  )
}

function NewButton() {
  const t = useText(messages)
  return (
    <Button component={Link} variant="contained" to={pathTo('/doctors/recipes/registration')}>
      {t.newRecipe}
    </Button>
  )
}

/** Every filter of the list. */
function RecipeFilters({ list }: { list: List }) {
  const t = useText(messages)
  const locale = useLocale()
  const catalogs = useQuery(catalogsQuery).data?.data ?? []
  const status: Filter = {
    kind: 'multi',
    key: 'status',
    label: t.status,
    options: endedStatuses.map((value) => ({
      value,
      label: statusOf('recipe', value, locale).label,
    })),
  }
  return (
    <ListFilters
      list={list}
      search={t.search}
      filters={[
        ...(tabOf(list) === 'ended' ? [status] : []),
        { kind: 'text', key: 'patient', label: t.patient },
        { kind: 'text', key: 'product', label: t.product },
        {
          kind: 'select',
          key: 'catalog',
          label: t.catalog,
          options: catalogs.map(({ id, name }) => ({ value: id, label: name })),
        },
        { kind: 'dates', key: 'issued', label: t.issued },
        { kind: 'toggle', key: 'expiring', label: t.expiring },
      ]}
    />
  )
}
