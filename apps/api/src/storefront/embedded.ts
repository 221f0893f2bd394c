import type { Ctx } from '../context.ts'
import { catalogItems, catalogs, products, stock, variants } from '../db/schema/product.ts'
import { and, asc, eq, gt, inArray } from '../db/sql.ts'
import { newId } from '../ids.ts'
import type { ShopProduct, Storefront } from './port.ts'
import { createStockPort } from './stockMoves.ts'

/** The shop that is built in: products, variants and stock are Officina's own tables, the checkout is its own page. */
export function createEmbeddedShop(): Storefront<Ctx> {
  return {
    kind: 'embedded',
    discounts: 'lines',
    async products(ctx, { first, after }) {
      const rows = await ctx.db
        .select()
        .from(products)
        .where(after ? gt(products.shopifyProductId, after) : undefined)
        .orderBy(asc(products.shopifyProductId))
        .limit(first)
      const nodes = await Promise.all(rows.map((row) => toShopProduct(ctx, row)))
      return {
        nodes,
        endCursor: rows.length === first ? (rows.at(-1)?.shopifyProductId ?? null) : null,
      }
    },
    async product(ctx, id) {
      const [row] = await ctx.db.select().from(products).where(eq(products.shopifyProductId, id))
      return row && !row.removedAt ? toShopProduct(ctx, row) : null
    },
    async collections(ctx, { first, after }) {
      const rows = await ctx.db
        .select()
        .from(catalogs)
        .where(and(eq(catalogs.kind, 'platform'), after ? gt(catalogs.id, after) : undefined))
        .orderBy(asc(catalogs.id))
        .limit(first)
      const items = await ctx.db
        .select({ catalogId: catalogItems.catalogId, productId: products.shopifyProductId })
        .from(catalogItems)
        .innerJoin(products, eq(products.id, catalogItems.productId))
        .where(
          inArray(
            catalogItems.catalogId,
            rows.map((row) => row.id),
          ),
        )
        .orderBy(asc(catalogItems.position))
      const nodes = rows.map((row) => ({
        id: row.shopCollectionId ?? row.id,
        handle: row.id,
        title: row.name,
        description: row.description,
        productIds: items.filter((item) => item.catalogId === row.id).map((item) => item.productId),
      }))
      return { nodes, endCursor: rows.length === first ? (rows.at(-1)?.id ?? null) : null }
    },
    orders: async () => ({ nodes: [], endCursor: null }),
    cartCreate: async () => ({ id: newId(), checkoutUrl: null, isComplete: true }),
    ...createStockPort({ uncounted: 'refused' }),
    parseWebhook: () => null,
  }
}

async function toShopProduct(ctx: Ctx, row: typeof products.$inferSelect): Promise<ShopProduct> {
  const rows = await ctx.db
    .select({ v: variants, onHand: stock.onHand, reserved: stock.reserved })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(eq(variants.productId, row.id))
    .orderBy(asc(variants.position))
  const { currency } = ctx.config
  return {
    id: row.shopifyProductId,
    handle: row.handle,
    title: row.title,
    vendor: row.brand,
    productType: row.category,
    descriptionHtml: row.descriptionHtml,
    images: row.images,
    metafields: {
      ingredients: row.ingredients,
      form: row.form,
      recipe_only: row.recipeOnly,
      label_directions: row.labelDirections,
      label_dosage: row.labelDosage,
      warnings: row.warnings,
      certifications: row.certifications,
      concerns: row.concerns,
      usage_kind: row.usageKind,
    },
    variants: rows.map(({ v, onHand, reserved }) => ({
      id: v.shopifyVariantId,
      sku: v.sku,
      title: v.title,
      price: { amount: v.price, currency },
      compareAtPrice: v.compareAtPrice === null ? null : { amount: v.compareAtPrice, currency },
      availableForSale: v.available,
      quantityAvailable: onHand === null || reserved === null ? null : onHand - reserved,
      unitsPerPack: v.unitsPerPack,
      unit: v.unit,
      servingsPerPack: v.servingsPerPack,
      weightG: v.weightG,
      restockOn: v.restockOn,
    })),
  }
}
