import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { doctorRates, doctors } from '../../db/schema/doctor.ts'
import { ledgerEntries } from '../../db/schema/settlement.ts'
import { and, desc, eq, gte, isNull, lte, or } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { balanceOf } from '../ledger/balance.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { hasBank } from './bank.ts'
import { dueBy } from './collect.ts'
import { linesWhere } from './lines.ts'
import { holdUntil } from './ownBank.ts'
import { payDate, periodOf } from './period.ts'
import { listStatements } from './statements.ts'

/** What the doctor has earned, and when it is paid next. */
export async function getEarnings(
  ctx: DoctorCtx,
): Promise<components['schemas']['DoctorEarnings']> {
  const rules = await getShopSettings(ctx)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const [doctor] = await ctx.db.select().from(doctors).where(eq(doctors.id, ctx.actor.id))
  if (!doctor) throw notFound()
  const [rate] = await ctx.db
    .select({ bp: doctorRates.rateBp })
    .from(doctorRates)
    .where(
      and(
        eq(doctorRates.doctorId, ctx.actor.id),
        lte(doctorRates.from, today),
        or(isNull(doctorRates.to), gte(doctorRates.to, today)),
      ),
    )
    .orderBy(desc(doctorRates.from))
    .limit(1)
  const { rows } = await listStatements(ctx, { range: [0, 0] })
  return {
    currency: ctx.config.currency,
    ...(await balanceOf(ctx, ctx.actor.id)),
    rate_bp: rate?.bp ?? rules['commission.default_bp'],
    next_pay_on: nextPayDate(today, rules['settlement.pay_day']),
    minimum: rules['settlement.minimum'],
    bank_missing: !hasBank(doctor),
    payouts_frozen: doctor.freezePayouts,
    bank_hold_until: holdUntil(ctx, doctor.bankChangedAt, rules)?.toISOString() ?? null,
    last_statement: rows[0] ?? null,
  }
}

/** The next pay day on or after `today`. */
function nextPayDate(today: string, payDay: number): string {
  const thisMonth = addDays(`${today.slice(0, 7)}-01`, payDay - 1)
  if (today <= thisMonth) return thisMonth
  const next = addDays(`${today.slice(0, 7)}-01`, 31).slice(0, 7)
  return addDays(`${next}-01`, payDay - 1)
}

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
