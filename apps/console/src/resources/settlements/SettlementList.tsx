import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { q } from '@officina/client/query'
import { StatCard } from '@officina/ui/facts'
import { formatNumber } from '@officina/ui/format.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { CloseMonth } from './CloseMonth.tsx'
import { SettlementBulk } from './SettlementBulk.tsx'
import { SettlementFiles } from './SettlementFiles.tsx'

/** Statements of all doctors, with the totals of what is shown. */
export default function SettlementList() {
  const t = useText(messages)
  const { permissions } = useMe()
  const [closing, setClosing] = useState(false)
  return (
    <>
      <SchemaList
        resource="settlements"
        tabs={
          <>
            <SettlementFiles />
            <Totals />
          </>
        }
        cells={{
          number: (row) => <span style={{ whiteSpace: 'nowrap' }}>{row.number}</span>,
          bank_ready: (row) =>
            row.bank_ready ? t.yes : <StatusChip tone="attention">{t.missing}</StatusChip>,
        }}
        actions={
          permissions.includes('settlement.close') && (
            <Button variant="contained" onClick={() => setClosing(true)}>
              {t.close}
            </Button>
          )
        }
        {...(permissions.includes('settlement.approve') || permissions.includes('settlement.pay')
          ? {
              bulk: (ids: string[], clear: () => void) => (
                <SettlementBulk ids={ids} clear={clear} />
              ),
            }
          : {})}
        empty={{ title: t.empty, text: t.emptyText }}
      />
      {closing && <CloseMonth onClose={() => setClosing(false)} />}
    </>
  )
}

/** What everything that matches the filters adds up to, on all pages. */
function Totals() {
  const t = useText(messages)
  const locale = useLocale()
  const { filterValues, data: rows } = useListContext()
  const { data } = useQuery(
    q('/api/admin/settlements/summary', { params: { query: { filter: filterValues } } } as never),
  )
  if (!data || !rows?.length) return null
  const totals = data as Record<
    'count' | 'gross_base' | 'commission' | 'adjustments' | 'carried_in' | 'carried_out' | 'net',
    number
  > & {
    currency: string
  }
  const money = (amount: number) => <Money amount={amount} currency={totals.currency} />
  return (
    <section aria-labelledby="totals" style={{ marginBottom: 20 }}>
      <Typography id="totals" variant="h2" sx={{ mb: 3, fontSize: '1rem' }}>
        {t.totals}
      </Typography>
      <Box sx={figures}>
        <StatCard label={t.statements} value={formatNumber(totals.count, locale)} />
        <StatCard label={t.base} value={money(totals.gross_base)} />
        <StatCard label={t.commission} value={money(totals.commission)} />
        <StatCard label={t.adjustments} value={money(totals.adjustments)} />
        <StatCard label={t.carriedIn} value={money(totals.carried_in)} />
        <StatCard label={t.carriedOut} value={money(totals.carried_out)} />
        <StatCard label={t.net} value={money(totals.net)} />
      </Box>
    </section>
  )
}

const figures = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(7, minmax(0, 1fr))' },
}

const messages = defineMessages({
  en: {
    yes: 'Yes',
    missing: 'Missing',
    close: 'Close a month',
    totals: 'Totals of what the filters show, paid ones too',
    statements: 'Statements',
    base: 'Base',
    commission: 'Commission',
    adjustments: 'Adjustments',
    carriedIn: 'Carried in',
    carriedOut: 'Carried over',
    net: 'Net',
    empty: 'No statement yet',
    emptyText: 'On the 1st of a month, a statement opens for each doctor who has earned something.',
  },
  ja: {
    yes: 'あり',
    missing: '未登録',
    close: '月次の締め',
    totals: '絞り込み結果の合計（支払済みを含む）',
    statements: '明細数',
    base: '対象売上',
    commission: '手数料',
    adjustments: '調整額',
    carriedIn: '前回繰越',
    carriedOut: '次回繰越',
    net: '支払額',
    empty: '精算はまだありません',
    emptyText: '毎月1日に、前月の手数料がある医師ごとに作成されます。',
  },
})
