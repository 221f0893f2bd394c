import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { State } from '../../../features/order/forDoctor.tsx'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

type Order = components['schemas']['DoctorRecentOrder']

/** The last ten orders; a row leads to the order. */
export function RecentOrders({ orders }: { orders: Order[] }) {
  const t = useText(messages)
  const locale = useLocale()
  const columns: Column<Order>[] = [
    { key: 'patient', header: t.patient, render: (row) => formatName(row.patient, locale) },
    { key: 'order', header: t.order, render: (row) => row.number },
    { key: 'date', header: t.date, render: (row) => <DateText value={row.placed_at} /> },
    {
      key: 'total',
      header: t.total,
      align: 'right',
      render: (row) => <Money amount={row.total} currency={row.currency} />,
    },
    {
      key: 'commission',
      header: t.myCommission,
      align: 'right',
      render: (row) =>
        row.commission === null ? (
          '–'
        ) : (
          <Money amount={row.commission} currency={row.currency} accent />
        ),
    },
    { key: 'status', header: t.status, render: (row) => <State order={row} /> },
  ]
  return (
    <Panel title={t.recentOrders}>
      {orders.length === 0 ? (
        <Quiet>{t.noOrders}</Quiet>
      ) : (
        <DataTable
          oneLine
          label={t.recentOrders}
          columns={columns}
          rows={orders}
          rowKey={(row) => row.id}
          rowHref={(row) =>
            pathTo(
              '/doctors/patients/:patientId/order-histories',
              { patientId: row.patient.id },
              { id: row.id },
            )
          }
        />
      )}
    </Panel>
  )
}
