import Box from '@mui/material/Box'
import type { ListRow } from '@officina/client/query'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Muted } from '@officina/ui/Muted'
import { useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { messages } from '../../../../../features/order/doctorMessages.ts'
import { States } from '../../../../../features/order/forDoctor.tsx'
import { pathTo } from '../../../../../pathTo.ts'

type Row = ListRow<'/api/doctor/patients/{patientId}/orders'>

/** The columns of the list. */
export function useColumns(patientId: string): Column<Row>[] {
  const t = useText(messages)
  return [
    {
      key: 'number',
      header: t.order,
      render: (row) => row.number,
      below: (row) => <Muted>{row.placed_by_role === 'patient' ? t.byPatient : t.onBehalf}</Muted>,
    },
    {
      key: 'date',
      header: t.date,
      sortKey: 'placed_at',
      render: (row) => <DateText value={row.placed_at} />,
    },
    {
      key: 'items',
      header: t.items,
      render: (row) => (
        <Box sx={{ minWidth: 160 }}>
          {t.itemsMore(row.first_items, row.item_count - row.first_items.length)}
        </Box>
      ),
    },
    {
      key: 'recipe',
      header: t.recipe,
      render: (row) =>
        row.recipes.length === 0
          ? t.sources.catalog
          : row.recipes.map(({ id, number }) => (
              <div key={id} style={nowrap}>
                <Link to={pathTo('/doctors/patients/:patientId/recipes', { patientId }, { id })}>
                  {number}
                </Link>
              </div>
            )),
    },
    {
      key: 'subtotal',
      header: t.subtotal,
      align: 'right',
      wideOnly: true,
      render: (row) => (
        <>
          <Money amount={row.subtotal} currency={row.currency} />
          {row.discount > 0 && (
            <Muted>
              {t.discount} <Money amount={-row.discount} currency={row.currency} />
            </Muted>
          )}
        </>
      ),
    },
    {
      key: 'total',
      header: t.total,
      align: 'right',
      sortKey: 'total',
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
    { key: 'status', header: t.status, render: (row) => <Progress row={row} /> },
  ]
}

function Progress({ row }: { row: Row }) {
  const t = useText(messages)
  return (
    <>
      <States order={row} />
      {row.tracking_url && (
        <a
          href={row.tracking_url}
          target="_blank"
          rel="noreferrer"
          aria-label={t.trackOf(row.number)}
        >
          {t.track}
        </a>
      )}
    </>
  )
}

const nowrap = { whiteSpace: 'nowrap' } as const
