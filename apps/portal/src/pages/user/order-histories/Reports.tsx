import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { isCredited } from '@officina/shared/receipts'
import { Photos } from '@officina/ui/Photos'
import { StatusChip } from '@officina/ui/StatusChip'
import { Colon, Space, useJoin, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { PatientStatus } from '../../../features/PatientStatus.tsx'
import { reportWords } from '../../../features/shop/reportWords.ts'
import { usePdf } from '../../../features/useSaveFile.ts'
import type { Order } from './OrderLines.tsx'
import { reportMessages } from './reportMessages.ts'
import { returnMessages } from './returnMessages.ts'

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
    <Box sx={entry}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <StatusChip tone={tones[state]}>{words[state]}</StatusChip>
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <DateText value={report.answered_at ?? report.created_at} />
        </Box>
      </Box>
      <div>
        {report.product}
        <Colon />
        {words.kinds[report.kind]}
      </div>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{report.message}</Box>
      {report.answer && <Box sx={{ mt: 2 }}>{report.answer}</Box>}
      <Photos
        label={t.photos}
        photos={report.photos}
        src={(id) => `/api/patient/reports/${report.id}/photos/${id}`}
      />
    </Box>
  )
}

const tones = { stopped: 'stopped', continued: 'good', handled: 'good', open: 'progress' } as const

type Return = Order['returns'][number]

/** Every return of the order: what, how it stands, what comes next. */
export function Returns({ order }: { order: Order }) {
  return order.returns.map((back) => <OneReturn key={back.id} back={back} order={order} />)
}

function OneReturn({ back, order }: { back: Return; order: Order }) {
  const t = useText(returnMessages)
  const join = useJoin()
  const titleOf = (id: string) => order.lines.find((line) => line.id === id)?.title ?? ''
  const at = back.closed_at ?? back.received_at ?? back.decided_at ?? back.created_at
  const isRefunded = back.status === 'refunded'
  // of an invoice that nobody had paid nothing is paid back
  const isTakenOff = isRefunded && isCredited(order.refunds)
  return (
    <Box sx={entry}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        {isTakenOff ? (
          <PatientStatus kind="order_line" value="credited" />
        ) : (
          <PatientStatus kind="return" value={back.status} />
        )}
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <DateText value={at} />
        </Box>
      </Box>
      <div>
        {join(back.lines.map((line) => `${titleOf(line.order_line_id)} × ${line.quantity}`))}
      </div>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {t.reasons[back.reason_code]}
        {back.reason_text && (
          <>
            <Colon />
            {back.reason_text}
          </>
        )}
      </Box>
      <Box sx={{ mt: 2 }}>
        {isRefunded && back.refund_amount === null
          ? t.nothingLeft
          : isTakenOff
            ? t.takenOff
            : t.next[back.status]}
        <Space />
        {isRefunded && back.refund_amount !== null && (
          <Money amount={back.refund_amount} currency={order.currency} />
        )}
      </Box>
      {back.decision_reason && (
        <Box component="blockquote" sx={quote}>
          {back.decision_reason}
        </Box>
      )}
      {back.status === 'approved' && <SendBack back={back} />}
      <Photos
        label={t.photos}
        photos={back.photos}
        src={(id) => `/api/patient/returns/${back.id}/photos/${id}`}
      />
    </Box>
  )
}

/** Where approved goods go, and the slip that goes with them. */
function SendBack({ back }: { back: Return }) {
  const t = useText(returnMessages)
  const slip = usePdf('/api/patient/returns/{returnId}/slip', back.id)
  return (
    <Box sx={{ mt: 3 }}>
      {back.send_to && (
        <>
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{t.sendTo}</Box>
          <Box component="address" sx={address}>
            {back.send_to}
          </Box>
        </>
      )}
      <Button
        variant="outlined"
        aria-busy={slip.pending || undefined}
        onClick={() => void slip.save()}
      >
        {t.slip}
      </Button>
    </Box>
  )
}

const entry = { py: 3, borderTop: 1, borderColor: 'divider', whiteSpace: 'pre-line' } as const
const address = { fontStyle: 'normal', overflowWrap: 'anywhere', mb: 3 }
const quote = {
  m: 0,
  mt: 2,
  pl: 3,
  borderLeft: 3,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
}
