import type { Ctx } from '../context.ts'
import { type SQL, sql } from '../db/sql.ts'

/** Nobody is reminded between 21 and 8 o'clock: those without an account by the clocks of the business. */
export function isQuiet(ctx: Ctx): boolean {
  const hour = Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: ctx.config.timeZone,
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(ctx.clock.now()),
  )
  return hour >= 21 || hour < 8
}

/** Whether it is outside of these hours where a person lives, as a condition; the business's zone where nobody knows. */
export const isAwake = (ctx: Ctx, people: 'patients' | 'doctors', id: SQL): SQL<boolean> =>
  sql`(extract(hour from ${ctx.clock.now().toISOString()}::timestamptz at time zone coalesce(
    (select a.timezone from accounts a join ${sql.raw(people)} sleeper on sleeper.account_id = a.id where sleeper.id = ${id}),
    ${ctx.config.timeZone}::text)) between 8 and 20)`
