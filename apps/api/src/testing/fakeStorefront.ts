import { createRequire } from 'node:module'
import { buildClientSchema, type IntrospectionQuery } from 'graphql'
import { fractionDigits } from '../entities/money.ts'
import type { ShopCollection, ShopProduct, ShopVariant } from '../storefront/port.ts'
import { gidOf, idOf } from '../storefront/shopify/map.ts'
import type { FakeCart, FakeShopify } from './fakeShopifyTypes.ts'

const introspection = createRequire(import.meta.url)(
  '@shopify/hydrogen-react/storefront.schema.json',
) as IntrospectionQuery

/** The public schema of the Storefront API. */
export const storefrontSchema = buildClientSchema(introspection)

/** What the fake answers to queries and mutations on that schema. */
export const rootOf = (fake: FakeShopify) => ({
  products: (args: PageArgs) => pageOf(fake.products.map(productNode), args),
  product: ({ id }: { id: string }) => {
    const found = fake.products.find((product) => product.id === idOf(id))
    return found ? productNode(found) : null
  },
  collections: (args: PageArgs) => pageOf(fake.collections.map(collectionNode), args),
  collection: ({ id }: { id: string }) => {
    const found = fake.collections.find((collection) => collection.id === idOf(id))
    return found ? collectionNode(found) : null
  },
  cartCreate: ({ input }: { input: Omit<FakeCart, 'id'> }) => {
    if (input.delivery && fake.refusesAddresses)
      return {
        cart: null,
        userErrors: [
          { code: 'INVALID', field: ['input', 'delivery'], message: 'No such address.' },
        ],
        warnings: [],
      }
    const id = `gid://shopify/Cart/c${fake.carts.length + 1}?key=k`
    const sold = fake.products.flatMap((product) => product.variants)
    const lines = input.lines.filter((line) =>
      sold.some((variant) => variant.id === idOf(line.merchandiseId) && variant.availableForSale),
    )
    fake.carts.push({ ...input, id, lines })
    const checkoutUrl = `https://${fake.settings.storeDomain}/cart/c/c${fake.carts.length}?key=k`
    const missing = input.lines.length - lines.length
    return {
      cart: { id, checkoutUrl },
      userErrors: [],
      warnings: Array.from({ length: missing }, () => ({
        code: 'MERCHANDISE_OUT_OF_STOCK',
        message: 'Sold out.',
        target: id,
      })),
    }
  },
})

type PageArgs = { first: number; after?: string | null }

function pageOf<T>(all: T[], { first, after }: PageArgs) {
  const from = after ? Number(after) : 0
  const end = from + first
  return {
    nodes: all.slice(from, end),
    pageInfo: { hasNextPage: end < all.length, endCursor: end > from ? String(end) : null },
  }
}

/** So that the rest is always asked for too. */
const smallPageOf = <T>(all: T[], { first, after }: PageArgs) =>
  pageOf(all, { first: Math.min(first, 2), after })

const collectionNode = (collection: ShopCollection) => ({
  ...collection,
  id: gidOf('Collection', collection.id),
  products: (args: PageArgs) =>
    smallPageOf(
      collection.productIds.map((id) => ({ id: gidOf('Product', id) })),
      args,
    ),
})

const productNode = (product: ShopProduct) => ({
  ...product,
  id: gidOf('Product', product.id),
  images: { nodes: product.images.map(({ url, alt }) => ({ url, altText: alt })) },
  metafields: (args: MetafieldArgs) => metafieldsOf(product.metafields, args),
  variants: (args: PageArgs) => smallPageOf(product.variants.map(variantNode), args),
})

const variantNode = (variant: ShopVariant) => ({
  ...variant,
  id: gidOf('ProductVariant', variant.id),
  weight: variant.weightG,
  weightUnit: 'GRAMS',
  price: moneyOf(variant.price),
  compareAtPrice: variant.compareAtPrice && moneyOf(variant.compareAtPrice),
  metafields: (args: MetafieldArgs) =>
    metafieldsOf(
      {
        units_per_pack: variant.unitsPerPack,
        unit: variant.unit,
        servings_per_pack: variant.servingsPerPack ?? undefined,
        restock_on: variant.restockOn ?? undefined,
      },
      args,
    ),
})

type MetafieldArgs = { identifiers: { namespace: string; key: string }[] }

const metafieldsOf = (values: Record<string, unknown>, { identifiers }: MetafieldArgs) =>
  identifiers.map(({ namespace, key }) => {
    const value = values[key]
    if (namespace !== 'officina' || value === undefined) return null
    return { key, value: typeof value === 'string' ? value : JSON.stringify(value) }
  })

const moneyOf = ({ amount, currency }: { amount: number; currency: string }) => {
  const digits = fractionDigits(currency)
  return { amount: (amount / 10 ** digits).toFixed(digits), currencyCode: currency }
}
