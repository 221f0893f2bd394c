import { dosageUnits } from '@officina/shared/dosage/sentence'
import { fractionDigits } from '../../entities/money.ts'
import { cleanHtml } from '../cleanHtml.ts'
import type { ShopMoney, ShopProduct, ShopVariant } from '../port.ts'
import type { ProductNode, VariantNode } from './wire.ts'

/** `gid://shopify/Product/123` → `123`: what Officina keeps and shows in addresses. */
export const idOf = (gid: string): string => gid.split('?')[0]?.split('/').at(-1) ?? gid

export const gidOf = (kind: 'Product' | 'ProductVariant' | 'Collection', id: string): string =>
  id.startsWith('gid://') ? id : `gid://shopify/${kind}/${id}`

/** A decimal text (`12.5`) in minor units, exactly; undefined when it is none. */
export function minorUnits(text: string, currency: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,12})(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = fractionDigits(currency)
  if (/[1-9]/.test(part.slice(digits))) return undefined
  return Number(`${whole}${part.slice(0, digits).padEnd(digits, '0')}`)
}

/** With the variants of all pages, where there are more than one. */
export function toShopProduct(node: ProductNode, variants = node.variants.nodes): ShopProduct {
  return {
    id: idOf(node.id),
    handle: node.handle,
    title: node.title,
    vendor: node.vendor,
    productType: node.productType,
    descriptionHtml: cleanHtml(node.descriptionHtml),
    images: node.images.nodes
      .filter((image) => image.url.startsWith('https://'))
      .map((image) => ({ url: image.url, alt: image.altText ?? node.title })),
    metafields: valuesOf(node.metafields),
    variants: variants.map(toShopVariant),
  }
}

function toShopVariant(node: VariantNode): ShopVariant {
  const extra = valuesOf(node.metafields)
  const pack = packOf(node.title)
  const servings = Number(extra.servings_per_pack)
  const restockOn = String(extra.restock_on ?? '')
  return {
    id: idOf(node.id),
    sku: node.sku?.trim() || `SHOPIFY-${idOf(node.id)}`,
    title: node.title,
    price: toMoney(node.price),
    compareAtPrice: node.compareAtPrice && toMoney(node.compareAtPrice),
    availableForSale: node.availableForSale,
    quantityAvailable: node.quantityAvailable,
    unitsPerPack: wholeOf(extra.units_per_pack) ?? pack.units ?? 1,
    unit: unitOf(extra.unit) ?? pack.unit ?? 'other',
    servingsPerPack: Number.isInteger(servings) && servings > 0 ? servings : null,
    weightG: Math.round((node.weight ?? 0) * GRAMS[node.weightUnit]),
    restockOn: /^\d{4}-\d\d-\d\d$/.test(restockOn) ? restockOn : null,
  }
}

/** The unit of a dosage, also where the shop writes it in the plural: `Capsules`. */
function unitOf(value: unknown): string | undefined {
  const word = String(value ?? '')
    .trim()
    .toLowerCase()
  return dosageUnits.find((unit) => unit === word || `${unit}s` === word)
}

/** What a variant's name says of its content: `60 capsules`. */
function packOf(title: string): { units?: number; unit?: string } {
  const [, count, word] = /^(\d{1,6})\s*(\p{L}+)$/u.exec(title.trim()) ?? []
  const unit = unitOf(word)
  const units = wholeOf(count)
  return unit && units ? { unit, units } : {}
}

const GRAMS = { GRAMS: 1, KILOGRAMS: 1000, OUNCES: 28.349523125, POUNDS: 453.59237 }

const wholeOf = (value: unknown) => {
  const n = Number(value)
  return Number.isInteger(n) && n > 0 && n <= 100_000 ? n : undefined
}

function toMoney({ amount, currencyCode }: { amount: string; currencyCode: string }): ShopMoney {
  const minor = minorUnits(amount, currencyCode)
  if (minor === undefined) throw new Error(`no amount: ${amount} ${currencyCode}`)
  return { amount: minor, currency: currencyCode }
}

/** Metafields are text: lists, objects, numbers and yes/no are JSON in it. */
function valuesOf(fields: ProductNode['metafields']): Record<string, unknown> {
  const found = fields.filter((field) => field !== null)
  return Object.fromEntries(found.map(({ key, value }) => [key, parsed(value)]))
}

function parsed(value: string): unknown {
  if (!/^\s*([[{]|true$|false$|-?\d+(\.\d+)?$)/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
