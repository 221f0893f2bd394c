import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { q } from '@officina/client/query'
import { formatPercent } from '@officina/shared/format'
import { DataTable } from '@officina/ui/DataTable'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Field } from '@officina/ui/Field'
import { useOpened } from '@officina/ui/keptInput.ts'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { todayIn } from '../amounts.ts'
import type { Doctor } from './dialogProps.ts'
import { percentOf, pointsOf } from './terms.ts'

/** Commission rates by day. Past days keep theirs; a new one begins today or later. */
export function Rates({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  const [open, setOpen] = useOpened<boolean>(`rates ${doctor.id}`)
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
  const maySet =
    permissions.includes('doctor.manage') && ['approved', 'suspended'].includes(doctor.status)
  return (
    <>
      {maySet && (
        <Box sx={{ mb: 4 }}>
          <Button variant="contained" onClick={() => setOpen(true)}>
            {t.add}
          </Button>
        </Box>
      )}
      {data.length === 0 ? (
        <EmptyState title={t.none} text={t.noneText} />
      ) : (
        <DataTable label={t.title} columns={columns} rows={data} rowKey={(rate) => rate.id} />
      )}
      {open && <RateDialog doctor={doctor} onClose={() => setOpen(false)} />}
    </>
  )
}

function RateDialog({ doctor, onClose }: { doctor: Doctor; onClose: () => void }) {
  const t = useText(messages)
  const { time_zone: zone = 'UTC' } = useMe()
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/doctors/${doctor.id}/rates`}
      title={t.dialog(doctor.name)}
      consequence={t.consequence}
      verb={t.verb}
      done={t.done}
      initial={{ rate_bp: percentOf(doctor.rate_bp ?? 2000), from: todayIn(zone), reason: '' }}
      body={(values) => ({ ...values, rate_bp: pointsOf(values.rate_bp) })}
    >
      {(form) => (
        <>
          <Field
            {...form.field('rate_bp')}
            label={t.ratePercent}
            required
            inputProps={{ inputMode: 'decimal' }}
          />
          <Field {...form.field('from')} label={t.from} type="date" required />
          <Field
            {...form.field('reason')}
            label={t.reason}
            required
            inputProps={{ maxLength: 500 }}
          />
        </>
      )}
    </ActionDialog>
  )
}

const messages = defineMessages({
  title: ['Commission rates', '手数料率'],
  rate: ['Rate', '率'],
  ratePercent: ['Rate (%)', '率(%)'],
  from: ['From', '開始日'],
  to: ['To', '終了日'],
  reason: ['Reason', '理由'],
  by: ['Set by', '設定者'],
  add: ['New rate', '新しい率'],
  none: ['No rate yet', '手数料率はまだありません'],
  noneText: ['The first rate is set at the approval.', '最初の率は承認時に決めます。'],
  dialog: (name: string) => [
    `New commission rate for ${name}?`,
    `${name} さんの新しい手数料率を設定しますか`,
  ],
  consequence: [
    'The rate that runs now ends the day before. Orders that were placed keep the rate of their day.',
    '現在の率は開始日の前日で終わります。すでに受けた注文の率は変わりません。',
  ],
  verb: ['Set rate', '設定する'],
  done: ['The rate is set', '手数料率を設定しました'],
})
