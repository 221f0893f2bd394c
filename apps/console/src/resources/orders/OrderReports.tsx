import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Photos } from '@officina/ui/Photos'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { reportActions } from './actions.ts'
import type { Order, Report } from './order.ts'

/** What the patient reports about products of the order: the doctor answers, the office closes. */
export function OrderReports({ order }: { order: Order }) {
  const t = useText(messages)
  if (order.reports.length === 0) return null
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t.reports}
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {order.reports.map((report) => (
          <OneReport key={report.id} report={report} />
        ))}
      </Box>
    </section>
  )
}

function OneReport({ report }: { report: Report }) {
  const t = useText(messages)
  const { time_zone: timeZone } = useMe()
  const { offers, choose, dialog } = useActions(reportActions, report)
  const isDone = report.handled_at !== null
  return (
    <Card sx={{ p: 4, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mb: 2 }}>
        <StatusChip tone={isDone ? 'good' : 'attention'}>{isDone ? t.done : t.open}</StatusChip>
        <strong>{report.product}</strong>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          <DateText value={report.created_at} time timeZone={timeZone} />
        </Box>
      </Box>
      <div>
        {t.kinds[report.kind]} · {t.by[report.reported_by]}
      </div>
      <div>{report.message ?? t.hidden}</div>
      <Box sx={{ color: 'text.secondary' }}>
        {t.lot} {report.lot ?? '–'} · {t.expires}{' '}
        <DateText value={report.expires_on} timeZone="UTC" />
      </Box>
      {report.decision && (
        <Box sx={{ mt: 1 }}>
          {t.decisions[report.decision]} {report.answer}
        </Box>
      )}
      {report.handling_note && (
        <Box sx={{ mt: 1 }}>
          {t.note}: {report.handling_note}
        </Box>
      )}
      <Photos
        label={t.photos}
        photos={report.photos.map((photo) => ({
          ...photo,
          src: `/api/admin/reports/${report.id}/photos/${photo.id}`,
        }))}
      />
      {offers.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <ActionButtons offers={offers} onChoose={choose} size="small" />
        </Box>
      )}
      {dialog}
    </Card>
  )
}

const messages = defineMessages({
  reports: ['Reported problems', '報告された問題'],
  open: ['Open', '未対応'],
  done: ['Dealt with', '対応済み'],
  by: {
    patient: ['from the patient', '患者から'],
    doctor: ['from the doctor', '医師から'],
  },
  kinds: {
    reaction: ['Reaction to the product', '商品への反応'],
    quality: ['Quality problem', '品質の問題'],
    damaged: ['Arrived damaged', '破損'],
    missing: ['Missing from the parcel', '不足'],
  },
  hidden: [
    'The text is for the doctor and for clinical reviewers.',
    '本文は担当医と医療審査担当者だけが読めます。',
  ],
  lot: ['Lot', 'ロット'],
  expires: ['use by', '使用期限'],
  decisions: {
    stopped: ['The doctor has stopped the product.', '医師が使用を中止しました。'],
    continued: ['The doctor lets the product go on.', '医師が継続可と回答しました。'],
  },
  note: ['What was done', '対応内容'],
  photos: ['Photos of the patient', '患者の写真'],
})
