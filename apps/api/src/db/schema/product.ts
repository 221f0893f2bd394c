import type { components } from '@officina/openapi/schema'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '../sql.ts'
import { at, bounds, id, money, revision, searchText, stamps } from './columns.ts'

export type LabelDosage = components['schemas']['LabelDosage']

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
    shopifyProductId: text('shopify_product_id').notNull().unique(),
    handle: text('handle').notNull().unique(),
    title: text('title').notNull(),
    brand: text('brand').notNull(),
    category: text('category').notNull(),
    form: text('form').notNull(),
    descriptionHtml: text('description_html').notNull().default(''),
    images: jsonb('images').$type<{ url: string; alt: string }[]>().notNull().default([]),
    ingredients: jsonb('ingredients').$type<Ingredient[]>().notNull().default([]),
    labelDirections: text('label_directions').notNull().default(''),
    /** What the label directs, as the contract has it; null where it is not known. */
    labelDosage: jsonb('label_dosage').$type<LabelDosage>(),
    warnings: text('warnings').notNull().default(''),
    certifications: text('certifications').array().notNull().default(sql`'{}'::text[]`),
    concerns: text('concerns').array().notNull().default(sql`'{}'::text[]`),
    usageKind: text('usage_kind', { enum: ['oral', 'topical', 'device', 'other'] }).notNull(),
    recipeOnly: boolean('recipe_only').notNull().default(false),
    heatSensitive: boolean('heat_sensitive').notNull().default(false),
    commissionOverrideBp: integer('commission_override_bp'),
    availability: text('availability', {
      enum: ['in_stock', 'backordered', 'out_of_stock', 'discontinued'],
    }).notNull(),
    syncedAt: at('synced_at').notNull(),
    removedAt: at('removed_at'),
    searchText: searchText(
      sql`title || ' ' || brand || ' ' || category || ' ' || form || ' ' || joined_words(concerns) || ' ' || jsonb_path_query_array(ingredients, '$[*].name')::text || ' ' || jsonb_path_query_array(ingredients, '$[*].code')::text`,
    ),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('products', { rate: [t.commissionOverrideBp] }),
    index('products_category').on(t.category, t.title),
    index('products_search').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    shopifyVariantId: text('shopify_variant_id').notNull().unique(),
    sku: text('sku').notNull().unique(),
    title: text('title').notNull(),
    price: money('price').notNull(),
    compareAtPrice: money('compare_at_price'),
    unitsPerPack: integer('units_per_pack').notNull(),
    unit: text('unit').notNull(),
    servingsPerPack: integer('servings_per_pack'),
    weightG: integer('weight_g').notNull().default(0),
    available: boolean('available').notNull().default(true),
    position: integer('position').notNull().default(0),
    restockOn: date('restock_on', { mode: 'string' }),
    ...stamps(),
  },
  (t) => [
    bounds('variants', {
      zero: [t.price, t.compareAtPrice, t.weightG],
      one: [t.unitsPerPack, t.servingsPerPack],
    }),
    index('variants_product').on(t.productId, t.position),
  ],
)

/** Embedded shop: `available = on_hand - reserved`, both never negative (checked by the database). */
export const stock = pgTable(
  'stock',
  {
    variantId: uuid('variant_id')
      .primaryKey()
      .references(() => variants.id),
    onHand: integer('on_hand').notNull(),
    reserved: integer('reserved').notNull().default(0),
    lowThreshold: integer('low_threshold').notNull().default(5),
    bin: text('bin'),
    lot: text('lot'),
    lotExpiresOn: date('lot_expires_on', { mode: 'string' }),
    revision: revision(),
    updatedAt: at('updated_at').notNull().default(sql`now()`),
  },
  (t) => [bounds('stock', { zero: [t.onHand, t.reserved, t.lowThreshold] })],
)

export const catalogs = pgTable(
  'catalogs',
  {
    id: id(),
    kind: text('kind', { enum: ['platform', 'doctor'] }).notNull(),
    ownerDoctorId: uuid('owner_doctor_id'),
    shopCollectionId: text('shop_collection_id').unique(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    cover: text('cover'),
    visibility: text('visibility', { enum: ['hidden', 'all_my_patients', 'selected'] })
      .notNull()
      .default('all_my_patients'),
    selected: jsonb('selected')
      .$type<{ patients: string[]; tags: string[] }>()
      .notNull()
      .default({ patients: [], tags: [] }),
    position: integer('position').notNull().default(0),
    status: text('status', { enum: ['active', 'archived'] })
      .notNull()
      .default('active'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [index('catalogs_owner').on(t.ownerDoctorId, t.status, t.position)],
)

export const catalogItems = pgTable(
  'catalog_items',
  {
    catalogId: uuid('catalog_id')
      .notNull()
      .references(() => catalogs.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    position: integer('position').notNull(),
    note: text('note'),
  },
  (t) => [
    uniqueIndex('catalog_items_pair').on(t.catalogId, t.productId),
    index('catalog_items_product').on(t.productId),
  ],
)
