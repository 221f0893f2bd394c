import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Portal from '@mui/material/Portal'
import { errorText } from '@officina/ui/errorText.ts'
import { onNewPage } from '@officina/ui/newPage.ts'
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
let notices: readonly Notice[] = []
let lastId = 0
const listeners = new Set<() => void>()

onNewPage(() => {
  notices = []
})

/** A notice for a bare action; forms show their failures in place. One at a time, the next one waits. */
export const toast = {
  success: (message: string, options?: Options) => add('success', message, options),
  error: (message: string, options?: Options) => add('error', message, options),
  info: (message: string, options?: Options) => add('info', message, options),
  /** Why a call was refused, where nothing else has said so already. */
  failed(error: unknown) {
    if (!(error as { handled?: boolean }).handled) add('error', errorText(error) ?? '')
  },
}

/** Shows the notices; stands once in the layout. */
export function Toaster() {
  const [current] = useSyncExternalStore(subscribe, () => notices)
  // above an open drawer, whose opening has hidden the rest of the page from screen readers
  return (
    current && (
      <Portal>
        <NoticeBox key={current.id} {...current} />
      </Portal>
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
    <Box sx={place} {...held}>
      <Alert
        severity={tone}
        role={tone === 'error' ? 'alert' : 'status'}
        onClose={close}
        sx={notice}
      >
        {message}
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
  bottom: { xs: 8, sm: 24 },
  // above the bar of the pages on phones
  mb: { xs: 16, md: 2 },
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
  notices = [...notices, { id: ++lastId, tone, message, actions }]
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
