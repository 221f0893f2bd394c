import { addDays, dateIn } from '@officina/shared/dates/days'
import type { Ctx } from '../context.ts'

/** Days for which a doctor whose account was closed may sign in to download the practice's data. */
const daysAfterClosing = 90

/** The last day on which the data can be downloaded. */
export const downloadUntil = (ctx: Ctx, closedAt: Date): string =>
  addDays(dateIn(closedAt, ctx.config.timeZone), daysAfterClosing)

export const mayStillDownload = (ctx: Ctx, closedAt: Date | null): boolean =>
  closedAt !== null && dateIn(ctx.clock.now(), ctx.config.timeZone) <= downloadUntil(ctx, closedAt)
