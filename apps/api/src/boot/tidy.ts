import type { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'

const quietMs = 30_000

/**
 * V8 collects garbage when something is allocated, and keeps the freed pages: a server that nobody uses would hold what
 * its start or a busy minute has left, 50 to 80 MB. It is given back when no call has come for half a minute, which
 * takes 0.15 s. Needs `--expose-gc`.
 */
export function tidyWhenQuiet(server: EventEmitter, collect = globalThis.gc): void {
  if (!collect) return
  const tidy = () => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  const timer = setTimeout(tidy, quietMs).unref()
  server.on('request', ({ url }: IncomingMessage) => {
    // who only asks whether it lives does not keep it awake
    if (url?.startsWith('/api/')) timer.refresh()
  })
}
