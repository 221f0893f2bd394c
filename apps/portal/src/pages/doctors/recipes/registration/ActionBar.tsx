import Delete from '@mui/icons-material/DeleteOutlined'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { Money } from '@officina/ui/values'
import { useState } from 'react'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { DeleteDraft } from './DeleteDraft.tsx'
import { messages } from './messages.ts'
import { SaveWord } from './SaveNotice.tsx'
import { usePreview } from './usePreview.ts'

const steps = ['patient', 'products', 'dosage', 'message', 'review'] as const

/** Total, state of saving and the actions; sticks to the foot. With `step` it leads through the steps. */
export function ActionBar(props: {
  draft: Draft
  onIssue: () => void
  onHelp: () => void
  step?: number
  onStep?: (step: number) => void
}) {
  const t = useText(messages)
  const { draft, step, onStep } = props
  const [deleting, setDeleting] = useState(false)
  const preview = usePreview(draft)
  const next = step === undefined ? undefined : steps[step + 1]
  const total = draft.fields.lines
    .filter((line) => !line.optional)
    .reduce((sum, line) => sum + line.quantity * line.price_now, 0)
  const isLast = step === undefined || !next
  return (
    <Box sx={bar}>
      <Box sx={{ mr: 'auto', minWidth: 0 }}>
        <Box sx={{ ...tabular, fontWeight: 600 }}>
          {t.total} <Money amount={total} currency={draft.recipe.totals.currency} />
        </Box>
        <SaveWord draft={draft} />
      </Box>
      {step === undefined && (
        <>
          <IconButton aria-label={t.shortcuts} title={t.shortcuts} onClick={props.onHelp}>
            <Keyboard />
          </IconButton>
          {draft.recipe.actions.includes('delete') && (
            <IconButton aria-label={t.delete} title={t.delete} onClick={() => setDeleting(true)}>
              <Delete />
            </IconButton>
          )}
        </>
      )}
      {step !== undefined && step > 0 && (
        <Button onClick={() => onStep?.(step - 1)}>{t.back}</Button>
      )}
      {isLast && (
        <Button variant="outlined" onClick={preview.open} disabled={preview.pending}>
          {t.preview}
        </Button>
      )}
      {next && step !== undefined ? (
        <Button variant="contained" onClick={() => onStep?.(step + 1)}>
          {t.next(t.step[next])}
        </Button>
      ) : (
        <Button variant="contained" onClick={props.onIssue} aria-keyshortcuts="Control+Enter">
          {t.issue}
        </Button>
      )}
      {deleting && <DeleteDraft draft={draft} onClose={() => setDeleting(false)} />}
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  mt: 3,
  mx: { xs: -4, sm: -6, md: 0 },
  px: 4,
  py: 3,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: { xs: 0, md: '12px' },
}
