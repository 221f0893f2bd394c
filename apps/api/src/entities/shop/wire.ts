import { z } from 'zod'
import type { ShopEvent } from '../../storefront/port.ts'
import { minorUnits } from '../../storefront/shopify/map.ts'
import { attributeNames } from '../checkout/hostedCheckout.ts'

// What Officina reads of the shop's webhooks; everything else in them is ignored and not kept. What was read once is
// kept until it is processed and reads the same again.

const shopId = z.union([z.int(), z.string()]).transform(String)
const amount = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => !text.trim().startsWith('-'), 'an amount is not negative')
const ours = new Set<string>(Object.values(attributeNames))
const attributes = z
  .array(z.object({ name: z.string(), value: z.unknown().transform((v) => String(v ?? '')) }))
  .nullish()
  .transform((list) => (list ?? []).filter(({ name }) => ours.has(name)))
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const taxLines = z
  .array(z.object({ price: amount, rate: z.number().nullish() }))
  .nullish()
  .transform((list) => list ?? [])

const address = z.object({
  name: text,
  phone: text,
  country_code: text,
  zip: text,
  province: text,
  city: text,
  address1: text,
  address2: z.string().nullish(),
})

export const refundPayload = z.object({
  id: shopId,
  order_id: shopId,
  note: z.string().nullish(),
  refund_line_items: z
    .array(
      z.object({
        line_item_id: shopId,
        quantity: z.int().min(0),
        restock_type: z.string().nullish(),
        subtotal: amount,
        total_tax: amount.nullish(),
      }),
    )
    .default([]),
  transactions: z.array(z.object({ kind: z.string(), status: z.string(), amount })).default([]),
})

export const fulfilmentPayload = z.object({
  id: shopId,
  order_id: shopId,
  status: z.string().nullish(),
  shipment_status: z.string().nullish(),
  created_at: z.iso.datetime({ offset: true }),
  updated_at: z.iso.datetime({ offset: true }).nullish(),
  tracking_company: z.string().nullish(),
  tracking_number: z.string().nullish(),
  tracking_url: z.string().nullish(),
  line_items: z.array(z.object({ id: shopId, quantity: z.int().min(0) })).default([]),
})

export const orderPayload = z.object({
  id: shopId,
  name: z.string().nullish(),
  created_at: z.iso.datetime({ offset: true }),
  cancelled_at: z.string().nullish(),
  cancel_reason: z.string().nullish(),
  financial_status: z.string().nullish(),
  currency: z.string(),
  taxes_included: z.boolean(),
  total_price: amount,
  note_attributes: attributes,
  line_items: z.array(
    z.object({
      id: shopId,
      variant_id: shopId.nullish(),
      quantity: z.int().min(1),
      price: amount,
      discount_allocations: z
        .array(z.object({ amount, discount_application_index: z.int().min(0).nullish() }))
        .default([]),
      tax_lines: taxLines,
      properties: attributes,
    }),
  ),
  discount_applications: z
    .array(z.object({ type: text, code: text }))
    .nullish()
    .transform((list) => list ?? []),
  shipping_lines: z
    .array(z.object({ price: amount, discounted_price: amount.nullish(), tax_lines: taxLines }))
    .nullish()
    .transform((list) => list ?? []),
  shipping_address: address.nullish(),
  billing_address: address.nullish(),
  refunds: z.array(refundPayload).default([]),
  fulfillments: z.array(fulfilmentPayload).default([]),
})

export type OrderPayload = z.infer<typeof orderPayload>
export type FulfilmentPayload = z.infer<typeof fulfilmentPayload>
export type RefundPayload = z.infer<typeof refundPayload>

/** The shop's id of what an event is about; refunds and parcels are about their order. */
export function subjectOf({ topic, payload }: ShopEvent): string | undefined {
  const parsed = z.object({ id: shopId, order_id: shopId.optional() }).safeParse(payload)
  if (!parsed.success) return undefined
  const isPart = /^(refunds|fulfillments)\//.test(topic)
  return isPart ? parsed.data.order_id : parsed.data.id
}

/**
 * What of an event is needed to take it over: the shop says more of its customers, also of those who are none of ours. One
 * that cannot be read stays as it came, and fails with the reason.
 */
export function neededOf({ topic, payload }: ShopEvent): unknown {
  const [kind] = topic.split('/')
  const schema =
    kind === 'orders' ? orderPayload : kind === 'refunds' ? refundPayload : fulfilmentPayload
  // the shop is asked what a product is now
  if (kind === 'products') return null
  const read = schema.safeParse(payload)
  return read.success ? read.data : payload
}

/** What the shop has kept for Officina under that name. */
export const attributeOf = (
  attributes: OrderPayload['note_attributes'],
  name: keyof typeof attributeNames,
): string | undefined => attributes.findLast((each) => each.name === attributeNames[name])?.value

/** The order came out of a cart of Officina. */
export const isOurs = (payload: unknown): boolean => {
  const { data } = z.object({ note_attributes: attributes }).safeParse(payload)
  return data !== undefined && attributeOf(data.note_attributes, 'cart') !== undefined
}

/** Minor units of an amount of the shop; throws when it is none. */
export function minor(value: string, currency: string): number {
  const n = minorUnits(value, currency)
  if (n === undefined) throw new Error(`no amount: ${value} ${currency}`)
  return n
}
