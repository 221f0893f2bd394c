import type { Actor } from '../actors.ts'
import type { Listener } from '../db/listener.ts'
import type { SessionData } from '../db/schema/account.ts'

export type SessionRow = {
  data: SessionData
  last_seen_at: Date
  guard: string | null
  account_id: string | null
  remember: boolean | null
  login_seen: Date | null
  expires_at: Date | null
  proved_at: Date | null
}
type Entry = { rows: SessionRow[]; actors: Map<string, Actor>; until: number }

/**
 * Sessions and their people, kept in the process for a moment (the look-up costs half of a small read).
 * The database tells every process when one changes (triggers, NOTIFY); without that line nothing is kept.
 */
export type SessionCache = {
  get(hash: string): Entry | undefined
  /** Reads a session and keeps it, unless something changed while it was read. */
  read(hash: string, read: () => Promise<SessionRow[]>): Promise<Entry | undefined>
  /** After a write that began at `since` (ms of `performance`): what it changed must hold at the very next request. */
  wrote(since: number): void
  close(): Promise<void>
}

/** Tells whether statements of this process may have changed a session, or whom it stands for. */
export type Standing = { mayHaveChangedSince(at: number): boolean }

/** Keeps nothing. */
export const forgetfulSessions: SessionCache = {
  get: () => undefined,
  read: async (_hash, read) => entryOf(await read()),
  wrote: () => {},
  close: async () => {},
}

const keptMs = 5_000
const maxEntries = 20_000

const entryOf = (rows: SessionRow[]): Entry | undefined =>
  rows.length > 0
    ? { rows, actors: new Map<string, Actor>(), until: Date.now() + keptMs }
    : undefined

export function createSessionCache(listener: Listener, standing: Standing): SessionCache {
  const entries = new Map<string, Entry>()
  let changes = 0

  const clear = () => {
    changes++
    entries.clear()
  }
  const drop = (payload: string) => {
    changes++
    if (!payload || entries.delete(payload)) return
    for (const [hash, entry] of entries)
      if (entry.rows.some((row) => row.account_id === payload)) entries.delete(hash)
  }
  const stop = listener.on('officina_sessions', drop, clear)

  return {
    get(hash) {
      const entry = entries.get(hash)
      if (!entry || entry.until > Date.now()) return entry
      entries.delete(hash)
      return undefined
    },
    async read(hash, read) {
      const before = changes
      const entry = entryOf(await read())
      if (!entry || changes !== before || !listener.isListening()) return entry
      if (entries.size >= maxEntries) entries.clear()
      entries.set(hash, entry)
      return entry
    },
    wrote(since) {
      if (standing.mayHaveChangedSince(since)) clear()
    },
    async close() {
      stop()
      entries.clear()
    },
  }
}
