/** How often a key has been counted in its window, and after how many milliseconds that begins again. */
export type Counted = { current: number; ttl: number }
export type Count = (key: string, windowMs: number) => Promise<Counted>

/** Keys beyond it: those that were counted first are forgotten. */
const most = 20_000

/** Counts for all workers, in the process that they have in common. */
export function createRequestCounter(now: () => number = Date.now) {
  const kept = new Map<string, { current: number; until: number }>()
  return (key: string, windowMs: number): Counted => {
    const at = now()
    let entry = kept.get(key)
    if (!entry || entry.until <= at) {
      kept.delete(key)
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '')
      entry = { current: 0, until: at + windowMs }
      kept.set(key, entry)
    }
    entry.current++
    return { current: entry.current, ttl: entry.until - at }
  }
}
