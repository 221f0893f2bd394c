import Button from '@mui/material/Button'
import { Field } from '@officina/ui/Field'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { useDownload } from '../../schema/useDownload.ts'
import { settlementBulk } from './actions.tsx'
import { CloseMonth } from './CloseMonth.tsx'
import { previousMonth } from './months.ts'

/** Statements of all doctors; the last row adds up what the filters show. */
export default function SettlementList() {
  const t = useText(messages)
  const { permissions } = useMe()
  const [closing, setClosing] = useOpened<boolean>('month to close')
  return (
    <>
      <SchemaList
        resource="settlements"
        above={<SettlementFiles />}
        totals={{ path: '/api/admin/settlements/summary', label: t.totals }}
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
        bulk={settlementBulk}
        empty={{ title: t.empty, text: t.emptyText }}
      />
      {closing && <CloseMonth onClose={() => setClosing(false)} />}
    </>
  )
}

const ImportDialog = lazyWithRetry(() => import('../../schema/ImportDialog.tsx'))

/** The bank's answer in, the month's entries out. */
function SettlementFiles() {
  const t = useText(messages)
  const { permissions, time_zone: zone = 'UTC' } = useMe()
  const { filterValues } = useListContext()
  const { save, pending } = useDownload()
  const [importing, setImporting] = useState(false)
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
        <Button variant="outlined" onClick={() => setImporting(true)}>
          {t.paid}
        </Button>
      )}
      {importing && (
        <Suspense>
          <ImportDialog
            title={t.paid}
            text={t.columns}
            path="/api/admin/settlements/import-paid"
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const messages = defineMessages({
  yes: ['Yes', 'あり'],
  missing: ['Missing', '未登録'],
  close: ['Close month', '月次の締め'],
  totals: ['Total of filtered rows', '絞り込み結果の合計'],
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
    '列は「明細番号」「支払日」（2026-11-20）「照会番号」です。「金額」があれば精算書と照合します。まず内容を確認します。確定するまで取り込みは行われません。',
  ],
})
