import Button from '@mui/material/Button'
import { keepRows } from '@officina/client/query'
import { statusOf } from '@officina/shared/status/words'
import { FilterBar } from '@officina/ui/FilterBar'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router'
import { ListPart } from '../../../../../features/ListPart.tsx'
import { PatientFrame, patientQuery } from '../../../../../features/patient/PatientFrame.tsx'
import { RecipeCommand } from '../../../../../features/recipe/RecipeCommand.tsx'
import { listStateOf, useListState } from '../../../../../features/useListState.ts'
import { useMe } from '../../../../../features/useMe.ts'
import { queryClient } from '../../../../../queryClient.ts'
import { useColumns } from './columns.tsx'
import { messages } from './messages.ts'
import { OrderPanel } from './OrderPanel.tsx'
import {
  defaultSort,
  fulfilments,
  orderQuery,
  ordersQuery,
  sources,
  states,
  waitingQuery,
} from './query.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const patientId = params.patientId ?? ''
  const search = new URL(request.url).searchParams
  const order = search.get('id')
  void queryClient.prefetchQuery(ordersQuery(patientId, listStateOf(search, defaultSort)))
  void queryClient.prefetchQuery(waitingQuery(patientId))
  if (order) void queryClient.prefetchQuery(orderQuery(order))
  await queryClient.ensureQueryData(patientQuery(patientId))
  return null
}

/** The orders of a patient; `?id=` opens one at the side. */
export function Component() {
  const { patientId = '' } = useParams()
  const list = useListState(defaultSort)
  return (
    <PatientFrame current="orders">
      <OrderFilters list={list} />
      <Orders list={list} patientId={patientId} />
      <OrderPanel id={list.one('id')} onClose={() => list.open('id', undefined)} />
    </PatientFrame>
  )
}

type ListProps = { list: ReturnType<typeof useListState> }

function OrderFilters({ list }: ListProps) {
  const t = useText(messages)
  const locale = useLocale()
  const multi = (key: string, label: string, options: { value: string; label: string }[]) => ({
    kind: 'multi' as const,
    key,
    label,
    options,
    value: list.many(key),
  })
  const words = (kind: 'fulfilment' | 'order', values: readonly string[]) =>
    values.map((value) => ({ value, label: statusOf(kind, value, locale).label }))
  return (
    <FilterBar
      search={{ value: list.q, label: t.search, onChange: (value) => list.setFilter('q', value) }}
      filters={[
        {
          kind: 'dates',
          key: 'placed',
          label: t.date,
          value: { from: list.one('placed_from'), to: list.one('placed_to') },
        },
        multi('fulfilment', t.fulfilment, words('fulfilment', fulfilments)),
        multi('state', t.state, words('order', states)),
        multi(
          'source',
          t.source,
          sources.map((value) => ({ value, label: t.sources[value] })),
        ),
      ]}
      onFilter={list.setFilter}
      onClear={() => list.clear()}
    />
  )
}

function Orders({ list, patientId }: ListProps & { patientId: string }) {
  const t = useText(messages)
  const columns = useColumns(patientId)
  return (
    <ListPart
      query={useQuery({ ...ordersQuery(patientId, list), placeholderData: keepRows })}
      list={list}
      nothing={<Nothing list={list} patientId={patientId} />}
      label={t.title}
      columns={columns}
      rowKey={(row) => row.id}
      onRowClick={(row) => list.open('id', row.id)}
    />
  )
}

/** Nothing that fits, or nothing at all: then one can remind of what was prescribed. */
function Nothing({ list, patientId }: ListProps & { patientId: string }) {
  const t = useText(messages)
  const [isAsking, setIsAsking] = useState(false)
  const isReadOnly = useMe('doctor').status !== 'approved'
  const [waiting] = useQuery(waitingQuery(patientId)).data?.data ?? []
  const keys = [...new URLSearchParams(useLocation().search).keys()]
  if (keys.some((key) => !['id', 'sort', 'size', 'page'].includes(key)))
    return <NoMatch title={t.noMatch} onClear={() => list.clear()} />
  const name = waiting ? waiting.label || waiting.title || (waiting.number ?? '') : ''
  return (
    <>
      <EmptyState
        title={t.empty}
        text={waiting ? t.emptyWaiting(name) : t.emptyText}
        action={
          waiting?.actions.includes('remind') &&
          !isReadOnly && (
            <Button variant="contained" onClick={() => setIsAsking(true)}>
              {t.remind}
            </Button>
          )
        }
      />
      {isAsking && waiting && (
        <RecipeCommand recipe={waiting} command="remind" onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}
