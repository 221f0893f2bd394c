import { type AdminCtx, inTransaction, pgCode } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { notes } from '../../db/schema/patient.ts'
import { catalogItems, products, stock, variants } from '../../db/schema/product.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { keysOf } from '../file/sizeKeys.ts'
import { removeStored } from '../file/store.ts'
import { assertOwnShop } from './allowed.ts'
import { product } from './entity.ts'
import { picturesOf } from './pictureFiles.ts'
import { inUse, isReferred } from './status.ts'
import { isPackReferred } from './variants.ts'

const foreignKeyViolation = '23503'

/** Deletes a product that nothing but catalogs refers to, with its packs. 409 IN_USE else. */
export async function removeProduct(ctx: AdminCtx, id: string): Promise<void> {
  assertOwnShop(ctx)
  const pictures = await inTransaction(ctx, async (tx) => {
    const row = await product.lock(tx, id)
    const { rows } =
      await tx.db.execute(sql`select 1 from products p where p.id = ${id} and (${isReferred}
      or exists (select 1 from variants v where v.product_id = p.id and ${isPackReferred}))`)
    if (rows.length > 0) throw inUse()
    await row.log({ action: 'delete', before: { title: row.title } })
    const packs = tx.db.select({ id: variants.id }).from(variants).where(eq(variants.productId, id))
    await tx.db.delete(catalogItems).where(eq(catalogItems.productId, id))
    await tx.db.delete(notes).where(and(eq(notes.objectType, 'product'), eq(notes.objectId, id)))
    try {
      await tx.db.delete(stock).where(inArray(stock.variantId, packs))
      await tx.db.delete(variants).where(eq(variants.productId, id))
      await tx.db.delete(products).where(eq(products.id, id))
    } catch (error) {
      throw pgCode(error) === foreignKeyViolation ? inUse() : error
    }
    return tx.db
      .delete(files)
      .where(picturesOf(id))
      .returning({ key: files.key, contentType: files.contentType })
  })
  await removeStored(ctx, pictures.flatMap(keysOf))
}
