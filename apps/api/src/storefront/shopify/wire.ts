import { z } from 'zod'

// Shapes of the answers to queries.ts, checked at the border: a wrong answer is a storefront that is down.

const money = z.object({ amount: z.string(), currencyCode: z.string() })
const metafields = z.array(z.object({ key: z.string(), value: z.string() }).nullable())
const pageInfo = z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })

const variantNode = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  title: z.string(),
  availableForSale: z.boolean(),
  quantityAvailable: z.int().nullable(),
  weight: z.number().nullable(),
  weightUnit: z.enum(['GRAMS', 'KILOGRAMS', 'OUNCES', 'POUNDS']),
  price: money,
  compareAtPrice: money.nullable(),
  metafields,
})

const variantPage = z.object({ pageInfo, nodes: z.array(variantNode) })

const productNode = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  vendor: z.string(),
  productType: z.string(),
  descriptionHtml: z.string(),
  images: z.object({
    nodes: z.array(z.object({ url: z.string(), altText: z.string().nullable() })),
  }),
  metafields,
  variants: variantPage,
})

const idPage = z.object({ pageInfo, nodes: z.array(z.object({ id: z.string() })) })

export const productsAnswer = z.object({
  products: z.object({ pageInfo, nodes: z.array(productNode) }),
})
export const productAnswer = z.object({ product: productNode.nullable() })
export const productVariantsAnswer = z.object({
  product: z.object({ variants: variantPage }).nullable(),
})
export const collectionsAnswer = z.object({
  collections: z.object({
    pageInfo,
    nodes: z.array(
      z.object({
        id: z.string(),
        handle: z.string(),
        title: z.string(),
        description: z.string(),
        products: idPage,
      }),
    ),
  }),
})
export const collectionProductsAnswer = z.object({
  collection: z.object({ products: idPage }).nullable(),
})
export const cartAnswer = z.object({
  cartCreate: z.object({
    cart: z.object({ id: z.string(), checkoutUrl: z.url() }).nullable(),
    userErrors: z.array(z.object({ field: z.array(z.string()).nullish(), message: z.string() })),
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
})

export type ProductNode = z.infer<typeof productNode>
export type VariantNode = z.infer<typeof variantNode>
