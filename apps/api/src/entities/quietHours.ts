import type { Ctx } from '../context.ts'

/** Nobody is reminded between 21 and 8 o'clock of the business day. */
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
