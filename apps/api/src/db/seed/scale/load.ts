import type { ShopSettings } from '../../../entities/platform/shopSettings.ts'
import type { Random } from '../demo/random.ts'

export type LoadVariant = {
  id: string
  product_id: string
  price: number
  sku: string
  title: string
  brand: string
  variant_title: string
  unit: string
  units_per_pack: number
  usage_kind: string
}

/** What every part of the load needs. Times are milliseconds. */
export type Load = {
  random: Random
  /** When the first order of the load is placed, and the end of the last day. */
  start: number
  end: number
  currency: string
  passwordHash: string
  variants: LoadVariant[]
  settings: ShopSettings
  /** A UUIDv7 of the instant. */
  id(at: number): string
}

/** UUIDv7s by plain arithmetic: a load makes millions of them. */
export function createIds(random: Random): (at: number) => string {
  const hex = (digits: number) =>
    Math.floor(random.next() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return (at) => {
    const time = Math.floor(at).toString(16).padStart(12, '0')
    const variant = '89ab'[random.int(0, 3)]
    return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${variant}${hex(3)}-${hex(6)}${hex(6)}`
  }
}
