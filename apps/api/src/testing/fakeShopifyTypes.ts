import type { ShopCollection, ShopProduct } from '../storefront/port.ts'

export type FakeCart = {
  id: string
  discountCodes?: string[]
  delivery?: { addresses: object[] }
  attributes: { key: string; value: string }[]
  lines: {
    merchandiseId: string
    quantity: number
    attributes: { key: string; value: string }[]
  }[]
}

export type FakeCode = {
  code: string
  usageLimit: number
  customerGets: {
    value: { percentage: number }
    items: { products: { productVariantsToAdd: string[] } }
  }
}

export type FakeShopify = {
  settings: {
    storeDomain: string
    storefrontToken: string
    webhookSecret: string
    adminToken: string
    discountPrefix: string
    makesDiscountCodes?: boolean
  }
  /** Codes that Officina made. */
  codes: FakeCode[]
  /** What the Admin API tells, one to a page. */
  orders: object[]
  refusesAddresses: boolean
  /** Reaches the fake in place of the store. */
  fetch: typeof fetch
  products: ShopProduct[]
  collections: ShopCollection[]
  carts: FakeCart[]
  /** How the next answers go wrong; undefined = they do not. */
  fault: undefined | 'away' | 'limited' | 'garbage' | 'huge' | 'wrong' | 'throttled'
  requests: number
  close(): Promise<void>
}
