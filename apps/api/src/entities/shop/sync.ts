import { dayMs, hourMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction } from '../../context.ts'
import { catalogItems, catalogs, products } from '../../db/schema/product.ts'
import { and, eq, isNotNull, isNull, lt, notInArray, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { ShopCollection, ShopPage } from '../../storefront/port.ts'
import { catalog as entity } from '../catalog/entity.ts'
import { notifyShopFailure } from './mails.ts'
import { removeProducts, saveProduct } from './saveProduct.ts'
import { saveShopOrder } from './saveShopOrder.ts'
import { isOurs } from './wire.ts'

const PAGE = 50

/**
 * Copies every product and collection of the shop, page by page. What it has read stays when it stops in
 * the middle; nothing is removed unless the whole shop was read. Does nothing for the embedded shop.
 */
export async function syncShop(ctx: Ctx): Promise<void> {
  if (ctx.storefront.kind === 'embedded') return
  const seen: string[] = []
  const began = ctx.clock.now()
  for await (const product of each((page) => ctx.storefront.products(ctx, page))) {
    await saveProduct(ctx, product)
    seen.push(product.id)
  }
  // a channel without products is a mistake in the shop's settings, not the end of every recipe
  if (seen.length === 0)
    throw new Error('The shop offers no product in the channel of SHOPIFY_STOREFRONT_TOKEN.')
  const gone = await ctx.db
    .select({ id: products.shopifyProductId })
    .from(products)
    .where(
      and(
        isNull(products.removedAt),
        notInArray(products.shopifyProductId, seen),
        // one that an event has brought meanwhile stands on no page that was read
        lt(products.syncedAt, began),
      ),
    )
  await removeProducts(
    ctx,
    gone.map((row) => row.id),
  )
  const collections: string[] = []
  let position = 0
  for await (const collection of each((page) => ctx.storefront.collections(ctx, page))) {
    await saveCollection(ctx, collection, position++)
    collections.push(collection.id)
  }
  await inTransaction(ctx, async (tx) => {
    const isGone = and(
      eq(catalogs.kind, 'platform'),
      eq(catalogs.status, 'active'),
      isNotNull(catalogs.shopCollectionId),
      collections.length > 0 ? notInArray(catalogs.shopCollectionId, collections) : undefined,
    )
    for (const row of await entity.lockWhere(tx, isGone))
      await row.move('archived', {}, { action: 'archive' })
  })
}

async function* each<T>(
  read: (page: { first: number; after: string | null }) => Promise<ShopPage<T>>,
): AsyncGenerator<T> {
  let after: string | null = null
  do {
    const page: ShopPage<T> = await read({ first: PAGE, after })
    yield* page.nodes
    after = page.endCursor
  } while (after)
}

/** A collection as a catalog of the platform, its products in the shop's order. */
async function saveCollection(
  ctx: Ctx,
  collection: ShopCollection,
  position: number,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const values = {
      name: collection.title,
      description: collection.description,
      position,
      shopCollectionId: collection.id,
    }
    const onInsert = { id: newId(), kind: 'platform' as const }
    const catalog = await entity.upsert(tx, catalogs.shopCollectionId, values, { onInsert })
    if (catalog.status === 'archived')
      await entity.inserted(tx, catalog).move('active', {}, { action: 'update' })
    const rows = await tx.db
      .select({ id: products.id, shopifyId: products.shopifyProductId })
      .from(products)
    const known = new Map(rows.map((row) => [row.shopifyId, row.id]))
    const items = [...new Set(collection.productIds)].flatMap((id) => known.get(id) ?? [])
    // a note that the office wrote on an item stays with it
    await tx.db
      .delete(catalogItems)
      .where(
        and(
          eq(catalogItems.catalogId, catalog.id),
          items.length > 0 ? notInArray(catalogItems.productId, items) : undefined,
        ),
      )
    if (items.length === 0) return
    await tx.db
      .insert(catalogItems)
      .values(items.map((productId, at) => ({ catalogId: catalog.id, productId, position: at })))
      .onConflictDoUpdate({
        target: [catalogItems.catalogId, catalogItems.productId],
        set: { position: sql`excluded.position` },
      })
  })
}

/** Looks for what the webhooks of the last hours should have reported, so that an order whose event was lost arrives within a quarter of an hour. */
export const reconcileShopOrders = (ctx: Ctx) => reconcile(ctx, 2 * hourMs)

/** The same for a week, once a day: also when Officina itself was away for longer. */
export const reconcileShopWeek = (ctx: Ctx) => reconcile(ctx, 7 * dayMs)

/** Takes every order of ours over as it is now; one that cannot be is logged and keeps none of the others back. */
async function reconcile(ctx: Ctx, spanMs: number): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - spanMs)
  let after: string | null = null
  do {
    const page = await ctx.storefront.orders(ctx, { since, after })
    for (const payload of page.nodes.filter(isOurs))
      await saveShopOrder(ctx, payload).catch((error) => {
        ctx.log.error({ err: error }, 'an order of the shop could not be taken over')
        return notifyShopFailure(ctx, 'orders', error)
      })
    after = page.endCursor
  } while (after)
}
