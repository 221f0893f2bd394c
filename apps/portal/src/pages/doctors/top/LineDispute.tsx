import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatMoney } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useOpened } from '@officina/ui/keptInput.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../features/toast.tsx'
import { earningsMessages } from './earningsMessages.ts'
import type { Line } from './lineColumns.tsx'

type Props = { statementId: string; line: Line; currency: string }
type Dispute = NonNullable<Line['dispute']>

/** The dispute of a line with its answer, or the way to dispute it while that is possible. */
export function LineDispute({
  isOpen,
  isReadOnly,
  ...props
}: Props & { isOpen: boolean; isReadOnly: boolean }) {
  const { dispute, type } = props.line
  if (isReadOnly) return dispute && <Asked dispute={dispute} />
  const mayAsk = isOpen && disputable.has(type) && (!dispute || dispute.status === 'withdrawn')
  return (
    <>
      {dispute && <Asked dispute={dispute} />}
      {dispute?.status === 'open' && <Step key="withdraw" {...props} disputeId={dispute.id} />}
      {mayAsk && <Step key="object" {...props} />}
    </>
  )
}

/** What carries money on or pays it out follows from the other lines. */
const disputable = new Set<Line['type']>(['commission', 'reversal', 'adjustment', 'bonus'])

const tones = {
  open: 'attention',
  accepted: 'good',
  declined: 'stopped',
  withdrawn: 'draft',
} as const

function Asked({ dispute }: { dispute: Dispute }) {
  const t = useText(earningsMessages)
  return (
    <Box sx={{ mt: 2, fontSize: '0.875rem', whiteSpace: 'pre-line' }}>
      <StatusChip tone={tones[dispute.status]}>{t.objections[dispute.status]}</StatusChip>
      <Box component="blockquote" sx={quote}>
        {dispute.message}
      </Box>
      {dispute.answer && (
        <Box sx={{ mt: 1 }}>
          <strong>{t.answer}</strong> {dispute.answer}
        </Box>
      )}
    </Box>
  )
}

/** Disputes the line, or withdraws the dispute of that id. */
function Step({ line, currency, statementId, disputeId }: Props & { disputeId?: string }) {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const name = `${disputeId ? 'withdrawal' : 'objection'} ${line.id}`
  const [isAsking, setAsking] = useOpened<boolean>(name)
  const words = disputeId ? t.withdrawing : t.objecting
  const params = { path: { settlementId: statementId } }
  const send = (message: string) =>
    disputeId
      ? api.post('/api/doctor/statements/{settlementId}/withdraw-dispute', {
          params,
          body: { dispute_id: disputeId },
        })
      : api.post('/api/doctor/statements/{settlementId}/disputes', {
          params,
          body: { line_id: line.id, message },
        })
  const call = useApiMutation(send, {
    invalidates,
    onSuccess: () => {
      setAsking(false)
      toast.success(words.done)
    },
  })
  const what = line.product ?? t.types[line.type]
  return (
    <>
      <Button
        size="small"
        aria-label={words.of(what)}
        onClick={() => setAsking(true)}
        sx={{ ml: -1 }}
      >
        {words.open}
      </Button>
      <ConfirmDialog
        open={Boolean(isAsking)}
        title={words.title(what, formatMoney(line.amount, currency, locale))}
        consequence={words.text}
        verb={words.send}
        reason={!disputeId && name}
        reasonLabel={t.objectReason}
        call={call.error?.handled ? undefined : call}
        onConfirm={(message) => call.mutateAsync(message)}
        onClose={() => {
          rereadAfterConflict(queryClient, call.error, invalidates)
          call.reset()
          setAsking(false)
        }}
      />
    </>
  )
}

// an open dispute also keeps the next payout
const invalidates = ['/api/doctor/statements', '/api/doctor/earnings'] as const

const quote = {
  m: 0,
  mt: 1,
  pl: 2,
  borderLeft: 3,
  borderColor: 'divider',
}
