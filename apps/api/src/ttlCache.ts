import type { Events } from './events/port.ts'

type Kept = { until: number; value: Promise<unknown>; former?: Promise<unknown> | undefined }
const ttlMs = 2_000
/** So long after its time an answer still does, while the next one is worked on. */
const formerMs = 10_000
const most = 1_000
const stateMs = 60_000
const mostOfStates = 100

/** Answers of one server that are dear and alike for everybody who may see them. */
export type TtlCache = {
  /**
   * The answer of `work` for a key, kept for two seconds or until any record changes; who asks meanwhile waits for
   * the same answer. Where nothing has changed it is renewed without anybody waiting.
   */
  get<T>(key: string, work: () => Promise<T>): Promise<T>
  /** The same for a minute, whatever changes: the key names the state that the answer is made from. */
  ofState<T>(key: string, work: () => Promise<T>): Promise<T>
}

/** Whatever changes may change any answer. What is being worked on then is answered once and not kept. */
export function createTtlCache(events: Events): TtlCache {
  const kept = new Map<string, Kept>()
  const ofStates = new Map<string, Kept>()
  let hears = false
  const hear = () => {
    hears = true
    events.subscribe({
      changed: () => kept.clear(),
      told: () => kept.clear(),
      session: () => {},
      ended: () => kept.clear(),
    })
  }
  return {
    get<T>(key: string, work: () => Promise<T>): Promise<T> {
      if (!hears) hear()
      const found = kept.get(key)
      if (found && found.until > Date.now()) return (found.former ?? found.value) as Promise<T>
      if (kept.size > most) kept.clear()
      // still being worked on, it is nobody else's to repeat; the time runs from the answer on
      const former = found && found.until + formerMs > Date.now() ? found.value : undefined
      const value = work()
      const entry: Kept = { until: Number.POSITIVE_INFINITY, value, former }
      kept.set(key, entry)
      value.then(
        () => {
          entry.until = Date.now() + ttlMs
          entry.former = undefined
        },
        () => {
          if (kept.get(key) === entry) kept.delete(key)
        },
      )
      return (former as Promise<T> | undefined) ?? value
    },
    ofState<T>(key: string, work: () => Promise<T>): Promise<T> {
      const found = ofStates.get(key)
      if (found && found.until > Date.now()) return found.value as Promise<T>
      if (ofStates.size >= mostOfStates) ofStates.clear()
      const value = work()
      ofStates.set(key, { until: Date.now() + stateMs, value })
      value.catch(() => ofStates.delete(key))
      return value
    },
  }
}
