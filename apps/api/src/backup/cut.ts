import type { Socket } from 'node:net'
import type pg from 'pg'

/** Ends a connection in the middle of what it does: a COPY that nobody reads or writes any more never ends by itself. */
export function cut(client: pg.Client): void {
  client.on('error', () => undefined)
  ;(client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()
}
