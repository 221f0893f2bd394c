import { z } from 'zod'
import { type Ctx, inTransaction } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { settings } from '../../db/schema/platform.ts'
import { inArray, sql } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { coalesce } from '../list.ts'
import { fractionDigits } from '../money.ts'

const money = z.int().min(0).max(1_000_000_000)
const bp = z.int().min(0).max(10_000)
const days = z.int().min(0).max(3_650)

const transit = z.int().min(0).max(60)

const methodKey = z.string().regex(/^[a-z][a-z0-9_]{0,29}$/)

const shippingMethod = z.object({
  key: methodKey,
  name: z.object({ en: z.string().min(1).max(40), ja: z.string().min(1).max(40) }),
  /** Offered to patients; what is off keeps its name for the orders that have it. */
  active: z.boolean(),
  /** Becomes free from the region's `free_from`. */
  free: z.boolean(),
  /** Working days in transit, fewest and most. */
  transit_min: transit.default(2),
  transit_max: transit.default(4),
})
export type ShippingMethod = z.infer<typeof shippingMethod>

const line = z.string().min(1).max(300).nullable()

/** Who sells and pays commission, as receipts and statements name them. */
const company = z.object({ name: line, address: line, phone: line, email: line, tax_number: line })

const shippingRegion = z.preprocess(
  withFees,
  z.object({
    /** ISO 3166 code, or * for everywhere else. */
    country: z.string().min(1).max(2),
    /** State or prefecture names this row is for; empty = the whole country. */
    regions: z.array(z.string().max(80)).max(100),
    /** Fee of each method; one that is not named is not offered there. */
    fees: z.array(z.object({ method: methodKey, fee: money })).max(12),
    /** Goods after discount, before tax, from which methods that can be free are; null = never. */
    free_from: money.nullable(),
  }),
)

/** Rows that were stored when there were two methods. */
function withFees(row: unknown): unknown {
  if (!row || typeof row !== 'object' || !('standard' in row && 'priority' in row)) return row
  const { standard, priority, ...rest } = row
  const fees = [
    { method: 'standard', fee: standard },
    { method: 'priority', fee: priority },
  ]
  return { ...rest, fees }
}
export type ShippingRegion = z.infer<typeof shippingRegion>

/** Every rule of the shop that an administrator may change, by its key in the `settings` table. */
const rules = {
  company,
  'shipping.methods': z.array(shippingMethod).min(1).max(12),
  'shipping.regions': z.array(shippingRegion).min(1).max(300),
  /** Orders released before this time of the business day ship the same day. */
  'shipping.cut_off': z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  'shipping.holidays': z.array(z.iso.date()).max(400),
  'order.cancel_minutes': z.int().min(0).max(1_440),
  'order.min_total': money,
  'order.archive_days': days,
  'order.backorder_days': days,
  'payment.methods': z.array(z.enum(['invoice', 'bank_transfer'])).min(1),
  'payment.bank_details': z.string().max(500),
  /** Prices include tax. `reduced` is for what is taken by mouth. */
  'tax.standard_bp': bp,
  'tax.reduced_bp': bp,
  'cart.days': days,
  'cart.max_lines': z.int().min(1).max(50),
  'cart.max_quantity': z.int().min(1).max(20),
  'returns.days': days,
  /** Business days within which an application is decided: amber after them, red after three times as many. */
  'review.sla_days': z.int().min(1).max(30),
  'commission.default_bp': bp,
  'commission.days_after_delivery': days,
  'commission.days_after_shipping': days,
  'settlement.close_day': z.int().min(1).max(28),
  'settlement.pay_day': z.int().min(1).max(28),
  'settlement.minimum': money,
  'settlement.dispute_days': days,
  'settlement.bank_change_hold_days': days,
  /** Refunds above it need a second administrator; null = never. */
  'refund.second_admin_above': money.nullable(),
}

export type ShopSettings = { [K in keyof typeof rules]: z.infer<(typeof rules)[K]> }
type ShopSettingKey = keyof ShopSettings

/** Defaults for a currency; amounts are written for two decimals and scaled. */
export function defaultShopSettings(currency: string): ShopSettings {
  const amount = scaleTo(currency)
  const isYen = currency === 'JPY'
  return {
    company: { name: null, address: null, phone: null, email: null, tax_number: null },
    'shipping.methods': [
      {
        key: 'standard',
        name: { en: 'Standard', ja: '通常便' },
        active: true,
        free: true,
        transit_min: 2,
        transit_max: 4,
      },
      {
        key: 'priority',
        name: { en: 'Priority', ja: 'お急ぎ便' },
        active: true,
        free: false,
        transit_min: 1,
        transit_max: 2,
      },
    ],
    'shipping.regions': [
      {
        country: '*',
        regions: [],
        fees: [
          { method: 'standard', fee: amount(875) },
          { method: 'priority', fee: amount(1_195) },
        ],
        free_from: amount(5_000),
      },
    ],
    'shipping.cut_off': '15:00',
    'shipping.holidays': [],
    'order.cancel_minutes': 60,
    'order.min_total': 0,
    'order.archive_days': 90,
    'order.backorder_days': 21,
    'payment.methods': ['invoice', 'bank_transfer'],
    'payment.bank_details': '',
    'tax.standard_bp': isYen ? 1_000 : 0,
    'tax.reduced_bp': isYen ? 800 : 0,
    'cart.days': 90,
    'cart.max_lines': 50,
    'cart.max_quantity': 20,
    'returns.days': 30,
    'review.sla_days': 1,
    'commission.default_bp': 2_000,
    'commission.days_after_delivery': 14,
    'commission.days_after_shipping': 21,
    'settlement.close_day': 3,
    'settlement.pay_day': 20,
    'settlement.minimum': amount(5_000),
    'settlement.dispute_days': 5,
    'settlement.bank_change_hold_days': 7,
    'refund.second_admin_above': null,
  }
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
  const known = ofTransaction.get(ctx.tx) ?? Promise.resolve(inForce(ctx, stored))
  ofTransaction.set(ctx.tx, known)
  return known
}

const isRule = inArray(settings.key, Object.keys(rules))

/** What is stored, as a value of a larger statement. */
export const storedSettings = rowsOf(settings, sql`where ${isRule}`)

type StoredSettings = (typeof settings.$inferSelect)[]

const readShopSettings = async (ctx: Ctx): Promise<ShopSettings> =>
  inForce(ctx, await readStored(ctx.db).execute())

function inForce(ctx: Ctx, rows: StoredSettings): ShopSettings {
  const found = {
    ...defaultShopSettings(ctx.config.currency),
    'payment.bank_details': ctx.config.bankDetails,
  }
  for (const row of rows) {
    const key = row.key as ShopSettingKey
    const parsed = rules[key].safeParse(row.value)
    if (parsed.success) Object.assign(found, { [key]: parsed.data })
    else ctx.log.error({ setting: key }, 'a stored setting is not valid; its default is used')
  }
  // nobody can pay into an account that is not named
  if (!found['payment.bank_details'])
    found['payment.methods'] = found['payment.methods'].filter((each) => each !== 'bank_transfer')
  return found
}

const readStored = prepared((db) => db.select().from(settings).where(isRule).prepare(''))

const setting = defineEntity({ lock: 'record', table: settings, key: 'key' })

/** Stores one rule; the caller has checked permission and value and writes the audit row. */
export async function putShopSetting<K extends ShopSettingKey>(
  ctx: Ctx,
  key: K,
  value: ShopSettings[K],
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    ofTransaction.delete(tx.tx)
    const updatedAt = tx.clock.now()
    await setting.upsert(tx, settings.key, { key, value: rules[key].parse(value), updatedAt })
  })
}

// 875 is 8.75 in dollars and 880 in yen, where single units are too fine for a price list
function scaleTo(currency: string): (cents: number) => number {
  const digits = fractionDigits(currency)
  if (digits === 0) return (cents) => Math.round(cents / 10) * 10
  return (cents) => Math.round(cents * 10 ** (digits - 2))
}
