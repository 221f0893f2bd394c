import Button from '@mui/material/Button'
import { useOpened } from '@officina/ui/keptInput.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { useMe } from '../../admin/MeContext.ts'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { settlementBulk } from './actions.tsx'
import { CloseMonth } from './CloseMonth.tsx'
import { SettlementFiles } from './SettlementFiles.tsx'

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

const messages = defineMessages({
  yes: ['Yes', 'あり'],
  missing: ['Missing', '未登録'],
  close: ['Close a month', '月次の締め'],
  totals: ['Total of what the filters show', '絞り込み結果の合計'],
  empty: ['No statement yet', '精算はまだありません'],
  emptyText: [
    'On the 1st of a month, a statement opens for each doctor who has earned something.',
    '毎月1日に、前月の手数料がある医師ごとに作成されます。',
  ],
})
