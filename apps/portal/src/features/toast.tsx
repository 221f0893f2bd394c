import { atFirstSign } from '@officina/ui/atFirstSign.ts'
import { errorText } from '@officina/ui/errorText.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { onNewPage } from '@officina/ui/newPage.ts'
import { useEffect, useSyncExternalStore } from 'react'
import type { Action, Notice } from './Notices.tsx'

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

const Notices = lazyPart(() => import('./Notices.tsx'))

/** Shows the notices; stands once in the layout. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribe, () => notices)
  useEffect(() => atFirstSign(Notices.preload), [])
  return shown.length > 0 && <Notices notices={shown} remove={remove} />
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
