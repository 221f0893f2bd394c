import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@officina/ui/text'
import { toast } from '../toast.tsx'
import { editorWords } from './editorWords.ts'
import type { Draft } from './useDraft.ts'

/** What stops saving: a change made elsewhere, or a refusal. */
export function SaveNotice({ draft }: { draft: Draft }) {
  const t = useText(editorWords)
  const { state } = draft
  const settle = (keep: 'mine' | 'theirs') => () =>
    void draft.settle(keep).catch((error: Error) => toast.error(error.message))
  if (state.is === 'conflict')
    return (
      <Alert severity="warning" sx={{ mb: 4 }}>
        {t.conflict}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
          <Button variant="outlined" onClick={settle('theirs')}>
            {t.reload}
          </Button>
          <Button variant="outlined" onClick={settle('mine')}>
            {t.keepMine}
          </Button>
        </Box>
      </Alert>
    )
  if (state.is !== 'failed' || state.error.handled) return null
  return (
    <Alert
      severity="error"
      sx={{ mb: 4 }}
      action={<Button onClick={() => void draft.save()}>{t.retry}</Button>}
    >
      {t.failed}: {state.error.message}
    </Alert>
  )
}

/** The state of saving in a word or two, announced. */
export function SaveWord({ draft }: { draft: Draft }) {
  const t = useText(editorWords)
  const words = {
    saved: t.saved,
    waiting: t.waiting,
    saving: t.saving,
    failed: t.failed,
    conflict: t.failed,
  }
  const wrong = draft.state.is === 'failed' || draft.state.is === 'conflict'
  return (
    <Box
      role="status"
      sx={{ fontSize: '0.875rem', color: wrong ? 'error.main' : 'text.secondary' }}
    >
      {draft.recipe.id || draft.state.is !== 'saved' ? words[draft.state.is] : ''}
    </Box>
  )
}
