import '@officina/openapi/resources/orders'
import Button from '@mui/material/Button'
import { dayMs as day, hourMs as hour } from '@officina/shared/dates/days'
import { formatDateTime } from '@officina/shared/format'
import { Status } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { FirstFlag } from '../../schema/Flags.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { orderBulk } from './bulkActions.ts'
import { hidden } from './hidden.ts'
import { ByRepeat, isOwnFlag, Payment } from './Payment.tsx'

/** Orders of all patients, by what has to be done with them. */
export default function OrderList() {
  const t = useText(messages)
  const { permissions } = useMe()
  return (
    <SchemaList
      resource="orders"
      hidden={hidden}
      quickFilters={['flag', 'payment_state', 'fulfilment_state', 'placed_at']}
      cells={{
        unshipped_since: (row) => <UnshippedAge since={row.unshipped_since ?? null} />,
        flags: (row) => {
          const flags = (row.flags ?? []).filter(isOwnFlag)
          if (flags.length === 0)
            return row.source === 'repeat' ? <ByRepeat source={row.source} /> : <None />
          return (
            <div className="chips">
              <FirstFlag of="orders" flags={flags} stopped="late" words={{ late: t.late }} />
              <ByRepeat source={row.source} />
            </div>
          )
        },
        payment_state: (row) => <Payment order={row} />,
        fulfilment_state: (row) =>
          row.order_state === 'cancelled' ? (
            <Status kind="order" value="cancelled" />
          ) : (
            <Status kind="fulfilment" value={row.fulfilment_state ?? ''} />
          ),
      }}
      bulk={orderBulk}
      actions={
        permissions.includes('order.payment') && (
          <>
            <Button component={Link} to="/bank-transfers" variant="outlined">
              {t.transfers}
            </Button>
            <Button component={Link} to={toPayOut} variant="outlined">
              {t.refunds}
            </Button>
          </>
        )
      }
      empty={{ title: t.empty, text: t.emptyText }}
    />
  )
}

/** Only those that somebody has to transfer. */
const toPayOut = `/refunds?filter=${encodeURIComponent(JSON.stringify({ status: ['to_pay_out'] }))}`

/** For how long the oldest unsent unit could have left. */
export function UnshippedAge(props: { since: string | null }) {
  const t = useText(messages)
  const locale = useLocale()
  if (!props.since) return <None />
  const age = Date.now() - new Date(props.since).getTime()
  return (
    <span title={`${t.since} ${formatDateTime(props.since, locale)}`}>
      {age < hour
        ? t.underHour
        : age < day
          ? t.hours(Math.floor(age / hour))
          : t.days(Math.floor(age / day))}
    </span>
  )
}

const messages = defineMessages({
  transfers: ['Bank transfers', '入金明細'],
  refunds: ['Refunds to pay out', '支払い待ちの返金'],
  empty: ['No orders yet', '注文はまだありません'],
  emptyText: [
    'Orders appear here when patients place them.',
    '患者が注文すると、ここに表示されます。',
  ],
  underHour: ['Under an hour', '1時間未満'],
  hours: (n: number) => [n === 1 ? '1 hour' : `${n} hours`, `${n}時間`],
  days: (n: number) => [n === 1 ? '1 day' : `${n} days`, `${n}日`],
  late: ['Over 2 days old', '2日以上未出荷'],
  since: ['since', '起点'],
})
