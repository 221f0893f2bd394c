import { eq } from 'drizzle-orm'
import type { Ctx } from '../../context.ts'
import { settings } from '../../db/schema/platform.ts'

/** When commission is earned and paid; amounts in minor units. Setting key `payout` overrides single values. */
export type PayoutRules = {
  after_delivery_days: number
  after_shipping_days: number
  minimum: number
  close_after_days: number
  pay_day: number
  bank_hold_days: number
}

export async function payoutRules(ctx: Ctx): Promise<PayoutRules> {
  const [row] = await ctx.db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, 'payout'))
  return { ...defaultsFor(ctx.config.currency), ...(row?.value as Partial<PayoutRules> | undefined) }
}

export function defaultsFor(currency: string): PayoutRules {
  return {
    after_delivery_days: 14,
    after_shipping_days: 21,
    minimum: currency === 'JPY' ? 5_000 : 50 * 10 ** minorDigits(currency),
    close_after_days: 3,
    pay_day: 20,
    bank_hold_days: 7,
  }
}

const minorDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2
