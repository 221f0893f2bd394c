import Button from '@mui/material/Button'
import { Field } from '@officina/ui/Field'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineMessages, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { useListContext } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { useDownload } from '../../schema/useDownload.ts'
import { previousMonth } from './months.ts'

const ImportDialog = lazyWithRetry(() => import('../../schema/ImportDialog.tsx'))

/** The bank's answer in, the month's entries out. */
export function SettlementFiles() {
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
  month: ['Month of the books', '会計の対象月'],
  books: ['Accounting CSV', '会計用CSV'],
  paid: ['Import what the bank paid', '振込結果の取り込み'],
  columns: [
    'The columns are Statement, Paid on (2026-11-20) and Reference; an Amount is compared with the statement. Every row is tried first.',
    '列は「明細番号」「支払日」（2026-11-20）「照会番号」です。「金額」があれば明細と照合します。まず内容を確認します。',
  ],
})
