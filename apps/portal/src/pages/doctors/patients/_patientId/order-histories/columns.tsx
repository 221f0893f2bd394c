import type { ListRow } from '@officina/client/query'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Muted } from '@officina/ui/Muted'
import { Status } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { messages } from '../../../../../features/order/doctorMessages.ts'
import { endOf, Progress, waitsForPayment } from '../../../../../features/order/forDoctor.tsx'
import { pathTo } from '../../../../../pathTo.ts'

type Row = ListRow<'/api/doctor/patients/{patientId}/orders'>

/** The columns of the list. */
export function useColumns(patientId: string): Column<Row>[] {
  const t = useText(messages)
  const byWhom = ({ source, placed_by_role }: Row) =>
    source === 'repeat' ? t.byRepeat : placed_by_role === 'patient' ? t.byPatient : t.onBehalf
  return [
    {
      key: 'number',
      header: t.order,
      render: (row) => row.number,
      below: (row) => <Muted>{byWhom(row)}</Muted>,
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
      fills: true,
      render: (row) => t.itemsMore(row.first_items, row.line_count - row.first_items.length),
    },
    {
      key: 'recipe',
      header: t.recipe,
      wideOnly: 'tablet',
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
      render: (row) => <Money amount={row.subtotal} currency={row.currency} />,
      below: (row) =>
        row.discount > 0 && (
          <Muted>
            {t.discount} <Money amount={-row.discount} currency={row.currency} />
          </Muted>
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
      wideOnly: 'tablet',
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
      render: (row) => <State row={row} />,
      below: (row) => <Further row={row} />,
    },
  ]
}

/** A row has room for one state: how far the parcel is, or that it is not paid as it should be. */
const isAboutParcel = ({ payment_state, fulfilment_state }: Row) =>
  ['paid', 'authorized'].includes(payment_state) && fulfilment_state !== 'unfulfilled'

function State({ row }: { row: Row }) {
  return endOf(row) || isAboutParcel(row) ? (
    <Progress order={row} />
  ) : (
    <Status kind="payment" value={row.payment_state} />
  )
}

/** What else there is to say, where there is room. */
function Further({ row }: { row: Row }) {
  const t = useText(messages)
  if (row.tracking_url)
    return (
      <a
        href={row.tracking_url}
        target="_blank"
        rel="noreferrer"
        aria-label={t.trackOf(row.number)}
      >
        {t.track}
      </a>
    )
  if (endOf(row) || isAboutParcel(row) || waitsForPayment(row)) return null
  return <Progress order={row} />
}

const nowrap = { whiteSpace: 'nowrap' } as const
