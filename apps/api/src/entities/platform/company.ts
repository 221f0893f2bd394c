import { defineMessages } from '@officina/shared/messages'
import type { Ctx, Locale } from '../../context.ts'
import type { CompanySnapshot } from '../../db/schema/dataClass.ts'
import { getShopSettings, type ShopSettings } from './shopSettings.ts'

/** Who sells and pays commission. */
export const companyOf = (settings: ShopSettings): CompanySnapshot => ({
  name: settings['company.name'],
  address: settings['company.address'],
  phone: settings['company.phone'],
  email: settings['company.email'],
  tax_number: settings['company.tax_number'],
  registration_number: settings['company.registration_number'],
  support_email: settings['company.support_email'],
  support_phone: settings['company.support_phone'],
})

/** What an order or a statement keeps for its papers; null while nothing has been said. */
export async function companyOfToday(ctx: Ctx): Promise<CompanySnapshot | null> {
  const company = companyOf(await getShopSettings(ctx))
  return Object.values(company).some(Boolean) ? company : null
}

/**
 * The company as a document names it: name, address, how to reach it, its numbers; as it was when the snapshot was
 * made. Empty when it was never said.
 */
export async function companyText(
  ctx: Ctx,
  locale: Locale,
  snapshot?: CompanySnapshot | null,
): Promise<string> {
  const company = snapshot ?? companyOf(await getShopSettings(ctx))
  const t = words[locale]
  return [
    company.name,
    company.address,
    company.phone,
    company.email,
    company.tax_number && t.tax(company.tax_number),
    company.registration_number && t.registration(company.registration_number),
  ]
    .filter(Boolean)
    .join('\n')
}

/** Where parcels come back to, line by line: its own address, else the company's; empty when neither was said. */
export const returnAddressOf = (settings: ShopSettings): string =>
  settings['returns.address'] ??
  [settings['company.name'], settings['company.address']].filter(Boolean).join('\n')

/** Where to ask for help, as papers say it; empty when it was never said. */
export async function supportText(ctx: Ctx, snapshot?: CompanySnapshot | null): Promise<string> {
  const { support_email, support_phone } = snapshot ?? companyOf(await getShopSettings(ctx))
  return [support_email, support_phone].filter(Boolean).join(', ')
}

const words = defineMessages({
  tax: (number: string) => [`Tax number ${number}`, `登録番号 ${number}`],
  registration: (number: string) => [`Company number ${number}`, `法人番号 ${number}`],
})
