import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useCallback, useContext, useEffect, useId, useRef } from 'react'
import { BlockerContext, type Move, type UseBlocker } from './link.tsx'
import { defineMessages, useText } from './text.tsx'
import type { unguarded } from './unguarded.ts'

/**
 * Asks before another page is opened while something is typed that leaving would lose; `onLeave` forgets it. Closing
 * the tab asks in the browser's own words.
 */
export function LeaveGuard(props: { isTyped: boolean; onLeave?: () => void }) {
  return props.isTyped && <Guard onLeave={props.onLeave} />
}

// Its own component: a router asks one blocker alone, which must not be a form with nothing typed in it.
function Guard({ onLeave }: { onLeave: (() => void) | undefined }) {
  const t = useText(messages)
  const titleId = useId()
  const blocked = useRef<ReturnType<UseBlocker>>(undefined)
  const isGone = useRef(false)
  const useBlocker = useContext(BlockerContext)
  // first, so that it ends first: what was saved while the question was open lets the navigation go on
  useEffect(
    () => () => {
      if (!isGone.current) blocked.current?.proceed?.()
    },
    [],
  )
  const isHeld = useCallback((move: Move) => {
    if (!leavesPage(move)) return false
    isGone.current = isUnguarded(move)
    return !isGone.current
  }, [])
  const blocker = useBlocker(isHeld)
  blocked.current = blocker.state === 'blocked' ? blocker : undefined
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  if (blocker.state !== 'blocked') return null
  const stay = () => blocker.reset?.()
  return (
    <Dialog open onClose={stay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t.title}
      </DialogTitle>
      <DialogContent>{t.text}</DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, gap: 2 }}>
        <Button
          color="error"
          onClick={() => {
            blocked.current = undefined
            onLeave?.()
            blocker.proceed?.()
          }}
        >
          {t.leave}
        </Button>
        <Button variant="contained" onClick={stay} autoFocus>
          {t.stay}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const leavesPage = ({ currentLocation, nextLocation }: Move): boolean =>
  currentLocation.pathname !== nextLocation.pathname

const isUnguarded = ({ nextLocation }: Move): boolean =>
  (nextLocation.state as Partial<typeof unguarded> | null)?.unguarded === true

const messages = defineMessages({
  title: ['Leave without saving?', '保存せずに移動しますか？'],
  text: [
    'If you leave, you lose what you typed.',
    'このまま移動すると、入力した内容は失われます。',
  ],
  stay: ['Stay', 'このページに残る'],
  leave: ['Leave', '移動する'],
})
