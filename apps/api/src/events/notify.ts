import type pg from 'pg'
import type { Listener } from '../db/listener.ts'
import type { Events, Hearer } from './port.ts'

const channel = 'officina_events'
/** Changes within this time become one NOTIFY. */
const gatherMs = 250

/** Events by PostgreSQL's NOTIFY. Sent after the commit and gathered, so that no transaction waits for it. */
export function createEvents(pool: pg.Pool, listener: Listener): Events {
  const hearers = new Set<Hearer>()
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let stops: (() => void)[] = []

  const send = () => {
    timer = undefined
    const types = [...waiting].join(' ')
    waiting.clear()
    // who misses it looks again within a minute
    pool.query('select pg_notify($1, $2)', [channel, types]).catch(() => undefined)
  }

  return {
    tell(type) {
      waiting.add(type)
      for (const each of hearers) each.told?.()
      timer ??= setTimeout(send, gatherMs).unref()
    },
    subscribe(hearer) {
      if (stops.length === 0)
        stops = [
          listener.on(channel, (payload) => {
            for (const each of hearers) each.changed(payload.split(' '))
          }),
          listener.on('officina_sessions', (payload) => {
            for (const each of hearers) each.session(payload)
          }),
        ]
      hearers.add(hearer)
      return () => void hearers.delete(hearer)
    },
    close() {
      clearTimeout(timer)
      for (const stop of stops) stop()
      for (const hearer of hearers) hearer.ended()
      hearers.clear()
    },
  }
}
