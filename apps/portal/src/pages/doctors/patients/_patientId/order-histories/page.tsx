import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { statusOf } from '@officina/shared/status/words'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useParams } from 'react-router'
import { ListFilters } from '../../../../../features/list/ListFilters.tsx'
import { ListPart } from '../../../../../features/list/ListPart.tsx'
import type { List } from '../../../../../features/list/useListState.ts'
import { messages } from '../../../../../features/order/doctorMessages.ts'
import { orderQuery } from '../../../../../features/order/forDoctor.tsx'
import { hasMoved, loadPatientPage } from '../../../../../features/patient/FormerPatient.tsx'
import { PatientFrame, patientQuery } from '../../../../../features/patient/PatientFrame.tsx'
import { RecipeCommand } from '../../../../../features/recipe/RecipeCommand.tsx'
import { useMe } from '../../../../../features/useMe.ts'
import { leadTo } from '../../../../../leadTo.ts'
import { pathTo } from '../../../../../pathTo.ts'
import { queryClient } from '../../../../../queryClient.ts'
import { useColumns } from './columns.tsx'
import { linkMessages } from './linkMessages.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { fulfilments, orders, sources, states, waitingQuery } from './query.ts'
import { linksQuery, WaitingLinks } from './WaitingLinks.tsx'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const patientId = params.patientId ?? ''
  const order = new URL(request.url).searchParams.get('id')
  orders.load(request, { patientId })
  void queryClient.prefetchQuery(waitingQuery(patientId))
  void queryClient.prefetchQuery(linksQuery(patientId))
  if (order) void queryClient.prefetchQuery(orderQuery(order))
  const isKept = async (id: string) =>
    (await queryClient.ensureQueryData(orderQuery(id))).patient === null
  if (!order) await loadPatientPage(request, patientId)
  else if (await hasMoved(patientId, () => isKept(order)))
    throw leadTo(request, pathTo('/doctors/top', {}, { panel: 'earnings', order }))
  return null
}

/** The orders of a patient; `?id=` opens one at the side. */
export function Component() {
  const { patientId = '' } = useParams()
  const list = orders.useList()
  return (
    <PatientFrame current="orders">
      <OrderFor patientId={patientId} />
      <WaitingLinks patientId={patientId} />
      <OrderFilters list={list} />
      <Orders list={list} patientId={patientId} />
      <OrderPanel id={list.one('id')} onClose={() => list.open('id', undefined)} />
    </PatientFrame>
  )
}

/** The way to an order that the doctor places. */
function OrderFor({ patientId }: { patientId: string }) {
  const t = useText(linkMessages)
  const { status } = useSuspenseQuery(patientQuery(patientId)).data
  const me = useMe('doctor')
  if (me.status !== 'approved' || !me.can_order_for_patients || status !== 'active') return null
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 4 }}>
      <Button
        component={Link}
        variant="outlined"
        to={pathTo('/doctors/patients/:patientId/order', { patientId })}
      >
        {t.orderFor}
      </Button>
    </Box>
  )
}

type ListProps = { list: List }

function OrderFilters({ list }: ListProps) {
  const t = useText(messages)
  const locale = useLocale()
  const words = (kind: 'doctor_fulfilment' | 'order', values: readonly string[]) =>
    values.map((value) => ({ value, label: statusOf(kind, value, locale).label }))
  return (
    <ListFilters
      list={list}
      search={t.search}
      filters={[
        { kind: 'dates', key: 'placed', label: t.date },
        {
          kind: 'multi',
          key: 'fulfilment',
          label: t.fulfilment,
          options: words('doctor_fulfilment', fulfilments),
        },
        { kind: 'multi', key: 'state', label: t.state, options: words('order', states) },
        {
          kind: 'multi',
          key: 'source',
          label: t.source,
          options: sources.map((value) => ({ value, label: t.sources[value] })),
        },
      ]}
    />
  )
}

function Orders({ list, patientId }: ListProps & { patientId: string }) {
  const t = useText(messages)
  const columns = useColumns(patientId)
  return (
    <ListPart
      query={orders.useRows(list, { patientId })}
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
  if (list.isFiltered) return <NoMatch title={t.noMatch} onClear={() => list.clear()} />
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
