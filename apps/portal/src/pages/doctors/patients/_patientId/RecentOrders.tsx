import { listQ } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { type Column, DataTable } from '@officina/ui/DataTable'
import { Status } from '@officina/ui/StatusChip'
import { CardSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import { messages } from './messages.ts'

type Order = components['schemas']['DoctorPatientOrder']

/** The last five orders. */
export function RecentOrders({ patientId }: { patientId: string }) {
  const t = useText(messages)
  const columns = useColumns()
  const { data, error, refetch } = useQuery(
    listQ('/api/doctor/patients/{patientId}/orders', {
      params: { path: { patientId }, query: { range: [0, 4] } },
    }),
  )
  return (
    <Panel title={t.orders}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <CardSkeleton cards={1} />}
      {data?.total === 0 && <Quiet>{t.noOrders}</Quiet>}
      {data && data.total > 0 && (
        <DataTable label={t.orders} columns={columns} rows={data.data} rowKey={(row) => row.id} />
      )}
    </Panel>
  )
}

function useColumns(): Column<Order>[] {
  const t = useText(messages)
  return [
    { key: 'number', header: t.order, render: (row) => row.number },
    { key: 'date', header: t.date, render: (row) => <DateText value={row.placed_at} /> },
    {
      key: 'items',
      header: t.items,
      render: (row) =>
        t.itemsMore(row.first_items.join(', '), row.item_count - row.first_items.length),
    },
    {
      key: 'total',
      header: t.total,
      align: 'right',
      render: (row) => <Money amount={row.total} currency={row.currency} />,
    },
    {
      key: 'commission',
      header: t.commission,
      align: 'right',
      render: (row) =>
        row.commission === null ? (
          '–'
        ) : (
          <Money amount={row.commission} currency={row.currency} accent />
        ),
    },
    {
      key: 'payment',
      header: t.payment,
      render: (row) => <Status kind="payment" value={row.payment_state} />,
    },
    {
      key: 'fulfilment',
      header: t.fulfilment,
      render: (row) =>
        row.order_state === 'cancelled' ? (
          <Status kind="order" value="cancelled" />
        ) : (
          <Status kind="fulfilment" value={row.fulfilment_state} />
        ),
    },
  ]
}
