import Box from '@mui/material/Box'
import { formatPercent } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../providers/queries.ts'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { doctorActions } from './actions.ts'
import type { Doctor } from './doctor.ts'

/** Commission rates by day. Past days keep theirs; a new one begins today or later. */
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
      <Box sx={{ mb: offers.length > 0 ? 4 : 0 }}>
        <ActionButtons offers={offers} onChoose={choose} />
      </Box>
      {data.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} />
      ) : (
        <DataTable label={t.title} columns={columns} rows={data} rowKey={(rate) => rate.id} />
      )}
      {dialog}
    </>
  )
}

const messages = defineMessages({
  title: ['Commission rates', '手数料率'],
  rate: ['Rate', '率'],
  from: ['From', '開始日'],
  to: ['To', '終了日'],
  reason: ['Reason', '理由'],
  by: ['Set by', '設定者'],
  none: ['No rate yet', '手数料率はまだありません'],
  noneText: ['The first rate is set at the approval.', '最初の率は承認時に決めます。'],
})
