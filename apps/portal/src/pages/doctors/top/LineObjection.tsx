import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { formatMoney } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../features/toast.tsx'
import { earningsMessages } from './earningsMessages.ts'
import type { Line } from './lineColumns.tsx'

const tones = { open: 'attention', accepted: 'good', declined: 'stopped' } as const

/** The objection to a line with its answer, or the way to object while that is possible. */
export function LineObjection(props: {
  statementId: string
  line: Line
  currency: string
  isOpen: boolean
}) {
  const { line } = props
  const t = useText(earningsMessages)
  if (!line.dispute) return props.isOpen ? <Objecting {...props} /> : null
  return (
    <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
      <StatusChip tone={tones[line.dispute.status]}>{t.objections[line.dispute.status]}</StatusChip>
      <Box component="blockquote" sx={quote}>
        {line.dispute.message}
      </Box>
      {line.dispute.answer && (
        <Box sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          <strong>{t.answer}</strong> {line.dispute.answer}
        </Box>
      )}
    </Box>
  )
}

function Objecting(props: { statementId: string; line: Line; currency: string }) {
  const { line, currency, statementId } = props
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
        pending={object.isPending}
        error={object.error?.handled ? undefined : errorText(object.error)}
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

const invalidates = ['/api/doctor/statements'] as const

const quote = {
  m: 0,
  mt: 1,
  pl: 2,
  borderLeft: 3,
  borderColor: 'divider',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}
