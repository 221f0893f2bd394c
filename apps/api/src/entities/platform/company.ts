import type { components } from '@officina/openapi/schema'
import { type AdminCtx, type Ctx, inTransaction, type Locale } from '../../context.ts'
import { settings } from '../../db/schema/platform.ts'
import type { settlements } from '../../db/schema/settlement.ts'
import { eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { revisionConflict } from '../errors.ts'
import { getShopSettings, putShopSetting } from './shopSettings.ts'

type Company = components['schemas']['CompanySettings']
type Patch = components['schemas']['CompanySettingsPatch']

type CompanySnapshot = (typeof settlements.$inferSelect)['companySnapshot']

const key = 'company'

/** Who sells and pays commission. `revision` grows with every change; 0 = never said. */
export async function getCompany(ctx: Ctx): Promise<Company> {
  const { [key]: company } = await getShopSettings(ctx)
  const [row] = await ctx.db
    .select({ revision: settings.revision })
    .from(settings)
    .where(eq(settings.key, key))
  return { ...company, revision: row?.revision ?? 0 }
}

/** Changes what the next receipts and statements name. @throws REVISION_CONFLICT */
export function changeCompany(ctx: AdminCtx, { revision, ...patch }: Patch): Promise<Company> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings.company'))`)
    const { revision: current, ...before } = await getCompany(tx)
    if (current !== revision) throw revisionConflict(null, tx.clock.now())
    const after = { ...before, ...patch }
    await putShopSetting(tx, key, after)
    await audit(tx, {
      action: 'setting.change',
      objectType: 'setting',
      objectId: null,
      before: { [key]: before },
      after: { [key]: after },
    })
    return getCompany(tx)
  })
}

/** What an order or a statement keeps for its papers; null while nothing has been said. */
export async function companyOfToday(ctx: Ctx): Promise<CompanySnapshot> {
  const { company } = await getShopSettings(ctx)
  return Object.values(company).some(Boolean) ? company : null
}

/**
 * The company as a document names it: name, address, how to reach it, tax number; as it was when the snapshot was
 * made. Empty when it was never said.
 */
export async function companyText(
  ctx: Ctx,
  locale: Locale,
  snapshot?: CompanySnapshot,
): Promise<string> {
  const company = snapshot ?? (await getShopSettings(ctx)).company
  const taxNumber = company.tax_number && words[locale](company.tax_number)
  return [company.name, company.address, company.phone, company.email, taxNumber]
    .filter(Boolean)
    .join('\n')
}

const words = {
  en: (number: string) => `Tax number ${number}`,
  ja: (number: string) => `登録番号 ${number}`,
}
