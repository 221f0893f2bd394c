import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useJoin, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../../features/Loaded.tsx'
import { States } from '../../../../features/order/forDoctor.tsx'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import { messages } from './messages.ts'
import { ordersQuery } from './overview.ts'

type Order = components['schemas']['DoctorPatientOrder']

/** The last five orders. */
export function RecentOrders({ patientId }: { patientId: string }) {
  const t = useText(messages)
  const columns = useColumns()
  const query = useQuery(ordersQuery(patientId))
  return (
    <Panel title={t.orders}>
      <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
        {(data) => (
          <>
            {data.total === 0 && <Quiet>{t.noOrders}</Quiet>}
            {data.total > 0 && (
              <DataTable
                label={t.orders}
                columns={columns}
                rows={data.data}
                rowKey={(row) => row.id}
              />
            )}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

function useColumns(): Column<Order>[] {
  const t = useText(messages)
  const join = useJoin()
  return [
    {
      key: 'number',
      header: t.order,
      render: (row) => (
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {row.number}
          <Box sx={{ fontSize: '0.875rem', fontWeight: 400, color: 'text.secondary' }}>
            <DateText value={row.placed_at} />
          </Box>
        </Box>
      ),
    },
    {
      key: 'items',
      header: t.items,
      render: (row) => (
        <Box sx={{ minWidth: 160 }}>
          {t.itemsMore(join(row.first_items), row.line_count - row.first_items.length)}
        </Box>
      ),
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
      key: 'status',
      header: t.status,
      render: (row) => <States order={row} />,
    },
  ]
}
