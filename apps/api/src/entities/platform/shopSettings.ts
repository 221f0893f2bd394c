import type { components } from '@officina/openapi/schema'
import { type SettingValues, settingTable } from '@officina/openapi/settings'
import { memo } from '@officina/shared/memo'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../../context.ts'
import { literalWords } from '../../db/frozen.ts'
import { prepared } from '../../db/prepared.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { settings } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { coalesce } from '../list.ts'
import { fractionDigits } from '../money.ts'
import { securityDefaults } from './securityDefaults.ts'

/** Every rule of the shop that an administrator may change, by its key; the contract describes them (`x-settings`). */
export type ShopSettings = SettingValues
export type SettingKey = keyof ShopSettings
export type ShippingMethod = components['schemas']['DeliveryMethodSetting']
export type ShippingZone = components['schemas']['DeliveryZoneSetting']

type Schema = {
  type?: unknown
  format?: string
  items?: Schema
  properties?: Record<string, Schema>
}
type Entry = {
  group: string
  field: string
  default: unknown
  default_in?: Record<string, unknown>
  /** Where Shopify decides it, in its administration; then the setting has no effect here. */
  shopify?: readonly [en: string, ja: string]
  schema: Schema
}
/** The settings of the contract, with group, field and default of each. */
export const settingEntries = settingTable as unknown as Readonly<Record<SettingKey, Entry>>
export const settingKeys = Object.keys(settingTable) as SettingKey[]

/** What a stored value has to be. */
const ruleOf = memo((key: SettingKey) => z.fromJSONSchema(settingEntries[key].schema as never))

/** Whether a stored value is that, and what it is then: each text is judged once, not by every order. */
const judged = memo((key: SettingKey) =>
  memo((stored: string) => ruleOf(key).safeParse(JSON.parse(stored)), 50),
)

/** Defaults for a currency; amounts are written for two decimals and scaled. Worked out once, and frozen. */
export const defaultShopSettings = memo((currency: string): ShopSettings => {
  const scale = amountIn(currency)
  const entries = settingKeys.map((key) => {
    const { schema, default: written, default_in } = settingEntries[key]
    return [key, default_in?.[currency] ?? scaled(schema, written, scale)]
  })
  return Object.freeze(Object.fromEntries(entries))
})

/** The same for this installation: some defaults are the environment's. */
export function defaultsHere(ctx: Ctx): ShopSettings {
  const defaults = defaultShopSettings(ctx.config.currency)
  return {
    ...defaults,
    ...(ctx.payments ? {} : { 'payment.methods': defaults['payment.methods'].filter(isNotCard) }),
    'payment.bank_details': ctx.config.bankDetails,
    ...securityDefaults(ctx.config),
  }
}

/** Amounts of money anywhere in a default. */
function scaled(schema: Schema, value: unknown, scale: (cents: number) => number): unknown {
  if (typeof value === 'number') return schema.format === 'money' ? scale(value) : value
  if (Array.isArray(value))
    return Object.freeze(value.map((item) => scaled(schema.items ?? {}, item, scale)))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    scaled(schema.properties?.[name] ?? {}, part, scale),
  ])
  return Object.freeze(Object.fromEntries(parts))
}

/**
 * The rules in force: what is stored, else the default. A stored value that breaks its rule is reported and not used.
 * What is decided is decided in a transaction, which reads them; what is only shown shares an answer for a moment.
 */
export function getShopSettings(ctx: Ctx): Promise<ShopSettings> {
  if (!ctx.tx) return coalesce(ctx, 'shop settings', () => readShopSettings(ctx))
  const known = ofTransaction.get(ctx.tx) ?? readShopSettings(ctx)
  ofTransaction.set(ctx.tx, known)
  return known
}

/** Read once in a transaction: an order is placed by one set of rules. */
const ofTransaction = new WeakMap<object, Promise<ShopSettings>>()

/** The same where what is stored has been read with something else. */
export function takeShopSettings(ctx: Ctx, stored: StoredSettings): Promise<ShopSettings> {
  if (!ctx.tx) return getShopSettings(ctx)
  const known = ofTransaction.get(ctx.tx) ?? Promise.resolve(settingsInForce(ctx, stored))
  ofTransaction.set(ctx.tx, known)
  return known
}

/** A row of former releases, which held what is several settings now. */
export const formerCompany = 'company'
const isRule = sql`${settings.key} in ${literalWords([...settingKeys, formerCompany])}`

/** What is stored, as a value of a larger statement. */
export const storedSettings = rowsOf(settings, sql`where ${isRule}`, {}, ['key', 'value'])

type StoredSettings = Pick<typeof settings.$inferSelect, 'key' | 'value'>[]

const readShopSettings = async (ctx: Ctx): Promise<ShopSettings> =>
  settingsInForce(ctx, await readStored(ctx.db).execute())

/** The rules in force by what is stored. */
export function settingsInForce(ctx: Ctx, rows: StoredSettings): ShopSettings {
  const found = defaultsHere(ctx)
  for (const { key, value } of presentForm(rows)) {
    const parsed = judged(key)(JSON.stringify(value))
    if (parsed.success) Object.assign(found, { [key]: parsed.data })
    else ctx.log.error({ setting: key }, 'a stored setting is not valid; its default is used')
  }
  // nobody can pay into an account that is not named
  if (!found['payment.bank_details'])
    found['payment.methods'] = found['payment.methods'].filter((each) => each !== 'bank_transfer')
  if (!ctx.payments) found['payment.methods'] = found['payment.methods'].filter(isNotCard)
  return found
}

/** Cards are offered only where somebody takes them. */
const isNotCard = (method: ShopSettings['payment.methods'][number]) => method !== 'card'

/** Rows as this release stores them; what former releases stored is brought into that form. */
function presentForm(rows: StoredSettings): { key: SettingKey; value: unknown }[] {
  const former = rows.find(({ key }) => key === formerCompany)?.value
  const parts = Object.entries((former ?? {}) as object).map(([field, value]) => ({
    key: `company.${field}`,
    value,
  }))
  return [...parts, ...rows.filter(({ key }) => key !== formerCompany)]
    .filter((row): row is { key: SettingKey; value: unknown } => row.key in settingTable)
    .map(({ key, value }) => ({ key, value: upgraded(key, value) }))
}

function upgraded(key: SettingKey, value: unknown): unknown {
  if (!Array.isArray(value)) return value
  if (key === 'shipping.methods')
    return value.map((row) => ({ transit_min: 2, transit_max: 4, ...row }))
  if (key === 'shipping.regions') return value.map(zoneOfRow)
  return value
}

/** Rows of one country each, and before that, of two methods. */
function zoneOfRow(row: Record<string, unknown>) {
  const { country, standard, priority, ...rest } = row
  const fees = (rest.fees ?? [
    { method: 'standard', fee: standard },
    { method: 'priority', fee: priority },
  ]) as object[]
  return {
    name: null,
    countries: [country],
    price_by: 'flat',
    min_total: null,
    ...rest,
    fees: fees.map((fee) => ({ steps: [], ...fee })),
  }
}

const readStored = prepared((db) => db.select().from(settings).where(isRule).prepare(''))

const setting = defineEntity({ lock: 'record', table: settings, key: 'key' })

/** Stores one rule; the caller has checked permission and value and writes the audit row. */
export async function putShopSetting<K extends SettingKey>(
  ctx: Ctx,
  key: K,
  value: ShopSettings[K],
  changedBy: string | null = null,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    ofTransaction.delete(tx.tx)
    const updatedAt = tx.clock.now()
    ruleOf(key).parse(value)
    // null is a value too: an empty setting that was said
    const stored = value === null ? sql`'null'::jsonb` : value
    await setting.upsert(tx, settings.key, { key, value: stored, changedBy, updatedAt })
  })
}

/** An amount of two decimals in a currency: 875 is 8.75 in dollars and 880 in yen, where single units are too fine. */
export function amountIn(currency: string): (cents: number) => number {
  const digits = fractionDigits(currency)
  if (digits === 0) return (cents) => Math.round(cents / 10) * 10
  return (cents) => Math.round(cents * 10 ** (digits - 2))
}
