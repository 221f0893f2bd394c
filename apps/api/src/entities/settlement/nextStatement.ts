import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { and, eq } from '../../db/sql.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { dueBy } from './collect.ts'
import { linesWhere } from './lines.ts'
import { payDate, periodOf } from './period.ts'

type Preview = components['schemas']['DoctorNextStatement']

/** The statement of the present month as it would be if nothing more happened. */
export async function getNextStatement(ctx: DoctorCtx): Promise<Preview> {
  const rules = await getShopSettings(ctx)
  const { timeZone, currency } = ctx.config
  const period = periodOf(dateIn(ctx.clock.now(), timeZone).slice(0, 7), timeZone)
  const lines = await linesWhere(
    ctx,
    and(eq(ledgerEntries.doctorId, ctx.actor.id), dueBy(period, rules)),
  )
  return {
    period_start: period.start,
    period_end: period.end,
    pay_on: payDate(period, rules['settlement.pay_day']),
    currency,
    amount: lines.reduce((sum, line) => sum + line.amount, 0),
    lines,
  }
}
