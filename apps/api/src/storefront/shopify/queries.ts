/** Shopify retires an API version after a year: change it together with the schema the tests check against. */
export const API_VERSION = '2026-04'

/** What Shopify has no field for is kept in metafields of this namespace (docs/shopify.md). */
const NAMESPACE = 'officina'

const PRODUCT_METAFIELDS = [
  'form',
  'usage_kind',
  'recipe_only',
  'heat_sensitive',
  'ingredients',
  'label_directions',
  'warnings',
  'certifications',
  'concerns',
] as const
const VARIANT_METAFIELDS = ['units_per_pack', 'unit', 'servings_per_pack', 'restock_on'] as const

const identifiers = (keys: readonly string[]) =>
  `[${keys.map((key) => `{ namespace: "${NAMESPACE}", key: "${key}" }`).join(', ')}]`

const variant = `fragment VariantFields on ProductVariant {
  id sku title availableForSale quantityAvailable weight weightUnit
  price { amount currencyCode }
  compareAtPrice { amount currencyCode }
  metafields(identifiers: ${identifiers(VARIANT_METAFIELDS)}) { key value }
}`

const product = `fragment ProductFields on Product {
  id handle title vendor productType descriptionHtml
  images(first: 10) { nodes { url altText } }
  metafields(identifiers: ${identifiers(PRODUCT_METAFIELDS)}) { key value }
  variants(first: 100) { pageInfo { hasNextPage endCursor } nodes { ...VariantFields } }
}
${variant}`

/** Every operation that is ever sent to Shopify; a test validates each against the public schema. */
export const operations = {
  products: `query OfficinaProducts($first: Int!, $after: String) {
  products(first: $first, after: $after, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes { ...ProductFields }
  }
}
${product}`,
  product: `query OfficinaProduct($id: ID!) {
  product(id: $id) { ...ProductFields }
}
${product}`,
  productVariants: `query OfficinaProductVariants($id: ID!, $after: String) {
  product(id: $id) {
    variants(first: 250, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ...VariantFields }
    }
  }
}
${variant}`,
  collections: `query OfficinaCollections($first: Int!, $after: String) {
  collections(first: $first, after: $after, sortKey: ID) {
    pageInfo { hasNextPage endCursor }
    nodes {
      id handle title description
      products(first: 100) { pageInfo { hasNextPage endCursor } nodes { id } }
    }
  }
}`,
  collectionProducts: `query OfficinaCollectionProducts($id: ID!, $after: String) {
  collection(id: $id) {
    products(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { id } }
  }
}`,
  cartCreate: `mutation OfficinaCartCreate($input: CartInput!) {
  cartCreate(input: $input) {
    cart { id checkoutUrl }
    userErrors { code field message }
    warnings { code message target }
  }
}`,
} as const
