import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useIsOnline } from '@officina/client/useIsOnline'
import type { SaveState } from '@officina/ui/autosave.ts'
import { errorText, isUnreachable, saveErrorText } from '@officina/ui/errorText.ts'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { lazyPart } from '@officina/ui/lazyPart'
import { Colon, defineMessages, Space, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'

const SaveConflict = lazyPart(() => import('./SaveConflict.tsx'), 'SaveConflict')

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
  /** Says of a refusal which fields it is about. */
  refusals?: ReactNode
  /** What can be done where the record was deleted meanwhile; saving it again cannot help. */
  gone?: ReactNode
}) {
  const t = useText(messages)
  const isOnline = useIsOnline()
  const { state, save, settle, leave } = props.draft
  // the browser knows before a save has failed
  if (!('error' in state))
    return <LeaveGuard isTyped={!isOnline && state.is !== 'saved'} onLeave={leave} />
  if (state.error.handled) return null
  if (state.is === 'failed' && isUnreachable(state.error))
    return (
      <Alert
        id={noticeId}
        severity="warning"
        sx={{ mb: 4 }}
        action={<Button onClick={() => void save()}>{t.retry}</Button>}
      >
        {saveErrorText(state.error)}
        <Space />
        {t.again}
        <LeaveGuard isTyped onLeave={leave} />
      </Alert>
    )
  if (state.is === 'failed' && state.error.code === 'NOT_FOUND' && props.gone)
    return (
      <Alert id={noticeId} severity="error" sx={{ mb: 4 }}>
        {props.gone}
        <LeaveGuard isTyped onLeave={leave} />
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
        {props.refusals && Object.keys(state.error.errors).length > 0 ? (
          <>
            {t.refused}
            {props.refusals}
          </>
        ) : (
          <>
            {t.failed}
            <Colon />
            {errorText(state.error)}
          </>
        )}
        <Space />
        {state.isPart && t.rest}
      </Alert>
    )
  return <SaveConflict id={noticeId} state={state} settle={settle} />
}

const noticeId = 'not-saved'

/** To the notice that says why nothing is saved, and what can be done. */
export function showSaveNotice(): void {
  const notice = document.getElementById(noticeId)
  notice?.scrollIntoView({ block: 'center' })
  notice?.querySelector('button')?.focus({ preventScroll: true })
}

/** The state of saving in a word or two, announced; `quiet` while nothing was stored yet. */
export function SaveStatus({ state, quiet }: { state: SaveState; quiet?: boolean }) {
  const t = useText(messages)
  const wrong = 'error' in state
  return (
    <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
      {wrong ? (
        <Button color="error" size="small" sx={{ ml: -2 }} onClick={showSaveNotice}>
          {t.seeWhy}
        </Button>
      ) : (
        !(quiet && state.is === 'saved') && t[state.is]
      )}
    </Box>
  )
}

const messages = defineMessages({
  saved: ['Saved', '保存済み'],
  waiting: ['Unsaved changes', '保存していない変更があります'],
  saving: ['Saving…', '保存中…'],
  failed: ['Not saved', '保存できませんでした'],
  refused: ['Not saved. ', '保存できませんでした。'],
  rest: ['Everything else is saved.', 'そのほかの内容は保存済みです。'],
  seeWhy: ['Not saved. See why', '保存できませんでした。理由を見る'],
  again: ['It will be saved when the connection is back.', '接続が戻ると自動的に保存します。'],
  retry: ['Save again', 'もう一度保存'],
})
