import '@officina/openapi/resources/settlements'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { formatMonth } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'

type Closing = components['schemas']['SettlementClosing']
type Row = Closing['rows'][number]

/** Statement by statement, what closing a month does. */
export function ClosingResult({ closing }: { closing: Closing }) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency = 'USD' } = useMe()
  const month = formatMonth(closing.period, locale)
  if (closing.rows.length === 0)
    return (
      <Alert severity="info" role="status">
        {t.none(month)}
      </Alert>
    )
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  const reasons = specOf('settlements').fields.carry_reason
  const columns: Column<Row>[] = [
    {
      key: 'doctor',
      header: t.doctor,
      render: (row) => (
        <>
          {row.doctor_name}
          <Box sx={small}>
            {row.number} · {t.orders(row.order_count)}
          </Box>
          {(row.adjustments !== 0 || row.carried_in !== 0) && (
            <Box sx={small}>
              {t.commission} {money(row.commission)}
              {row.adjustments !== 0 && (
                <>
                  {' · '}
                  {t.adjustments} {money(row.adjustments)}
                </>
              )}
              {row.carried_in !== 0 && (
                <>
                  {' · '}
                  {t.carriedIn} {money(row.carried_in)}
                </>
              )}
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'net',
      header: t.net,
      align: 'right',
      render: (row) => (
        <>
          {money(row.net)}
          {row.net_before !== row.net && (
            <Box sx={small}>
              {row.net_before === null ? (
                t.fresh
              ) : (
                <>
                  {t.before}
                  {money(row.net_before)}
                </>
              )}
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'outcome',
      header: t.outcome,
      render: (row) => (
        <>
          <StatusChip tone={row.outcome === 'closed' ? 'progress' : 'draft'}>
            {t.outcomes[row.outcome]}
          </StatusChip>
          {row.reason && reasons && <Box sx={small}>{valueLabel(reasons, row.reason, locale)}</Box>}
          {row.minimum_waived && <Box sx={small}>{t.waived[row.minimum_waived]}</Box>}
        </>
      ),
    },
  ]
  return (
    <DataTable
      label={t.label(month)}
      columns={columns}
      rows={closing.rows}
      rowKey={(row) => row.settlement_id}
      totals={{ doctor: t.toPay(closing.closed), net: money(closing.net) }}
    />
  )
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }

const messages = defineMessages({
  label: (period: string) => [`Result of closing ${period}`, `${period}の締めの結果`],
  none: (period: string) => [
    `There are no open statements for ${period}.`,
    `${period}に集計中の精算書がないため、締める対象はありません。`,
  ],
  doctor: ['Doctor', '医師'],
  orders: (n: number) => [n === 1 ? '1 order' : `${n} orders`, `注文${n}件`],
  commission: ['Commission', '手数料'],
  adjustments: ['adjustments', '調整額'],
  carriedIn: ['carried in', '前回繰越'],
  net: ['Net', '支払額'],
  fresh: ['New statement', '新規の精算書'],
  before: ['Before: ', 'これまで：'],
  outcome: ['Outcome', '結果'],
  outcomes: {
    closed: ['Will be closed', '締める予定'],
    carried_over: ['Will be carried over', '繰越予定'],
  },
  waived: {
    year_end: ['Below the minimum: year-end payout', '最低振込額未満（年末払い）'],
    account_closed: ['Below the minimum: account closed', '最低振込額未満（アカウントの閉鎖）'],
  },
  toPay: (n: number) => [`${n} to pay`, `支払い対象 ${n}件`],
})
