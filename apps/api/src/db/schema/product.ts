import type { components } from '@officina/openapi/schema'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  sql,
  uniqueIndex,
  uuid,
} from '../sql.ts'
import { at, bounds, id, idOf, money, revision, searchText, stamps } from './columns.ts'
import { technical } from './dataClass.ts'

export type LabelDosage = components['schemas']['LabelDosage']
export type CatalogRule = components['schemas']['CatalogRule']

export type Ingredient = {
  name: string
  code: string
  amount: number
  unit: string
  percent_ref: number | null
}

/** Read model of the storefront's products (`shopify_product_id` is the storefront's own id). */
export const products = pgTable(
  'products',
  {
    id: id(),
    shopifyProductId: technical.text('shopify_product_id').notNull().unique(),
    handle: technical.text('handle').notNull().unique(),
    title: technical.text('title').notNull(),
    brand: technical.text('brand').notNull(),
    category: technical.text('category').notNull(),
    form: technical.text('form').notNull(),
    /** `draft` has never been sold; only what is `active` is sold (`removed_at`). */
    status: technical
      .text('status', { enum: ['draft', 'active', 'discontinued'] })
      .notNull()
      .default('active'),
    /** What takes its place once it is discontinued, and why it is: doctors and patients see both. */
    successorId: uuid('successor_id').references((): AnyPgColumn => products.id),
    statusReason: technical.text('status_reason'),
    descriptionHtml: technical.text('description_html').notNull().default(''),
    /** What the HTML was made of; null where it came as HTML. */
    descriptionMarkdown: technical.text('description_markdown'),
    images: technical.jsonb('images').$type<{ url: string; alt: string }[]>().notNull().default([]),
    ingredients: technical.jsonb('ingredients').$type<Ingredient[]>().notNull().default([]),
    labelDirections: technical.text('label_directions').notNull().default(''),
    /** What the label directs, as the contract has it; null where it is not known. */
    labelDosage: technical.jsonb('label_dosage').$type<LabelDosage>(),
    warnings: technical.text('warnings').notNull().default(''),
    certifications: technical.text('certifications').array().notNull().default(sql`'{}'::text[]`),
    concerns: technical.text('concerns').array().notNull().default(sql`'{}'::text[]`),
    /** The operator's own words, in small letters; nobody else sees them. */
    tags: technical.text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** In the words of the label. */
    allergens: technical.text('allergens').array().notNull().default(sql`'{}'::text[]`),
    /** Null: by `usage_kind`. */
    taxClass: technical.text('tax_class', { enum: ['standard', 'reduced', 'zero'] }),
    usageKind: technical
      .text('usage_kind', { enum: ['oral', 'topical', 'device', 'other'] })
      .notNull(),
    recipeOnly: boolean('recipe_only').notNull().default(false),
    heatSensitive: boolean('heat_sensitive').notNull().default(false),
    commissionOverrideBp: integer('commission_override_bp'),
    availability: technical
      .text('availability', {
        enum: ['in_stock', 'backordered', 'out_of_stock', 'discontinued'],
      })
      .notNull(),
    syncedAt: at('synced_at').notNull(),
    /** Since when it is not sold: a draft, or discontinued. */
    removedAt: at('removed_at'),
    searchText: searchText(
      sql`title || ' ' || brand || ' ' || category || ' ' || form || ' ' || joined_words(concerns) || ' ' || jsonb_path_query_array(ingredients, '$[*].name')::text || ' ' || jsonb_path_query_array(ingredients, '$[*].code')::text`,
    ),
    /** The title as a search reads it: what begins with the words, or is them, comes first. */
    searchTitle: technical
      .text('search_title')
      .notNull()
      .generatedAlwaysAs(sql`search_text(title)`),
    /** The brand in the same way: its products come next. */
    searchBrand: technical
      .text('search_brand')
      .notNull()
      .generatedAlwaysAs(sql`search_text(brand)`),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('products', { rate: [t.commissionOverrideBp] }),
    check('products_sold', sql`(${t.status} = 'active') = (${t.removedAt} is null)`),
    index('products_tags').using('gin', t.tags),
    index('products_category').on(t.category, t.title),
    index('products_title').on(t.title, t.id),
    index('products_status').on(t.status, t.title, t.id),
    index('products_brand').on(t.brand, t.id),
    index('products_updated').on(t.updatedAt, t.id),
    index('products_successor').on(t.successorId),
    index('products_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: idOf('product_id', () => products.id),
    shopifyVariantId: technical.text('shopify_variant_id').notNull().unique(),
    sku: technical.text('sku').notNull().unique(),
    title: technical.text('title').notNull(),
    price: money('price').notNull(),
    compareAtPrice: money('compare_at_price'),
    unitsPerPack: integer('units_per_pack').notNull(),
    unit: technical.text('unit').notNull(),
    servingsPerPack: integer('servings_per_pack'),
    weightG: integer('weight_g').notNull().default(0),
    available: boolean('available').notNull().default(true),
    position: integer('position').notNull().default(0),
    restockOn: technical.date('restock_on', { mode: 'string' }),
    /** EAN, UPC or GTIN, with its check digit. */
    barcode: technical.text('barcode').unique(),
    /** What the shop pays for a pack. */
    cost: money('cost'),
    /** Whether it may be ordered while it is out of stock and `restock_on` is known. */
    backorderAllowed: boolean('backorder_allowed').notNull().default(true),
    /** Most packs in one order; null: the shop's limit alone. */
    maxPerOrder: integer('max_per_order'),
    ...stamps(),
  },
  (t) => [
    bounds('variants', {
      zero: [t.price, t.compareAtPrice, t.weightG, t.cost],
      one: [t.unitsPerPack, t.servingsPerPack, t.maxPerOrder],
    }),
    index('variants_product').on(t.productId, t.position),
    index('variants_sku_search').using('gin', sql`${t.sku} gin_trgm_ops`),
  ],
)

/**
 * What can be sold of a variant is `on_hand - reserved`; less than nothing where a recall has taken units that orders
 * wait for. Only `postStock` writes the two: they are the sums of `stock_movements`.
 */
export const stock = pgTable(
  'stock',
  {
    variantId: uuid('variant_id')
      .primaryKey()
      .references(() => variants.id),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    lowThreshold: integer('low_threshold').notNull().default(5),
    bin: technical.text('bin'),
    /** Where it is ordered; see `suppliers`. */
    supplierId: uuid('supplier_id'),
    revision: revision(),
    updatedAt: at('updated_at').notNull().default(sql`now()`),
  },
  (t) => [bounds('stock', { zero: [t.onHand, t.reserved, t.lowThreshold] })],
)

export const catalogs = pgTable(
  'catalogs',
  {
    id: id(),
    kind: technical.text('kind', { enum: ['platform', 'doctor'] }).notNull(),
    ownerDoctorId: uuid('owner_doctor_id'),
    shopCollectionId: technical.text('shop_collection_id').unique(),
    name: technical.text('name').notNull(),
    description: technical.text('description').notNull().default(''),
    /** A file, or the address of a picture of a connected shop. */
    cover: technical.text('cover'),
    coverAlt: technical.text('cover_alt').notNull().default(''),
    /** Which products it holds; null: they are chosen by hand. The database keeps `catalog_items` by it. */
    rule: technical.jsonb('rule').$type<CatalogRule>(),
    /** Of the platform: doctors who were given no catalogs see it, or only those who were given it. */
    doctorAccess: technical
      .text('doctor_access', { enum: ['all', 'chosen'] })
      .notNull()
      .default('all'),
    visibility: technical
      .text('visibility', { enum: ['hidden', 'all_my_patients', 'selected'] })
      .notNull()
      .default('all_my_patients'),
    selected: technical
      .jsonb('selected')
      .$type<{ patients: string[]; tags: string[] }>()
      .notNull()
      .default({ patients: [], tags: [] }),
    position: integer('position').notNull().default(0),
    status: technical
      .text('status', { enum: ['active', 'archived'] })
      .notNull()
      .default('active'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    index('catalogs_owner').on(t.ownerDoctorId, t.status, t.position),
    index('catalogs_rule').on(t.id).where(sql`${t.rule} is not null`),
  ],
)

export const catalogItems = pgTable(
  'catalog_items',
  {
    catalogId: idOf('catalog_id', () => catalogs.id),
    productId: idOf('product_id', () => products.id),
    position: integer('position').notNull(),
    note: technical.text('note'),
  },
  (t) => [
    uniqueIndex('catalog_items_pair').on(t.catalogId, t.productId),
    index('catalog_items_product').on(t.productId),
  ],
)
