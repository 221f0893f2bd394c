import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { AboveDialogs } from '@officina/ui/AboveDialogs'
import { errorText } from '@officina/ui/errorText.ts'
import { onNewPage } from '@officina/ui/newPage.ts'
import { unbroken } from '@officina/ui/unbroken'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

type Action = { label: string; onClick: () => void }
type Notice = {
  id: number
  tone: 'success' | 'error' | 'info'
  message: string
  actions: readonly Action[]
}
type Options = { action?: Action; actions?: readonly Action[] }

const shownMs = 6_000
const mostShown = 3
let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

onNewPage(() => {
  notices = []
})

/**
 * A notice for a bare action; forms show their failures in place. It takes the place of one that only says what was
 * done; failures, and what can be undone, stay above it until their time is over, a failure or a remark once.
 */
export const toast = {
  success: (message: string, options?: Options) => add('success', message, options),
  error(message: string, options?: Options) {
    if (message) add('error', message, options)
  },
  info: (message: string, options?: Options) => add('info', message, options),
  /** Why a call was refused, where nothing else has said so already. */
  failed(error: unknown): void {
    toast.error(errorText(error) ?? '')
  },
}

/** Shows the notices; stands once in the layout. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => notices)
  return (
    shown.length > 0 && (
      <AboveDialogs>
        <Stack spacing={1} sx={place} data-noprint>
          {shown.map((notice) => (
            <NoticeBox key={notice.id} {...notice} />
          ))}
        </Stack>
      </AboveDialogs>
    )
  )
}

function NoticeBox({ id, tone, message, actions }: Notice) {
  const close = () => remove(id)
  const held = useLeavingByItself(id, shownMs * Math.max(1, actions.length))
  const act = (action: Action) => () => {
    close()
    action.onClick()
  }
  return (
    <Box {...held}>
      <Alert
        severity={tone}
        role={tone === 'error' ? 'alert' : 'status'}
        onClose={close}
        sx={notice}
      >
        {unbroken(message)}
        {actions.map((action) => (
          <Button
            key={action.label}
            size="small"
            color="inherit"
            onClick={act(action)}
            sx={{ ml: 2, my: -1 }}
          >
            {action.label}
          </Button>
        ))}
      </Alert>
    </Box>
  )
}

/** It goes after a while, and after half of it once the pointer or the focus has left it; Escape closes it. */
function useLeavingByItself(id: number, ms: number) {
  const [isHeld, setHeld] = useState(false)
  const [left, setLeft] = useState(ms)
  const hold = useCallback(() => setHeld(true), [])
  const release = useCallback(() => {
    setHeld(false)
    setLeft(ms / 2)
  }, [ms])
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => remove(id), left)
    return () => clearTimeout(timer)
  }, [id, left, isHeld])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && remove(id)
    addEventListener('keydown', onKey)
    addEventListener('blur', hold)
    addEventListener('focus', release)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('blur', hold)
      removeEventListener('focus', release)
    }
  }, [id, hold, release])
  return { onMouseEnter: hold, onMouseLeave: release, onFocus: hold, onBlur: release }
}

const place = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 8,
  // on phones over the header: below it stand the actions of the page, and its bars at the foot
  top: { xs: 'calc(8px + var(--banner, 0px))', sm: 'auto' },
  // of a dialog or panel the header has the cross
  'body:has([aria-modal=true]) &': { top: { xs: 'calc(68px + var(--banner, 0px))', sm: 'auto' } },
  bottom: { sm: 24 },
  mb: { sm: 16, md: 2 },
  mx: 'auto',
  width: 'fit-content',
}
const notice = {
  boxShadow: 3,
  border: 1,
  borderColor: 'divider',
  maxWidth: 480,
  // as wide as its words, so nothing of it may ask for a row of its own
  flexWrap: 'nowrap',
  '& .MuiAlert-message': { flex: 'auto' },
}

function add(tone: Notice['tone'], message: string, options: Options = {}): void {
  const actions = options.actions ?? (options.action ? [options.action] : [])
  const kept = notices.filter(
    (notice) =>
      (notice.tone === 'error' || notice.actions.length > 0) &&
      (tone === 'success' || notice.message !== message),
  )
  notices = [...kept, { id: ++lastId, tone, message, actions }].slice(-mostShown)
  for (const listener of listeners) listener()
}

function remove(id: number): void {
  notices = notices.filter((notice) => notice.id !== id)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
