import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatMoney } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { useOpened } from '@officina/ui/keptInput.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../../features/toast.tsx'
import { earningsMessages } from './earningsMessages.ts'
import type { Line } from './lineColumns.tsx'

type Props = { statementId: string; line: Line; currency: string }
type Dispute = NonNullable<Line['dispute']>

/** The dispute of a line with its answer, or the way to dispute it while that is possible. */
export function LineDispute({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { dispute, type } = props.line
  const mayAsk = isOpen && disputable.has(type) && (!dispute || dispute.status === 'withdrawn')
  return (
    <>
      {dispute && <Asked dispute={dispute} />}
      {dispute?.status === 'open' && <Withdrawing {...props} disputeId={dispute.id} />}
      {mayAsk && <Asking {...props} />}
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
    <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
      <StatusChip tone={tones[dispute.status]}>{t.objections[dispute.status]}</StatusChip>
      <Box component="blockquote" sx={quote}>
        {dispute.message}
      </Box>
      {dispute.answer && (
        <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <strong>{t.answer}</strong> {dispute.answer}
        </Box>
      )}
    </Box>
  )
}

function Asking({ line, currency, statementId }: Props) {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useOpened<boolean>(`objection ${line.id}`)
  const object = useApiMutation('post', '/api/doctor/statements/{settlementId}/disputes', {
    invalidates,
    onSuccess: () => {
      setAsking(false)
      toast.success(t.objected)
    },
  })
  const what = line.product ?? t.types[line.type]
  return (
    <>
      <Button
        size="small"
        aria-label={t.objectTo(what)}
        onClick={() => setAsking(true)}
        sx={{ ml: -1 }}
      >
        {t.object}
      </Button>
      <ConfirmDialog
        open={Boolean(isAsking)}
        title={t.objectTitle(what, formatMoney(line.amount, currency, locale))}
        consequence={t.objectText}
        verb={t.objectSend}
        reason={`objection ${line.id}`}
        reasonLabel={t.objectReason}
        call={object.error?.handled ? undefined : object}
        onConfirm={(message) =>
          object.mutateAsync({
            params: { path: { settlementId: statementId } },
            body: { line_id: line.id, message },
          })
        }
        onClose={() => {
          rereadAfterConflict(queryClient, object.error, invalidates)
          object.reset()
          setAsking(false)
        }}
      />
    </>
  )
}

function Withdrawing({ line, currency, statementId, disputeId }: Props & { disputeId: string }) {
  const t = useText(earningsMessages)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useApiMutation(
    'post',
    '/api/doctor/statements/{settlementId}/withdraw-dispute',
    {
      invalidates,
      onSuccess: () => {
        setAsking(false)
        toast.success(t.withdrawn)
      },
    },
  )
  const what = line.product ?? t.types[line.type]
  return (
    <>
      <Button
        size="small"
        aria-label={t.withdrawOf(what)}
        onClick={() => setAsking(true)}
        sx={{ ml: -1 }}
      >
        {t.withdraw}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t.withdrawTitle(what, formatMoney(line.amount, currency, locale))}
        consequence={t.withdrawText}
        verb={t.withdraw}
        call={withdraw.error?.handled ? undefined : withdraw}
        onConfirm={() =>
          withdraw.mutate({
            params: { path: { settlementId: statementId } },
            body: { dispute_id: disputeId },
          })
        }
        onClose={() => {
          rereadAfterConflict(queryClient, withdraw.error, invalidates)
          withdraw.reset()
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
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}
