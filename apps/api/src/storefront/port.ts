/** Shapes follow Shopify's Storefront API (products, collections, cart, checkoutUrl), ids are opaque strings. */
export type ShopMoney = { amount: number; currency: string }

export type ShopVariant = {
  id: string
  sku: string
  title: string
  price: ShopMoney
  compareAtPrice: ShopMoney | null
  availableForSale: boolean
  quantityAvailable: number | null
  unitsPerPack: number
  unit: string
  servingsPerPack: number | null
  weightG: number
  restockOn: string | null
}

export type ShopProduct = {
  id: string
  handle: string
  title: string
  vendor: string
  productType: string
  descriptionHtml: string
  images: { url: string; alt: string }[]
  metafields: Record<string, unknown>
  variants: ShopVariant[]
}

export type ShopCollection = {
  id: string
  handle: string
  title: string
  description: string
  productIds: string[]
}

export type ShopPage<T> = { nodes: T[]; endCursor: string | null }

export type CartLineInput = {
  merchandiseId: string
  quantity: number
  attributes: { key: string; value: string }[]
  /** What the patient gets off the line, basis points. */
  discountBp: number
}

export type CartInput = {
  lines: CartLineInput[]
  /** Come back on the order. */
  attributes: { key: string; value: string }[]
  email: string | null
  /** Where it goes; the checkout may still change it. */
  address: ShopAddress | null
}

export type ShopAddress = {
  name: string
  phone: string
  country: string
  postalCode: string
  region: string
  city: string
  line1: string
  line2: string | null
}

/**
 * `checkoutUrl` is null where the checkout happens inside Officina (embedded shop). `isComplete` is false
 * when the shop took less than was asked for (sold out meanwhile).
 */
type ShopCart = { id: string; checkoutUrl: string | null; isComplete: boolean }

/** Quantities by variant (our variant id) that an order takes or gives back, and of which lot where it is known. */
export type StockMove = { variantId: string; quantity: number; lotId?: string | null }

/** What the ledger of stock says of a movement. */
export type MoveNote = {
  orderId?: string | null
  shipmentId?: string | null
  document?: string | null
  reason?: string | null
}

/** What the shop tells by itself; every other topic is ignored. */
export const shopTopics = [
  'orders/create',
  'orders/paid',
  'orders/cancelled',
  'refunds/create',
  'fulfillments/create',
  'fulfillments/update',
  'products/create',
  'products/update',
  'products/delete',
] as const

export type ShopEvent = { id: string; topic: (typeof shopTopics)[number]; payload: unknown }

/** The shop. `C` is the context of those who call it. */
export type Storefront<C> = {
  kind: 'embedded' | 'shopify'
  /** What its checkout takes off: nothing, whole percents of the order, or what every line says. */
  discounts: 'none' | 'order' | 'lines'
  products(ctx: C, page: { first: number; after: string | null }): Promise<ShopPage<ShopProduct>>
  /** One product as the shop has it now, null when it is gone or hidden. */
  product(ctx: C, id: string): Promise<ShopProduct | null>
  collections(
    ctx: C,
    page: { first: number; after: string | null },
  ): Promise<ShopPage<ShopCollection>>
  /** Orders changed since then, as its events tell them, oldest first; nothing where the shop may not be asked. */
  orders(ctx: C, page: { since: Date; after: string | null }): Promise<ShopPage<unknown>>
  cartCreate(ctx: C, cart: CartInput): Promise<ShopCart>
  /** Units that can be sold now, by our variant id; null = not counted. Read in the caller's transaction. */
  available(ctx: C, variantIds: string[]): Promise<Map<string, number | null>>
  /** Takes units for an order inside the caller's transaction; throws PRODUCT_UNAVAILABLE, never oversells. */
  reserve(ctx: C, moves: StockMove[], note?: MoveNote): Promise<void>
  release(ctx: C, moves: StockMove[], note?: MoveNote): Promise<void>
  /** Reserved units leave the house. */
  dispatch(ctx: C, moves: StockMove[], note?: MoveNote): Promise<void>
  /** Returned units go back on the shelf. */
  restock(ctx: C, moves: StockMove[], note?: MoveNote): Promise<void>
  /** Checks the signature over the raw body; null = not authentic. */
  parseWebhook(headers: Record<string, string | undefined>, rawBody: Buffer): ShopEvent | null
}
