import type { Ctx, Locale } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { rateOn, waives } from './rates.ts'

/** What is said of the clinic's interest, as the terms of service have it. */
export const standardDisclosure: Record<Locale, string> = {
  en: 'Your clinic earns a commission on what you order here. You are free to buy the same or similar products elsewhere, and your care does not depend on it.',
  ja: 'ここでのご注文により、クリニックは手数料を受け取ります。同じ製品や類似の製品をほかでお求めいただいてもかまいません。診療に影響することはありません。',
}

const none: Record<Locale, string> = {
  en: 'Your clinic earns nothing on what you order here. You are free to buy the same or similar products elsewhere.',
  ja: 'ここでのご注文により、クリニックが手数料を受け取ることはありません。同じ製品や類似の製品をほかでお求めいただいてもかまいません。',
}

/** The doctor's own words or the standard ones; that nothing is earned where that is so, whatever the own words are. */
export const disclosureOf = (own: string | null, earns: boolean, locale: Locale): string =>
  earns ? own?.trim() || standardDisclosure[locale] : none[locale]

/** What a doctor's patients are told today about the clinic's interest. */
export async function readDisclosure(
  ctx: Ctx,
  doctorId: string,
): Promise<(locale: Locale) => string> {
  const [doctor] = await ctx.db
    .select({ own: doctors.disclosureText, zeroCommission: doctors.zeroCommission })
    .from(doctors)
    .where(eq(doctors.id, doctorId))
  if (!doctor) throw new Error('a disclosure is that of a doctor')
  const settings = await getShopSettings(ctx)
  const rateBp = await rateOn(ctx, doctorId, ctx.clock.now(), settings['commission.default_bp'])
  const earns = rateBp > 0 && !waives(ctx, doctor)
  return (locale) => disclosureOf(doctor.own, earns, locale)
}
