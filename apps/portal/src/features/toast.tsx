import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Portal from '@mui/material/Portal'
import Snackbar from '@mui/material/Snackbar'
import { useSyncExternalStore } from 'react'

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

/** A notice for a bare action; forms show their failures in place. One at a time, the next one waits. */
export const toast = {
  success: (message: string, options?: Options) => add('success', message, options),
  error: (message: string, options?: Options) => add('error', message, options),
  info: (message: string, options?: Options) => add('info', message, options),
}

/** Shows the notices; stands once in the layout. Styled by the theme, so it keeps the page's style policy. */
export function Toaster() {
  const [current] = useSyncExternalStore(subscribe, () => notices)
  if (!current) return null
  const { id, tone, message, actions } = current
  const close = () => remove(id)
  const act = (action: Action) => () => {
    close()
    action.onClick()
  }
  // above an open drawer, whose opening has hidden the rest of the page from screen readers
  return (
    <Portal>
      <Snackbar
        key={id}
        open
        autoHideDuration={shownMs * Math.max(1, actions.length)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        sx={{ mb: { xs: 16, md: 2 } }}
      >
        <Alert
          severity={tone}
          variant="standard"
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
      </Snackbar>
    </Portal>
  )
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
