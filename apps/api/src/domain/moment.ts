import type { Ctx } from '../context.ts'
import type { Events } from '../events/port.ts'

type Kept = { until: number; value: Promise<unknown>; former?: Promise<unknown> | undefined }
const momentMs = 2_000
/** So long after its moment an answer still does, while the next one is worked on. */
const formerMs = 10_000
const keptBy = new WeakMap<Events, Map<string, Kept>>()

/**
 * The answer of `work` for a key, kept for two seconds or until any record changes; who asks meanwhile
 * waits for the same answer. Where nothing has changed it is renewed without anybody waiting. For figures that are dear and alike for everybody who may see them. Inside a
 * transaction and in tests, which write past the events, nothing is kept.
 */
export function forAMoment<T>(ctx: Ctx, key: string, work: () => Promise<T>): Promise<T> {
  if (ctx.tx || ctx.config.env === 'test') return work()
  return keep(ctx.events, key, work)
}

/** The same, by the events alone. */
export function keep<T>(events: Events, key: string, work: () => Promise<T>): Promise<T> {
  const kept = keptBy.get(events) ?? open(events)
  const found = kept.get(key)
  if (found && found.until > Date.now()) return (found.former ?? found.value) as Promise<T>
  if (kept.size > 1_000) kept.clear()
  // still being worked on, it is nobody else's to repeat; the time runs from the answer on
  const former = found && found.until + formerMs > Date.now() ? found.value : undefined
  const entry: Kept = { until: Number.POSITIVE_INFINITY, value: work(), former }
  kept.set(key, entry)
  entry.value.then(
    () => {
      entry.until = Date.now() + momentMs
      entry.former = undefined
    },
    () => {
      if (kept.get(key) === entry) kept.delete(key)
    },
  )
  return (former ?? entry.value) as Promise<T>
}

/** Whatever changes may change any figure. What is being worked on then is answered once and not kept. */
function open(events: Events): Map<string, Kept> {
  const kept = new Map<string, Kept>()
  keptBy.set(events, kept)
  events.subscribe({
    changed: () => kept.clear(),
    told: () => kept.clear(),
    session: () => {},
    ended: () => kept.clear(),
  })
  return kept
}
