import Box from '@mui/material/Box'
import { Photos } from '@officina/ui/Photos'
import { StatusChip } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { reportWords } from '../../../features/shop/reportWords.ts'
import { reportMessages } from './reportMessages.ts'
import type { Order } from './types.ts'

type Report = Order['reports'][number]

/** What was reported about the order, with the doctor's answer. */
export function Reports({ order }: { order: Order }) {
  return order.reports.map((report) => <OneReport key={report.id} report={report} />)
}

function OneReport({ report }: { report: Report }) {
  const t = useText(reportMessages)
  const words = useText(reportWords)
  const state = report.decision ?? (report.handled_at ? 'handled' : 'open')
  return (
    <Box sx={{ py: 3, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <StatusChip tone={tones[state]}>{words[state]}</StatusChip>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <DateText value={report.answered_at ?? report.created_at} />
        </Box>
      </Box>
      <div>
        {report.product}: {words.kinds[report.kind]}
      </div>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{report.message}</Box>
      {report.answer && <Box sx={{ mt: 2 }}>{report.answer}</Box>}
      <Photos
        label={t.photos}
        photos={report.photos.map((photo) => ({
          ...photo,
          src: `/api/patient/reports/${report.id}/photos/${photo.id}`,
        }))}
      />
    </Box>
  )
}

const tones = { stopped: 'stopped', continued: 'good', handled: 'good', open: 'progress' } as const
