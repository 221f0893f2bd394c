import type { Ctx } from '../context.ts'

/** Today in the business time zone, `2026-11-20`. */
export function businessDay(ctx: Ctx, at: Date = ctx.clock.now()): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: ctx.config.timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}

/** The day before or after a plain date. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
