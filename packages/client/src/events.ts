import { api } from './api.ts'

/**
 * Server-sent events while the page is visible. `onState(false)` means that the connection is down: poll until
 * it is true. Returns a function that closes the connection.
 */
export function openEvents(
  path: string,
  event: string,
  handlers: { onEvent: (data: unknown) => void; onState: (open: boolean) => void },
): () => void {
  let source: EventSource | undefined
  const open = () => {
    if (source || document.visibilityState === 'hidden') return
    const line = new EventSource(api.wire.settings.baseUrl + path, { withCredentials: true })
    source = line
    line.addEventListener('open', () => handlers.onState(true))
    line.addEventListener('error', () => handlers.onState(false))
    line.addEventListener(event, (message) => handlers.onEvent(JSON.parse(message.data)))
  }
  const close = () => {
    source?.close()
    source = undefined
    handlers.onState(false)
  }
  // browsers allow few lines to one host, so a hidden page gives its own back
  const onVisibility = () => (document.visibilityState === 'hidden' ? close() : open())
  document.addEventListener('visibilitychange', onVisibility)
  open()
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    close()
  }
}
