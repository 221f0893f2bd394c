import { setTimeout as timer } from 'node:timers/promises'
import { memo } from './memo.ts'

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

/** Calendar date (YYYY-MM-DD) of an instant in a time zone. */
export function dateIn(at: Date, timeZone: string): string {
  return dayFormat(timeZone).format(at)
}

/** One for each time zone: making a format costs a hundred times what using it does. */
const dayFormat = memo((timeZone: string) => new Intl.DateTimeFormat('en-CA', { ...day, timeZone }))
const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** Time of day (HH:MM) of an instant in a time zone. */
export function timeIn(at: Date, timeZone: string): string {
  return clockFormat(timeZone).format(at)
}

const clockFormat = memo(
  (timeZone: string) => new Intl.DateTimeFormat('en-GB', { ...hour, timeZone }),
)
const hour = { hour: '2-digit', minute: '2-digit' } as const

/** YYYY-MM-DD plus days. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Whether this is the name of a time zone, such as Asia/Tokyo. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Minutes that a time zone's clocks are ahead of UTC at an instant. */
export function offsetMinutes(at: Date, timeZone: string): number {
  const there = Date.parse(`${timeFormat(timeZone).format(at).replace(' ', 'T')}Z`)
  return Math.round((there - at.getTime()) / 60_000)
}

const timeFormat = memo(
  (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { ...time, timeZone }),
)
const time = {
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const
