import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ApiError } from '@officina/client/api'
import { errorText, isUnreachable } from '@officina/ui/errorText.ts'
import { formatDateTime } from '@officina/ui/format.ts'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { toast } from './toast.tsx'

/** Where a form that saves itself stands. */
export type SaveState =
  | { is: 'saved' | 'waiting' | 'saving' }
  | { is: 'failed' | 'conflict'; error: ApiError }

/**
 * What stops saving: a change made elsewhere, a refusal, or the connection, which is tried again by itself. What
 * could not be sent is not left without a question.
 */
export function SaveNotice(props: {
  draft: {
    state: SaveState
    save: () => Promise<unknown>
    settle: (keep: 'mine' | 'theirs') => Promise<unknown>
    /** Gives up what is not saved. */
    leave?: () => void
  }
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { state, save, settle } = props.draft
  if (!('error' in state) || state.error.handled) return null
  if (state.is === 'failed' && isUnreachable(state.error))
    return (
      <Alert
        id={noticeId}
        severity="warning"
        sx={{ mb: 4 }}
        action={<Button onClick={() => void save()}>{t.retry}</Button>}
      >
        {errorText(state.error)} {t.again}
        <LeaveGuard isTyped onLeave={props.draft.leave} />
      </Alert>
    )
  if (state.is === 'failed')
    return (
      <Alert
        id={noticeId}
        severity="error"
        sx={{ mb: 4 }}
        action={<Button onClick={() => void save()}>{t.retry}</Button>}
      >
        {t.failed}: {errorText(state.error)}
      </Alert>
    )
  const { changed_by: by, changed_at: at } = state.error.data
  const time = typeof at === 'string' ? formatDateTime(at, locale) : ''
  const keep = (which: 'mine' | 'theirs') => () =>
    void settle(which).catch((error: Error) => toast.error(errorText(error)))
  return (
    <Alert id={noticeId} severity="warning" sx={{ mb: 4 }}>
      {t.conflict(typeof by === 'string' && by ? by : t.somebody, time)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button variant="outlined" onClick={keep('theirs')}>
          {t.reload}
        </Button>
        <Button variant="outlined" onClick={keep('mine')}>
          {t.keepMine}
        </Button>
      </Box>
    </Alert>
  )
}

const noticeId = 'not-saved'

/** To the notice that says why nothing is saved, and what can be done. */
export function showSaveNotice(): void {
  const notice = document.getElementById(noticeId)
  notice?.scrollIntoView({ block: 'center' })
  notice?.querySelector('button')?.focus({ preventScroll: true })
}

/** The state of saving in a word or two, announced; `quiet` while nothing was stored yet. */
export function SaveWord({ state, quiet }: { state: SaveState; quiet?: boolean }) {
  const t = useText(messages)
  const wrong = 'error' in state
  return (
    <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {wrong ? (
        <Button color="error" size="small" sx={{ ml: -2 }} onClick={showSaveNotice}>
          {t.failed}
        </Button>
      ) : (
        !(quiet && state.is === 'saved') && t[state.is]
      )}
    </Box>
  )
}

const messages = defineMessages({
  en: {
    saved: 'Saved',
    waiting: 'Changes not saved yet',
    saving: 'Saving…',
    failed: 'Not saved',
    conflict: (name: string, time: string) =>
      `This was changed elsewhere after you opened it, by ${name}${time && ` at ${time}`}.`,
    somebody: 'somebody else',
    reload: 'Take the other version',
    keepMine: 'Keep mine',
    again: 'It is saved as soon as the connection is back.',
    retry: 'Save again',
  },
  ja: {
    saved: '保存済み',
    waiting: '未保存の変更があります',
    saving: '保存しています…',
    failed: '保存できませんでした',
    conflict: (name: string, time: string) =>
      `開いた後に、別の画面で${name}が${time && `${time}に`}変更しました。`,
    somebody: 'ほかの人',
    reload: '別の画面の内容を読み込む',
    keepMine: 'この画面の内容を残す',
    again: '接続が戻ると自動的に保存します。',
    retry: 'もう一度保存',
  },
})
