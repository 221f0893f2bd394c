import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { formatPercent } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { EmptyState } from '@officina/ui/states'
import { Colon, defineMessages, useLocale, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText, Money } from '@officina/ui/values'
import { Link } from 'react-router'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { Section } from '../../schema/Section.tsx'
import { recordPath } from '../recordPath.ts'
import { type Line, lineActions, lineId, type Settlement } from './actions.tsx'

/** Every amount with the order, the rate and the rule it follows from. */
export function SettlementLines({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  const locale = useLocale()
  if (s.lines.length === 0) return <EmptyState title={t.none} />
  const money = (amount: number) => <Money amount={amount} currency={s.currency} />
  // a cell is one element, which the card of a phone puts beside its header
  const columns: Column<Line>[] = [
    {
      key: 'type',
      header: t.what,
      render: (line) => (
        <>
          {t.types[line.type]}
          {line.product && <Box sx={small}>{line.product}</Box>}
          {line.reason && <Box sx={small}>{line.reason}</Box>}
          {line.dispute && (
            <Box sx={small}>
              {t.dispute[line.dispute.status]}
              <Colon />
              {line.dispute.message}
              {line.dispute.answer && <div>{line.dispute.answer}</div>}
            </Box>
          )}
          <LineActions settlement={s} line={line} />
        </>
      ),
    },
    {
      key: 'order',
      header: t.order,
      render: (line) =>
        line.order_id ? (
          <div>
            <MuiLink component={Link} to={recordPath('orders', line.order_id)}>
              {unbroken(line.order_number)}
            </MuiLink>
            <Box sx={small}>{line.patient_number}</Box>
          </div>
        ) : (
          '–'
        ),
    },
    {
      key: 'at',
      header: t.date,
      wideOnly: true,
      render: (line) => <DateText value={line.at} />,
    },
    {
      key: 'rule',
      header: t.rule,
      render: (line) => (
        <div>
          {line.rule_text}
          {line.eligible_at && (
            <Box sx={small}>
              {t.eligible} <DateText value={line.eligible_at} />
            </Box>
          )}
        </div>
      ),
    },
    {
      key: 'quantity',
      header: t.quantity,
      align: 'right',
      render: (line) => line.quantity ?? '–',
    },
    {
      key: 'base',
      header: t.base,
      align: 'right',
      render: (line) => (line.base === 0 ? '–' : money(line.base)),
    },
    {
      key: 'rate',
      header: t.rate,
      align: 'right',
      render: (line) => (line.rate_bp === 0 ? '–' : formatPercent(line.rate_bp, locale)),
    },
    { key: 'amount', header: t.amount, align: 'right', render: (line) => money(line.amount) },
  ]
  const rows = s.lines.filter((line) => counts(s, line))
  const ends = s.lines.filter((line) => !counts(s, line))
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Section title={t.lines}>
        <DataTable
          label={t.lines}
          columns={columns}
          rows={rows}
          rowKey={(line) => line.id}
          totals={{ type: t.sum, amount: money(s.net + s.withholding) }}
        />
        {ends.map((line) => (
          <Box key={line.id} sx={{ mt: 3, color: 'text.secondary' }}>
            {t.ends[line.type as 'payout'] ?? t.types[line.type]}
            <Colon />
            <DateText value={line.at} /> · {money(line.amount)}
          </Box>
        ))}
      </Section>
      <Subtotals settlement={s} />
    </Box>
  )
}

/** What can be done about a line. */
function LineActions({ settlement, line }: { settlement: Settlement; line: Line }) {
  const record = { ...settlement, line }
  const { offers, choose, dialog } = useActions(lineActions, record, { name: line.id })
  return (
    <div id={lineId(line)}>
      <ActionButtons offers={offers} onChoose={choose} size="small" />
      {dialog}
    </div>
  )
}

/** What ends a statement, the pay-out or what it carries on, is no part of its sum. */
const counts = (s: Settlement, line: Line) =>
  !['payout', 'payout_failed', 'withholding'].includes(line.type) &&
  !(line.type === 'carry_over' && line.reason === s.number)

type Row = Settlement['by_product'][number]

/** The goods of a statement by product and by where they were ordered from. */
function Subtotals({ settlement: s }: { settlement: Settlement }) {
  const t = useText(messages)
  if (s.by_product.length === 0) return null
  const sources = s.by_source.map((row) => ({
    ...row,
    name: t.sources[row.name as 'recipe'] ?? row.name,
  }))
  const parts: [title: string, rows: Row[]][] = [
    [t.bySource, sources],
    [t.byProduct, s.by_product],
  ]
  return (
    <Box sx={subtotals}>
      {parts.map(([title, rows]) => (
        <Section key={title} title={title}>
          <DataTable
            label={title}
            columns={columnsOf(t, s.currency)}
            rows={rows}
            rowKey={(row) => row.name}
          />
        </Section>
      ))}
    </Box>
  )
}

const subtotals = {
  display: 'grid',
  gap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
const small = { fontSize: '0.875rem', color: 'text.secondary', whiteSpace: 'pre-line' }

const columnsOf = (
  t: { name: string; base: string; commission: string },
  currency: string,
): Column<Row>[] => [
  { key: 'name', header: t.name, render: (row) => row.name },
  {
    key: 'base',
    header: t.base,
    align: 'right',
    render: (row) => <Money amount={row.base} currency={currency} />,
  },
  {
    key: 'amount',
    header: t.commission,
    align: 'right',
    render: (row) => <Money amount={row.amount} currency={currency} />,
  },
]

const messages = defineMessages({
  lines: ['Lines', '明細行'],
  none: ['No lines on this statement', '明細行はありません'],
  dispute: {
    open: ['Dispute', '異議'],
    accepted: ['Dispute accepted', '異議（承認）'],
    declined: ['Dispute declined', '異議（却下）'],
    withdrawn: ['Dispute withdrawn', '異議（取り下げ）'],
  },
  what: ['Item', '内容'],
  order: ['Order', '注文'],
  date: ['Date', '日付'],
  rule: ['Reason', '対象となった理由'],
  eligible: ['Eligible since', '対象日'],
  quantity: ['Quantity', '数量'],
  base: ['Revenue', '対象売上'],
  rate: ['Rate', '料率'],
  amount: ['Amount', '金額'],
  sum: ['Total', '合計'],
  ends: {
    payout: ['Paid', '支払い済み'],
    payout_failed: ['Transfer returned', '振込の返戻'],
    carry_over: ['Carried over to the next statement', '次回の精算書へ繰越'],
  },
  types: {
    commission: ['Commission', '手数料'],
    reversal: ['Refund', '返金'],
    adjustment: ['Adjustment', '調整'],
    carry_over: ['Carried in from', '前回からの繰越'],
    bonus: ['Bonus', 'ボーナス'],
    payout: ['Payout', '振込'],
    payout_failed: ['Returned payout', '振込の返戻'],
    withholding: ['Tax withheld', '源泉徴収税'],
  },
  bySource: ['By source', '注文元別'],
  byProduct: ['By product', '商品別'],
  name: ['Name', '名称'],
  commission: ['Commission', '手数料'],
  sources: {
    recipe: ['Recipes', 'レシピ'],
    catalog: ['Catalogs', 'カタログ'],
  },
})
