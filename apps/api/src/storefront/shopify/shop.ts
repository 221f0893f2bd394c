import type { Config } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import type {
  CartLineInput,
  ShopAddress,
  ShopCollection,
  ShopProduct,
  Storefront,
} from '../port.ts'
import { createStockPort } from '../stockMoves.ts'
import { readOrders } from './admin.ts'
import { createShopifyClient, type Fetch, storefrontDown } from './client.ts'
import { makeDiscountCodes } from './discountCodes.ts'
import { gidOf, idOf, toShopProduct } from './map.ts'
import { operations } from './queries.ts'
import { parseShopifyWebhook } from './webhook.ts'
import {
  cartAnswer,
  collectionProductsAnswer,
  collectionsAnswer,
  type ProductNode,
  productAnswer,
  productsAnswer,
  productVariantsAnswer,
} from './wire.ts'

/**
 * Shopify behind the storefront port. It sells and takes the money; Officina keeps a copy of products,
 * stock and orders, so that pages never wait for it. Throws `STOREFRONT_DOWN` when it cannot be asked.
 */
export function createShopifyShop(
  settings: NonNullable<Config['shopify']>,
  options: { fetch?: Fetch; now?: () => number } = {},
): Storefront<Ctx> {
  const ask = createShopifyClient(settings, options)
  const { storeDomain, adminToken, discountPrefix: prefix } = settings
  const fetch = options.fetch ?? globalThis.fetch
  const makesCodes = settings.makesDiscountCodes && adminToken && prefix
  const codesOf = async (ctx: Ctx, lines: CartLineInput[]): Promise<string[]> => {
    if (makesCodes)
      return makeDiscountCodes(fetch, { storeDomain, adminToken, prefix }, lines, ctx.clock.now())
    const percent = Math.floor(Math.min(...lines.map((line) => line.discountBp)) / 100)
    return prefix && percent > 0 ? [`${prefix}${percent}`] : []
  }
  const wholeProduct = async (node: ProductNode): Promise<ShopProduct> => {
    const variants = await allOf(node.variants, async (after) => {
      const page = { id: node.id, after }
      return (await ask(operations.productVariants, page, productVariantsAnswer)).product?.variants
    })
    return toShopProduct(node, variants)
  }
  return {
    kind: 'shopify',
    discounts: makesCodes ? 'lines' : prefix ? 'order' : 'none',
    async products(_ctx, page) {
      const { products } = await ask(operations.products, page, productsAnswer)
      const nodes: ShopProduct[] = []
      for (const node of products.nodes) nodes.push(await wholeProduct(node))
      return { nodes, endCursor: cursorOf(products.pageInfo) }
    },
    async product(_ctx, id) {
      const variables = { id: gidOf('Product', id) }
      const { product } = await ask(operations.product, variables, productAnswer)
      return product && wholeProduct(product)
    },
    async collections(_ctx, page) {
      const { collections } = await ask(operations.collections, page, collectionsAnswer)
      const nodes: ShopCollection[] = []
      for (const node of collections.nodes) {
        const products = await allOf(node.products, async (after) => {
          const page = { id: node.id, after }
          const answer = await ask(operations.collectionProducts, page, collectionProductsAnswer)
          return answer.collection?.products
        })
        nodes.push({
          id: idOf(node.id),
          handle: node.handle,
          title: node.title,
          description: node.description,
          productIds: products.map((product) => idOf(product.id)),
        })
      }
      return { nodes, endCursor: cursorOf(collections.pageInfo) }
    },
    async orders(_ctx, page) {
      if (!adminToken) return { nodes: [], endCursor: null }
      return readOrders(fetch, { storeDomain, adminToken }, page)
    },
    async cartCreate(ctx, { lines, attributes, email, address }) {
      const discountCodes = await codesOf(ctx, lines)
      const input = {
        attributes,
        ...(email ? { buyerIdentity: { email } } : {}),
        ...(discountCodes.length > 0 ? { discountCodes } : {}),
        lines: lines.map((line) => ({
          merchandiseId: gidOf('ProductVariant', line.merchandiseId),
          quantity: line.quantity,
          attributes: line.attributes,
        })),
      }
      const make = async (more: object) =>
        (await ask(operations.cartCreate, { input: { ...input, ...more } }, cartAnswer)).cartCreate
      const delivery = address ? { delivery: deliveryOf(address) } : {}
      const first = await make(delivery)
      // an address that the shop does not understand is typed in there
      const isOdd = first.userErrors.some(({ field }) => field?.includes('delivery'))
      const { cart, userErrors, warnings } = isOdd ? await make({}) : first
      if (!cart) throw storefrontDown(userErrors.map((error) => error.message).join(' '))
      return {
        id: cart.id,
        checkoutUrl: cart.checkoutUrl,
        isComplete:
          userErrors.length === 0 && !warnings.some(({ code }) => code.startsWith('MERCHANDISE_')),
      }
    },
    ...createStockPort({ uncounted: 'allowed' }),
    parseWebhook: (headers, rawBody) =>
      parseShopifyWebhook(settings.webhookSecret, settings.storeDomain, headers, rawBody),
  }
}

type PageInfo = { hasNextPage: boolean; endCursor: string | null }

const cursorOf = (info: PageInfo) => (info.hasNextPage ? info.endCursor : null)

const deliveryOf = (to: ShopAddress) => ({
  addresses: [
    {
      selected: true,
      oneTimeUse: true,
      address: {
        deliveryAddress: {
          lastName: to.name,
          phone: to.phone,
          countryCode: to.country,
          // names of regions are not what the shop calls codes
          ...(/^[A-Z]{2,3}$/.test(to.region) ? { provinceCode: to.region } : {}),
          zip: to.postalCode,
          city: to.city,
          address1: to.line1,
          ...(to.line2 ? { address2: to.line2 } : {}),
        },
      },
    },
  ],
})

type Part<T> = { nodes: T[]; pageInfo: PageInfo }

/** What stands on the first page and on all further ones; none comes of what is gone meanwhile. */
async function allOf<T>(
  first: Part<T>,
  read: (after: string) => Promise<Part<T> | undefined>,
): Promise<T[]> {
  const nodes = [...first.nodes]
  for (let after = cursorOf(first.pageInfo); after; ) {
    const page = await read(after)
    nodes.push(...(page?.nodes ?? []))
    after = page ? cursorOf(page.pageInfo) : null
  }
  return nodes
}
