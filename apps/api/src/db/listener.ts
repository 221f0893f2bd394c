import type pg from 'pg'
import { createClient } from './client.ts'

type Hear = {
  heard: (payload: string) => void
  lost?: (() => void) | undefined
  stands?: (() => void) | undefined
}

/** One direct connection that hears NOTIFY. It connects when first asked for, and again when it is lost. */
export type Listener = {
  /**
   * Calls `heard` for every payload of the channel, `lost` when some may have been missed, and `stands` each time the
   * line hears the channel from now on.
   */
  on(
    channel: string,
    heard: (payload: string) => void,
    lost?: () => void,
    stands?: () => void,
  ): () => void
  /** False until the line stands: nothing may be kept that a NOTIFY should end. */
  isListening(): boolean
  close(): Promise<void>
}

export function createListener(databaseUrl: string): Listener {
  const channels = new Map<string, Set<Hear>>()
  let client: pg.Client | undefined
  let state: 'idle' | 'connecting' | 'listening' | 'closed' = 'idle'

  const everyone = () => [...channels.values()].flatMap((hearers) => [...hearers])

  // reported by the error, by the end and by a query that fails: the first of them counts
  const lost = (of: pg.Client) => {
    if (client !== of) return
    client = undefined
    of.removeAllListeners()
    of.on('error', () => {})
    void of.end().catch(() => {})
    if (state === 'closed') return
    state = 'connecting'
    for (const hearer of everyone()) hearer.lost?.()
    setTimeout(() => void connect(), 1_000).unref()
  }

  async function connect(): Promise<void> {
    if (state === 'closed') return
    state = 'connecting'
    const line = createClient(databaseUrl, {
      keepAlive: true,
      // it sends nothing, so that of a machine that has vanished nothing else would tell for two hours
      keepAliveInitialDelayMillis: 15_000,
      connectionTimeoutMillis: 5_000,
    })
    client = line
    line.on('notification', (message) => {
      for (const hearer of channels.get(message.channel) ?? []) hearer.heard(message.payload ?? '')
    })
    line.on('error', () => lost(line))
    line.on('end', () => lost(line))
    try {
      await line.connect()
      const names = [...channels.keys()]
      for (const channel of names) await line.query(`listen ${channel}`)
      // a channel asked for meanwhile
      for (const channel of channels.keys())
        if (!names.includes(channel)) await line.query(`listen ${channel}`)
      if (client !== line) return
      state = 'listening'
      for (const hearer of everyone()) hearer.stands?.()
    } catch {
      lost(line)
    }
  }

  return {
    on(channel, heard, onLost, stands) {
      const hearer = { heard, lost: onLost, stands }
      const known = channels.get(channel)
      channels.set(channel, (known ?? new Set()).add(hearer))
      if (state === 'idle') void connect()
      else if (state === 'listening')
        client?.query(`listen ${channel}`).then(stands, () => undefined)
      return () => void channels.get(channel)?.delete(hearer)
    },
    isListening: () => state === 'listening',
    async close() {
      state = 'closed'
      client?.removeAllListeners()
      client?.on('error', () => {})
      await client?.end().catch(() => {})
    },
  }
}
