import { isDeepStrictEqual } from 'node:util'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { changeDefaultRate } from '../doctor/defaultRate.ts'
import { computeTiers } from '../doctor/tiers.ts'
import { invalidFields, revisionConflict, type Texts } from '../errors.ts'
import {
  putShopSetting,
  type SettingKey,
  type ShopSettings,
  settingEntries,
} from '../platform/shopSettings.ts'
import { effectsOf } from './effects.ts'
import { type GroupName, type GroupViews, keysOf } from './groups.ts'
import { readGroup, viewGroup } from './read.ts'
import { contradictionsOf } from './refusals.ts'

const rateKey = 'commission.default_bp'

type Patch = { revision: number; dry_run?: boolean | undefined } & Record<string, unknown>

/**
 * Changes settings of a group; they count from now on. Values that contradict each other or another group are refused
 * at their fields. `dry_run` stores nothing and answers with the values and what they would do.
 * @throws REVISION_CONFLICT
 */
export function changeGroup<G extends GroupName>(
  ctx: AdminCtx,
  group: G,
  { revision, dry_run, ...fields }: Patch,
): Promise<GroupViews[G]> {
  return inTransaction(ctx, async (tx) => {
    // one at a time: a rule of one group may contradict one of another
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings'))`)
    const stored = await readGroup(tx, group)
    if (stored.revision !== revision)
      throw revisionConflict(stored.changedBy, stored.changedAt ?? tx.clock.now())
    const before = stored.values
    const after = { ...before, ...tidied(group, fields) }
    const changed = keysOf(group).filter((key) => !isDeepStrictEqual(before[key], after[key]))
    const problems = {
      ...contradictionsOf(group, before, after, { takesCards: tx.payments !== undefined }),
      ...ofShopify(tx, changed),
    }
    if (Object.keys(problems).length > 0) throw invalidFields(problems)
    if (dry_run)
      return viewGroup(tx, group, { ...stored, values: after }, await effectsOf(tx, changed, after))
    // what the tiers of before say for this month stands, also when nobody has asked them yet
    if (changed.includes('commission.tiers')) await computeTiers(tx)
    for (const key of changed) await putShopSetting(tx, key, after[key], tx.actor.accountId)
    if (changed.includes(rateKey)) {
      const since = stored.rows.find(({ key }) => key === rateKey)?.updatedAt ?? null
      await changeDefaultRate(tx, { rateBp: before[rateKey], since }, after[rateKey])
    }
    if (changed.length > 0)
      await audit(tx, {
        action: 'setting.change',
        objectId: null,
        before: pick(before, changed),
        after: pick(after, changed),
      })
    return viewGroup(tx, group, await readGroup(tx, group))
  })
}

/** What Shopify decides where it is the shop: a value here would have no effect. */
function ofShopify(ctx: AdminCtx, changed: SettingKey[]): Record<string, Texts> {
  if (ctx.storefront.kind !== 'shopify') return {}
  return Object.fromEntries(
    changed.flatMap((key) => {
      const { field, shopify: place } = settingEntries[key]
      return place ? [[field, editedInShopify(place)]] : []
    }),
  )
}

const editedInShopify = ([en, ja]: readonly [string, string]): Texts => ({
  en: `Shopify manages this. Edit it in the Shopify admin: ${en}.`,
  ja: `Shopifyで管理されています。Shopify管理画面の「${ja}」で変更してください。`,
})

/** The fields of a body by their keys, as they are stored: no text of blanks, days once and in order. */
function tidied(group: GroupName, fields: Record<string, unknown>): Partial<ShopSettings> {
  const sent = keysOf(group).filter((key) => fields[settingEntries[key].field] !== undefined)
  return Object.fromEntries(sent.map((key) => [key, tidy(key, fields[settingEntries[key].field])]))
}

function tidy(key: SettingKey, value: unknown): unknown {
  if (key === 'shipping.holidays') return [...new Set(value as string[])].sort()
  if (typeof value !== 'string') return value
  const isNullable = [settingEntries[key].schema.type].flat().includes('null')
  return value.trim() || (isNullable ? null : '')
}

const pick = (values: ShopSettings, keys: SettingKey[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]]))
