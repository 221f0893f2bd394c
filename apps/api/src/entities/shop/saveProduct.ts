import { dateIn } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { and, eq, inArray, isNull, ne, notInArray, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { ShopProduct, ShopVariant } from '../../storefront/port.ts'
import { product as entity } from '../product/entity.ts'
import { addShelf, countShelf, stopCounting } from '../stock/adjust.ts'
import { stock as shelves } from '../stock/entity.ts'
import { availabilityOf, factsOf } from './facts.ts'

/**
 * Writes a product as the shop has it into the read model: new, changed or back again.
 * @throws Error for prices in another currency than `CURRENCY`
 */
export async function saveProduct(ctx: Ctx, told: ShopProduct): Promise<void> {
  const other = told.variants.find(({ price }) => price.currency !== ctx.config.currency)
  if (other)
    throw new Error(
      `The shop sells in ${other.price.currency}, CURRENCY is ${ctx.config.currency}: they must be the same.`,
    )
  const product = withoutPassedDays(ctx, told)
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const facts = factsOf(product)
    // the shop has given the handle of another product to this one
    await tx.db
      .update(products)
      .set({ handle: sql`${products.handle} || '-' || ${products.shopifyProductId}` })
      .where(and(eq(products.handle, product.handle), ne(products.shopifyProductId, product.id)))
    const values = {
      handle: product.handle,
      title: product.title,
      brand: product.vendor,
      category: product.productType.trim() || 'other',
      form: facts.form,
      descriptionHtml: product.descriptionHtml,
      images: product.images,
      ingredients: facts.ingredients,
      labelDirections: facts.label_directions,
      labelDosage: facts.label_dosage,
      warnings: facts.warnings,
      certifications: facts.certifications,
      concerns: facts.concerns,
      usageKind: facts.usage_kind,
      recipeOnly: facts.recipe_only,
      heatSensitive: facts.heat_sensitive,
      descriptionMarkdown: null,
      availability: availabilityOf(product),
      syncedAt: now,
    } as const
    const onInsert = { id: newId() }
    const given = { shopifyProductId: product.id, ...values }
    const row = await entity.upsert(tx, products.shopifyProductId, given, { onInsert })
    if (row.status !== 'active')
      await entity
        .inserted(tx, row)
        .move('active', { removedAt: null }, { action: 'activated', as: 'system' })
    for (const [position, variant] of product.variants.entries())
      await saveVariant(tx, row.id, variant, position)
    const kept = product.variants.map((variant) => variant.id)
    await tx.db
      .update(variants)
      .set({ available: false, updatedAt: now })
      .where(
        and(
          eq(variants.productId, row.id),
          kept.length > 0 ? notInArray(variants.shopifyVariantId, kept) : undefined,
        ),
      )
  })
}

/** Without days that have passed on which packs were to be back. */
function withoutPassedDays({ clock, config }: Ctx, product: ShopProduct): ShopProduct {
  const today = dateIn(clock.now(), config.timeZone)
  const variants = product.variants.map((pack) => ({
    ...pack,
    restockOn: pack.restockOn && pack.restockOn >= today ? pack.restockOn : null,
  }))
  return { ...product, variants }
}

async function saveVariant(
  ctx: TxCtx,
  productId: string,
  variant: ShopVariant,
  position: number,
): Promise<void> {
  const [other] = await ctx.db
    .select({ id: variants.id })
    .from(variants)
    .where(and(eq(variants.sku, variant.sku), ne(variants.shopifyVariantId, variant.id)))
  const values = {
    productId,
    // Shopify lets several variants have one SKU
    sku: other ? `${variant.sku} (${variant.id})` : variant.sku,
    title: variant.title,
    price: variant.price.amount,
    compareAtPrice: variant.compareAtPrice?.amount ?? null,
    unitsPerPack: variant.unitsPerPack,
    unit: variant.unit,
    servingsPerPack: variant.servingsPerPack,
    weightG: variant.weightG,
    available: variant.availableForSale,
    position,
    restockOn: variant.restockOn,
    updatedAt: ctx.clock.now(),
  }
  const [row] = await ctx.db
    .insert(variants)
    .values({ id: newId(), shopifyVariantId: variant.id, ...values })
    .onConflictDoUpdate({ target: variants.shopifyVariantId, set: values })
    .returning({ id: variants.id })
  if (row) await saveStock(ctx, row.id, variant.quantityAvailable)
}

/** What Officina has reserved is sold in the shop already: on hand is what can be sold there and that. */
async function saveStock(ctx: TxCtx, variantId: string, available: number | null): Promise<void> {
  if (available !== null) await addShelf(ctx, variantId)
  const [shelf] = await shelves.lockWhere(ctx, eq(stock.variantId, variantId))
  if (!shelf) return
  const onHand = available === null ? 0 : shelf.reserved + Math.max(0, available)
  await countShelf(ctx, shelf, onHand, { document: 'Shopify' })
  if (available === null) await stopCounting(ctx, shelf)
}

/** Products the shop no longer offers stay for recipes and orders of the past, and cannot be bought. */
export async function removeProducts(ctx: Ctx, shopifyProductIds: string[]): Promise<void> {
  if (shopifyProductIds.length === 0) return
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const isSold = and(
      inArray(products.shopifyProductId, shopifyProductIds),
      isNull(products.removedAt),
    )
    for (const product of await entity.lockWhere(tx, isSold))
      await product.move(
        'discontinued',
        { availability: 'discontinued', removedAt: now, syncedAt: now },
        { action: 'discontinued', as: 'system' },
      )
  })
}
