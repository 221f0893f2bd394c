import type { components } from '@officina/openapi/schema'
import { sql } from 'drizzle-orm'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { audit } from '../audit.ts'
import { invalid, revisionConflict } from '../errors.ts'
import { putShopSetting } from '../platform/shopSettings.ts'
import { getLogisticsSettings, logisticsKeys } from './settings.ts'

type Settings = components['schemas']['LogisticsSettings']
type Patch = components['schemas']['LogisticsSettingsPatch']

/** Changes how the shop delivers; orders that are placed keep what they were promised. */
export function changeLogisticsSettings(ctx: AdminCtx, patch: Patch): Promise<Settings> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings.logistics'))`)
    const before = await getLogisticsSettings(tx)
    if (before.revision !== patch.revision) throw revisionConflict(null, tx.clock.now())
    const { regions, cut_off, holidays } = patch
    if (regions && !regions.some((region) => region.country === '*')) throw noRest()
    if (regions) await putShopSetting(tx, logisticsKeys.regions, regions)
    if (cut_off) await putShopSetting(tx, logisticsKeys.cut_off, cut_off)
    if (holidays) await putShopSetting(tx, logisticsKeys.holidays, [...new Set(holidays)].sort())
    const changed = { regions, cut_off, holidays }
    const names = (Object.keys(changed) as (keyof typeof changed)[]).filter(
      (name) => changed[name] !== undefined,
    )
    await audit(tx, {
      action: 'setting.change',
      objectType: 'setting',
      objectId: null,
      before: Object.fromEntries(names.map((name) => [logisticsKeys[name], before[name]])),
      after: Object.fromEntries(names.map((name) => [logisticsKeys[name], changed[name]])),
    })
    return getLogisticsSettings(tx)
  })
}

const noRest = () =>
  invalid('regions', 'NO_REST', {
    en: 'One row has to be for everywhere else (*).',
    ja: 'その他の地域（*）の行が必要です。',
  })
