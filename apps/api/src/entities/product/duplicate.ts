import { type AdminCtx, inTransaction } from '../../context.ts'
import { products, stock, variants } from '../../db/schema/product.ts'
import { asc, eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { assertOwnShop } from './allowed.ts'
import { product } from './entity.ts'
import { freeHandle, freeSku, shopIdOf } from './identity.ts'

/** A draft with the same fields and packs; SKUs and barcodes are unique, so SKUs get a number and barcodes stay empty. */
export function duplicateProduct(ctx: AdminCtx, id: string): Promise<string> {
  assertOwnShop(ctx)
  return inTransaction(ctx, async (tx) => {
    const { searchText: _, ...row } = await product.get(tx, id)
    const copyId = newId()
    const now = tx.clock.now()
    const title = [...row.title].slice(0, 200).join('')
    const [copy] = await tx.db
      .insert(products)
      .values({
        ...row,
        id: copyId,
        title,
        shopifyProductId: shopIdOf(copyId),
        handle: await freeHandle(tx, title, copyId),
        status: 'draft',
        availability: 'in_stock',
        successorId: null,
        statusReason: null,
        // pictures belong to the product that they were uploaded for
        images: [],
        syncedAt: now,
        removedAt: now,
        revision: 1,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    const packs = await tx.db
      .select()
      .from(variants)
      .where(eq(variants.productId, id))
      .orderBy(asc(variants.position), asc(variants.id))
    for (const pack of packs) {
      const packId = newId()
      await tx.db.insert(variants).values({
        ...pack,
        id: packId,
        productId: copyId,
        shopifyVariantId: shopIdOf(packId),
        sku: await freeSku(tx, pack.sku),
        barcode: null,
        restockOn: null,
        available: true,
        createdAt: now,
        updatedAt: now,
      })
      await tx.db.insert(stock).values({ variantId: packId, onHand: 0, updatedAt: now })
    }
    if (copy)
      await product
        .inserted(tx, copy)
        .log({ action: 'duplicated', after: { of: row.title, title: copy.title } })
    return copyId
  })
}
