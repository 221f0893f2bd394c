import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { listQ, q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import {
  formatDate,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
} from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import { Disclosure } from '@officina/ui/Disclosure'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { FactList } from '@officina/ui/facts'
import { SidePanel } from '@officina/ui/SidePanel'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { Space, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import DoctorOrder from '../../../features/order/DoctorOrder.tsx'
import { orderQuery } from '../../../features/order/forDoctor.tsx'
import { Quiet } from '../../../features/Panel.tsx'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { earningsQuery } from './EarningsCard.tsx'
import { EarningsChart } from './EarningsChart.tsx'
import { earningsMessages } from './earningsMessages.ts'
import { useLineColumns } from './lineColumns.tsx'
import { NextPayout } from './NextPayout.tsx'
import { Statement } from './Statement.tsx'
import { StatementFiles } from './StatementFiles.tsx'

type Row = NonNullable<components['schemas']['DoctorStatement']>

/** The drawer with the balance and every statement; `?statement=` opens one. */
export function EarningsPanel(props: {
  statementId: string | undefined
  orderId: string | undefined
  onClose: () => void
}) {
  const t = useText(earningsMessages)
  return (
    <SidePanel title={t.title} onClose={props.onClose} width={1000}>
      {props.orderId ? (
        <OrderOfLine orderId={props.orderId} statementId={props.statementId} />
      ) : props.statementId ? (
        <Statement id={props.statementId} />
      ) : (
        <>
          <Balance />
          <NextStatement />
          <EarningsChart />
          <Statements />
        </>
      )}
    </SidePanel>
  )
}

/** The order behind a line of a statement, also of a patient who has left. */
function OrderOfLine(props: { orderId: string; statementId: string | undefined }) {
  const t = useText(earningsMessages)
  const query = useQuery(orderQuery(props.orderId))
  const back = { panel: 'earnings', statement: props.statementId }
  return (
    <>
      <Box sx={{ mb: 4 }}>
        <Link to={pathTo('/doctors/top', {}, back)}>← {t.backToLines}</Link>
      </Box>
      <Loaded
        query={query}
        skeleton={<ListSkeleton rows={6} />}
        missing={<EmptyState title={t.noOrder} />}
      >
        {(order) => (
          <>
            <Typography variant="h2" component="h3" sx={{ mb: 4 }}>
              {order.number}
            </Typography>
            <DoctorOrder order={order} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Balance() {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const { data } = useQuery(earningsQuery)
  const { time_zone: timeZone } = useMe('doctor')
  if (!data) return null
  const money = (amount: number) => <Money amount={amount} currency={data.currency} />
  return (
    <>
      {data.bank_hold_until && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t.hold(formatDate(data.bank_hold_until, locale))}
        </Alert>
      )}
      <FactList
        columns={3}
        facts={[
          { label: t.nextPay, value: <NextPayout earnings={data} timeZone={timeZone} /> },
          { label: t.unpaid, value: money(data.unpaid) },
          { label: t.pending, value: money(data.pending) },
          { label: t.eligible, value: money(data.eligible) },
          { label: t.onStatements, value: money(data.on_statements) },
          {
            label: t.rate,
            value: (
              <>
                {data.zero_commission
                  ? t.waived(formatPercent(data.rate_bp, locale))
                  : formatPercent(data.rate_bp, locale)}
                <Tier earnings={data} />
              </>
            ),
          },
          ...(data.next_rate
            ? [
                {
                  label: t.rateFrom(formatDate(data.next_rate.from, locale)),
                  value: formatPercent(data.next_rate.rate_bp, locale),
                },
              ]
            : []),
          {
            label: t.minimum,
            value: (
              <>
                {money(data.minimum)}
                <Quiet>{t.yearly}</Quiet>
              </>
            ),
          },
        ]}
      />
    </>
  )
}

/** How the rate follows from the sales of the last months, and what comes next. */
function Tier({ earnings }: { earnings: components['schemas']['DoctorEarnings'] }) {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const { tier, own_rate, currency } = earnings
  if (!tier || own_rate) return null
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const month = (name: string) => formatMonth(name, locale, 'short')
  return (
    <Quiet>
      {t.tier(money(tier.average), month(tier.from_month), month(tier.to_month))}
      <Space />
      {tier.next && t.nextTier(formatPercent(tier.next.rate_bp, locale), money(tier.next.from))}
      <Space />
      {t.tierUntil(formatDate(tier.until, locale))}
    </Quiet>
  )
}

function Statements() {
  const t = useText(earningsMessages)
  const columns = useColumns()
  const { data: earnings } = useQuery(earningsQuery)
  const query = useQuery(listQ('/api/doctor/statements', { params: { query: { range: [0, 99] } } }))
  return (
    <Loaded query={query}>
      {(data) => {
        if (data.total === 0)
          return (
            <EmptyState title={t.none} text={earnings && t.noneText(earnings.ready_after_days)} />
          )
        return (
          <>
            <Typography variant="h2" sx={{ mt: 7, mb: 4 }}>
              {t.statements}
            </Typography>
            <DataTable
              label={t.statements}
              columns={columns}
              oneLine
              rows={data.data.filter((row) => row !== null)}
              rowKey={(row) => row.id}
              rowHref={(row) =>
                pathTo('/doctors/top', {}, { panel: 'earnings', statement: row.id })
              }
            />
          </>
        )
      }}
    </Loaded>
  )
}

function useColumns(): Column<Row>[] {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const money = (
    key: 'gross_base' | 'commission' | 'adjustments' | 'carried_in' | 'net',
    header: string,
  ) => ({
    key,
    header,
    align: 'right' as const,
    ...(key === 'net' ? { named: true } : { wideOnly: 'tablet' as const }),
    render: (row: Row) => (
      <Money amount={row[key]} currency={row.currency} accent={key === 'net'} />
    ),
  })
  return [
    { key: 'period', header: t.period, render: (row) => formatMonth(row.period, locale, 'short') },
    {
      key: 'orders',
      header: t.orders,
      align: 'right',
      wideOnly: 'tablet',
      render: (row) => formatNumber(row.order_count, locale),
    },
    money('gross_base', t.gross),
    money('commission', t.commission),
    money('adjustments', t.adjustments),
    money('carried_in', t.carriedIn),
    money('net', t.net),
    {
      key: 'status',
      header: t.status,
      render: (row) => <Status kind="settlement" value={row.status} />,
    },
    { key: 'files', header: t.files, render: (row) => <StatementFiles statement={row} /> },
  ]
}

/** What the statement of this month will hold, line by line, as long as nothing else happens. */
function NextStatement() {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const query = useQuery(q('/api/doctor/earnings/next-statement'))
  const { data } = query
  const columns = useLineColumns(data?.currency ?? '')
  const day = (date: string) => formatDate(date, locale)
  return (
    <Box component="section" sx={{ mt: 7 }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t.next}
      </Typography>
      <Loaded query={query} skeleton={<ListSkeleton rows={1} />}>
        {(data) => (
          <>
            {data.lines.length === 0 && <Quiet>{t.nextEmpty(day(data.period_end))}</Quiet>}
            {data.lines.length > 0 && (
              <>
                <Box sx={{ mb: 3 }}>
                  {t.nextText(day(data.period_end))}
                  <Space />
                  <strong>
                    <Money amount={data.amount} currency={data.currency} accent />
                  </strong>
                </Box>
                <Disclosure summary={t.nextLines(data.lines.length)}>
                  <DataTable
                    label={t.nextTable}
                    columns={columns}
                    rows={data.lines}
                    rowKey={(row) => row.id}
                  />
                </Disclosure>
              </>
            )}
          </>
        )}
      </Loaded>
    </Box>
  )
}
