import type { components } from '@officina/openapi/schema'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { settings } from '../../db/schema/platform.ts'
import { inArray, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid, invalidFields, revisionConflict, type Texts } from '../errors.ts'
import { getShopSettings, putShopSetting } from '../platform/shopSettings.ts'

/** Wire name and key of every rule on the page. */
export const logisticsKeys = {
  methods: 'shipping.methods',
  regions: 'shipping.regions',
  cut_off: 'shipping.cut_off',
  holidays: 'shipping.holidays',
} as const

/** The delivery rules in force. `revision` grows with every change of any of them. */
export async function getLogisticsSettings(
  ctx: Ctx,
): Promise<components['schemas']['LogisticsSettings']> {
  const rules = await getShopSettings(ctx)
  const rows = await ctx.db
    .select()
    .from(settings)
    .where(inArray(settings.key, Object.values(logisticsKeys)))
  return {
    methods: rules['shipping.methods'],
    regions: rules['shipping.regions'],
    cut_off: rules['shipping.cut_off'],
    holidays: rules['shipping.holidays'],
    currency: ctx.config.currency,
    revision: rows.reduce((total, row) => total + row.revision, 0),
  }
}

type Settings = components['schemas']['LogisticsSettings']
type Patch = components['schemas']['LogisticsSettingsPatch']

/** Changes how the shop delivers; orders that are placed keep what they were promised. */
export function changeLogisticsSettings(ctx: AdminCtx, patch: Patch): Promise<Settings> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings.logistics'))`)
    const before = await getLogisticsSettings(tx)
    if (before.revision !== patch.revision) throw revisionConflict(null, tx.clock.now())
    const { methods, regions, cut_off, holidays } = patch
    refuseImpossible(before, { ...before, ...defined({ methods, regions }) })
    if (methods) await putShopSetting(tx, logisticsKeys.methods, methods)
    if (regions) await putShopSetting(tx, logisticsKeys.regions, regions)
    if (cut_off) await putShopSetting(tx, logisticsKeys.cut_off, cut_off)
    if (holidays) await putShopSetting(tx, logisticsKeys.holidays, [...new Set(holidays)].sort())
    const changed = { methods, regions, cut_off, holidays }
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

/** What the schema cannot say: every problem at its own field. */
function refuseImpossible(before: Settings, { methods, regions }: Settings): void {
  if (!regions.some((region) => region.country === '*')) throw noRest()
  const problems: Record<string, Texts> = {}
  methods.forEach(({ key, transit_min, transit_max }, i) => {
    if (transit_max < transit_min) problems[`methods.${i}.transit_max`] = shorter
    if (methods.findIndex((each) => each.key === key) !== i) problems[`methods.${i}.key`] = twice
  })
  if (before.methods.some((old) => !methods.some(({ key }) => key === old.key)))
    problems.methods = removed
  regions.forEach(({ fees }, i) => {
    fees.forEach(({ method }, j) => {
      const isTwice = fees.findIndex((each) => each.method === method) !== j
      if (isTwice || !methods.some(({ key }) => key === method))
        problems[`regions.${i}.fees.${j}.method`] = unknown
    })
    const isServed = methods.some(
      ({ key, active }) => active && fees.some(({ method }) => method === key),
    )
    if (!isServed) problems[`regions.${i}.fees`] = unserved
  })
  if (Object.keys(problems).length > 0) throw invalidFields(problems)
}

const defined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

const twice = { en: 'Another method already has this key.', ja: '同じキーの配送方法があります。' }
const shorter = {
  en: 'This is less than the minimum number of days.',
  ja: '最短日数より短くなっています。',
}
const removed = {
  en: 'Orders may use this method. Turn it off instead.',
  ja: '注文で使用されている可能性があります。削除せずに停止してください。',
}
const unknown = { en: 'This delivery method does not exist.', ja: 'この配送方法はありません。' }
const unserved = {
  en: 'Enter the fee for at least one active method.',
  ja: '提供中の配送方法の送料を、少なくとも1つ入力してください。',
}
const noRest = () =>
  invalid('regions', 'NO_REST', {
    en: 'Add a row for everywhere else (*).',
    ja: 'その他の地域（*）の行を追加してください。',
  })
