import '@officina/openapi/resources/settlements'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { formatDate, formatMoney, formatMonth } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { useOpened } from '@officina/ui/keptInput.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useJoin, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { ImportButton } from '../../schema/ImportButton.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { useDownload } from '../../schema/useDownload.ts'
import { settlementBulk } from './bulkActions.ts'
import { CloseMonth } from './CloseMonth.tsx'
import { previousMonth } from './months.ts'
import { Overdue } from './Overdue.tsx'

/** Statements of all doctors; the last row adds up what the filters show. */
export default function SettlementList() {
  const t = useText(messages)
  const { permissions } = useMe()
  const [closing, setClosing] = useOpened<boolean>('month to close')
  const running = useRunning()
  const [first] = running?.closable ?? []
  return (
    <>
      <SchemaList
        resource="settlements"
        above={
          <>
            {running && <Running running={running} />}
            <SettlementFiles />
          </>
        }
        totals={{ path: '/api/admin/settlements/summary', label: t.totals }}
        cells={{
          open_disputes: (row) =>
            row.open_disputes ? (
              <StatusChip tone="attention">{t.disputes(row.open_disputes)}</StatusChip>
            ) : null,
          pay_on: (row) => (
            <>
              <DateText value={row.pay_on} />
              {row.overdue && <Overdue />}
            </>
          ),
          bank_ready: (row) =>
            row.bank_ready ? t.yes : <StatusChip tone="attention">{t.missing}</StatusChip>,
        }}
        actions={
          permissions.includes('settlement.close') && (
            <Button variant="contained" disabled={!first} onClick={() => setClosing(true)}>
              {t.close}
            </Button>
          )
        }
        bulk={settlementBulk}
        empty={{ title: t.empty, text: t.emptyText }}
      />
      {closing && first && <CloseMonth period={first} onClose={() => setClosing(false)} />}
    </>
  )
}

const useRunning = () =>
  useQuery({
    queryKey: ['settlements', 'running'],
    queryFn: async ({ signal }) =>
      (await dataProvider.call('GET', '/api/admin/settlements/running', {
        signal,
        quiet: true,
      })) as components['schemas']['SettlementRunning'],
  }).data

/** Commission that is on no statement yet, and from when the month can be closed. */
function Running({ running }: { running: components['schemas']['SettlementRunning'] }) {
  const t = useText(messages)
  const join = useJoin()
  const locale = useLocale()
  const { currency, closable, closable_from } = running
  return (
    <Card component="section" aria-label={t.running} sx={{ p: 4, mb: 4 }}>
      <Box sx={{ fontWeight: 600 }}>{t.running}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6 }}>
        <span>{t.ready(formatMoney(running.eligible, currency, locale))}</span>
        <span>{t.pending(formatMoney(running.pending, currency, locale))}</span>
        <span>{t.doctors(running.doctors)}</span>
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {closable.length > 0
          ? t.closable(join(closable.map((month) => formatMonth(month, locale))))
          : t.closableFrom(formatDate(closable_from, locale, 'UTC'))}
      </Box>
    </Card>
  )
}

/** The bank's answer in, the month's entries out. */
function SettlementFiles() {
  const t = useText(messages)
  const { permissions, time_zone: zone = 'UTC' } = useMe()
  const { filterValues } = useListContext()
  const { save, pending } = useDownload()
  const [period, setPeriod] = useState<string>()
  const shown = period ?? filterValues.period ?? previousMonth(zone)
  return (
    <div
      style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end', marginBottom: 20 }}
    >
      <div style={{ width: 180, marginBottom: -20 }}>
        <Field
          label={t.month}
          type="month"
          value={shown}
          onChange={(event) => setPeriod(event.target.value)}
        />
      </div>
      <Button
        variant="outlined"
        disabled={!shown}
        aria-busy={pending || undefined}
        onClick={() => void save('/api/admin/settlements/accounting', { query: { period: shown } })}
      >
        {t.books}
      </Button>
      {permissions.includes('settlement.pay') && (
        <ImportButton
          title={t.paid}
          text={t.columns}
          path="/api/admin/settlements/import-paid"
          sample={sampleFile}
        />
      )}
    </div>
  )
}

const sampleFile =
  'Statement,Paid on,Reference,Amount\r\nST-2026-10-000045,2026-11-20,TRF-1,123.45\r\n'

const messages = defineMessages({
  yes: ['Yes', 'あり'],
  missing: ['Missing', '未登録'],
  disputes: (n: number) => [n === 1 ? '1 dispute' : `${n} disputes`, `異議${n}件`],
  running: ['Not on a statement yet', '精算書に未記載'],
  ready: (amount: string) => [`${amount} ready`, `確定済み ${amount}`],
  pending: (amount: string) => [`${amount} pending`, `確定待ち ${amount}`],
  doctors: (n: number) => [n === 1 ? '1 doctor' : `${n} doctors`, `医師${n}名`],
  closable: (months: string) => [`To close: ${months}`, `締めが必要な月：${months}`],
  closableFrom: (day: string) => [
    `Nothing to close now. This month can be closed from ${day}.`,
    `現在、締める月はありません。今月分は${day}から締められます。`,
  ],
  close: ['Close month', '月次の締め'],
  totals: ['Total', '合計'],
  empty: ['No statements yet', '精算書はまだありません'],
  emptyText: [
    'On the 1st of each month, a statement opens for every doctor with earnings.',
    '毎月1日に、前月の手数料がある医師ごとに作成されます。',
  ],
  month: ['Accounting month', '会計の対象月'],
  books: ['Accounting CSV', '会計用CSV'],
  paid: ['Import bank payments', '振込結果の取り込み'],
  columns: [
    'Columns: Statement, Paid on (2026-11-20), Reference and, to compare it with the statement, Amount. We check the file first. Nothing is imported until you confirm.',
    '列は「精算書番号」「支払日」（2026-11-20）「照会番号」です。「金額」があれば精算書と照合します。まず内容を確認します。確定するまで取り込みは行われません。',
  ],
})
