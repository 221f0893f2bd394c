import '@officina/openapi/resources/doctors'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { accountKind } from '@officina/shared/bank'
import { formatPercent } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { FactList } from '@officina/ui/facts'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../providers/queries.ts'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { FieldValue } from '../../schema/FieldValue.tsx'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel } from '../../schema/words.ts'
import { doctorActions } from './actions.ts'
import type { Doctor } from './doctor.ts'

/** Commission rates by day. Past days keep theirs; another one is announced 30 days ahead. */
export function Rates({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const locale = useLocale()
  const { offers, choose, dialog } = useActions(doctorActions, doctor, { part: 'rates' })
  const { data, error, refetch } = useQuery(
    q('/api/admin/doctors/{doctorId}/rates', { params: { path: { doctorId: doctor.id } } }),
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={3} />
  type Rate = (typeof data)[number]
  const columns: Column<Rate>[] = [
    {
      key: 'rate',
      header: t.rate,
      render: (r) => formatPercent(r.rate_bp, locale),
    },
    { key: 'from', header: t.from, render: (r) => <DateText value={r.from} /> },
    { key: 'to', header: t.to, render: (r) => <DateText value={r.to} /> },
    { key: 'reason', header: t.reason, render: (r) => r.reason ?? '–' },
    { key: 'by', header: t.by, render: (r) => r.set_by_name ?? '–' },
  ]
  return (
    <>
      {offers.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 }}>
          <ActionButtons offers={offers} onChoose={choose} />
        </Box>
      )}
      {data.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} />
      ) : (
        <DataTable label={t.title} columns={columns} rows={data} rowKey={(rate) => rate.id} />
      )}
      {dialog}
    </>
  )
}

/** The account commission is paid to; the number is never shown, and the doctor alone changes it. */
export function Bank({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const locale = useLocale()
  const fields = specOf('doctors').fields.bank?.fields ?? {}
  const bank = doctor.bank as Record<string, unknown>
  if (!bank.last4) return <EmptyState title={t.noBank} text={t.noBankText} />
  return (
    <Card sx={{ p: { xs: 4, sm: 6 } }}>
      <FactList
        facts={Object.entries(fields).map(([name, field]) => ({
          label: fieldLabel(name, field, locale),
          value:
            name === 'last4' ? (
              `•••• ${bank.last4}`
            ) : name === 'kind' && doctor.bank?.kind ? (
              accountKind(doctor.bank.kind, doctor.bank.country)[locale === 'ja' ? 1 : 0]
            ) : (
              <FieldValue field={field} value={bank[name]} />
            ),
        }))}
      />
      <p style={{ marginBottom: 0 }}>{t.note}</p>
    </Card>
  )
}

const messages = defineMessages({
  title: ['Commission rates', '手数料率'],
  rate: ['Rate', '料率'],
  from: ['From', '開始日'],
  to: ['To', '終了日'],
  reason: ['Reason', '理由'],
  by: ['Set by', '設定者'],
  none: ['No commission rate yet', '手数料率はまだありません'],
  noneText: ['The first rate is set on approval.', '最初の料率は承認時に設定します。'],
  noBank: ['No bank details yet', '振込先はまだ登録されていません'],
  noBankText: [
    'The doctor adds them in their account. Until then, commission is carried over.',
    '医師がアカウント画面で登録します。未登録の間、手数料は繰り越されます。',
  ],
  note: [
    'Only the doctor can change these details. A change puts payouts on hold for the time in Settings.',
    '変更できるのは医師本人だけです。変更後は、設定した期間、振込を保留します。',
  ],
})
