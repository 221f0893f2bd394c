import { setTimeout as timer } from 'node:timers/promises'

/** The only source of time. `move` exists outside production, for demonstrations and browser tests. */
export type Clock = {
  now(): Date
  /** Waits; rejects with an AbortError when `signal` aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  move?(offsetMs: number): void
  offsetMs?(): number
}

const sleep = (ms: number, signal?: AbortSignal): Promise<void> => timer(ms, undefined, { signal })

export function createClock(movable: boolean): Clock {
  let offset = 0
  if (!movable) return { now: () => new Date(), sleep }
  return {
    now: () => new Date(Date.now() + offset),
    sleep,
    move: (offsetMs) => {
      offset = offsetMs
    },
    offsetMs: () => offset,
  }
}

/** A clock for tests that stands still until it is set. Sleeping takes no time and is written down, in ms. */
export function createFixedClock(
  start: string,
): Clock & { set(at: string | Date): void; advance(ms: number): void; slept: number[] } {
  let now = new Date(start).getTime()
  const slept: number[] = []
  return {
    slept,
    now: () => new Date(now),
    sleep: async (ms) => void slept.push(ms),
    set: (at) => {
      now = new Date(at).getTime()
    },
    advance: (ms) => {
      now += ms
    },
    move: (offsetMs) => {
      now = Date.now() + offsetMs
    },
    offsetMs: () => now - Date.now(),
  }
}
