import Box from '@mui/material/Box'
import { formatPercent } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import { Disclosure } from '@officina/ui/Disclosure'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../providers/queries.ts'
import type { RecordOf } from '../../schema/spec.ts'

type Settlement = RecordOf<'settlements'>
type Line = Settlement['lines'][number]

/** What the doctor says, the rate of the line, and the rates that were agreed over time. */
export function Disputed({ record: s }: { record: Settlement & { line: Line } }) {
  const t = useText(messages)
  const locale = useLocale()
  const { data } = useQuery(
    // whoever may not read doctors answers without them
    q('/api/admin/doctors/{doctorId}/rates', {
      params: { path: { doctorId: s.doctor_id } },
      quiet: true,
    }),
  )
  type Rate = NonNullable<typeof data>[number]
  const columns: Column<Rate>[] = [
    { key: 'rate', header: t.rate, render: (each) => formatPercent(each.rate_bp, locale) },
    { key: 'from', header: t.from, render: (each) => <DateText value={each.from} /> },
    { key: 'to', header: t.to, render: (each) => <DateText value={each.to} /> },
    { key: 'reason', header: t.reason, render: (each) => each.reason ?? '–' },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <q style={{ whiteSpace: 'pre-line' }}>{s.line.dispute?.message}</q>
      {s.line.base !== 0 && <div>{t.ofLine(formatPercent(s.line.rate_bp, locale))}</div>}
      {data && (
        <Disclosure summary={t.history}>
          {data.length === 0 ? (
            t.none
          ) : (
            <DataTable label={t.history} columns={columns} rows={data} rowKey={(each) => each.id} />
          )}
        </Disclosure>
      )}
    </Box>
  )
}

const messages = defineMessages({
  ofLine: (rate: string) => [
    `This line uses ${rate}, the rate on the day of the order.`,
    `この明細には、注文日の料率${rate}を適用しています。`,
  ],
  history: ['Commission rates of this doctor', 'この医師の手数料率の履歴'],
  none: [
    'No individual rate. The default rate or the tier applies.',
    '個別の料率はありません。標準の料率または売上に応じた料率が適用されます。',
  ],
  rate: ['Rate', '料率'],
  from: ['From', '開始日'],
  to: ['To', '終了日'],
  reason: ['Reason', '理由'],
})
