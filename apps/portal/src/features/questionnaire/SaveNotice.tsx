import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatDateTime } from '@officina/ui/format.ts'
import { useLocale, useText } from '@officina/ui/text'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import type { SaveState } from './useAnswers.ts'

type Draft = {
  state: SaveState
  save: () => Promise<unknown>
  settle: (keep: 'mine' | 'theirs') => Promise<unknown>
}

/** What stops saving: a change made elsewhere, or a refusal. */
export function SaveNotice({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const locale = useLocale()
  const { state } = draft
  if (!('error' in state) || state.error.handled) return null
  const settle = (keep: 'mine' | 'theirs') => () =>
    void draft.settle(keep).catch((error: Error) => toast.error(error.message))
  if (state.is === 'conflict') {
    const { changed_by: by, changed_at: at } = state.error.data
    const time = typeof at === 'string' ? formatDateTime(at, locale) : ''
    return (
      <Alert severity="warning" sx={{ mb: 4 }}>
        {t.conflict(typeof by === 'string' && by ? by : t.somebody, time)}
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
  }
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

/** The state of saving in a word, announced. */
export function SaveWord({ state }: { state: SaveState }) {
  const t = useText(messages)
  const wrong = 'error' in state
  return (
    <Box
      role="status"
      sx={{ fontSize: '0.875rem', color: wrong ? 'error.main' : 'text.secondary' }}
    >
      {wrong ? t.failed : t[state.is]}
    </Box>
  )
}
