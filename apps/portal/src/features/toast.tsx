import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { atFirstSign } from '@officina/ui/atFirstSign.ts'
import { errorText } from '@officina/ui/errorText.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { onNewPage } from '@officina/ui/newPage.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { useEffect, useSyncExternalStore } from 'react'
import type { Action, Notice, NoticesProps } from './Notices.tsx'

type Options = { action?: Action; actions?: readonly Action[] }

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

// where a call fails, so may their code: the page stays, and says it all the same
const Notices = lazyPart(() => import('./Notices.tsx').catch(() => ({ default: BareNotices })))

/** Shows the notices; stands once in the layout. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => notices)
  useEffect(() => atFirstSign(Notices.preload), [])
  return shown.length > 0 && <Notices notices={shown} remove={remove} />
}

/** What stands in for them where their code does not come: it stays until it is closed. */
function BareNotices({ notices, remove }: NoticesProps) {
  const t = useText(messages)
  return (
    <Box sx={bare}>
      {notices.map(({ id, tone, message, actions }) => (
        <div key={id} role={tone === 'error' ? 'alert' : 'status'}>
          {message}
          {[...actions, { label: t.close, onClick: () => undefined }].map(({ label, onClick }) => (
            <Button
              key={label}
              size="small"
              onClick={() => {
                remove(id)
                onClick()
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      ))}
    </Box>
  )
}

const bare = {
  position: 'fixed',
  zIndex: 'snackbar',
  insetInline: 8,
  bottom: 24,
  p: 2,
  bgcolor: 'background.paper',
  border: 1,
}

const messages = defineMessages({ close: ['Close', '閉じる'] })

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
