import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { catalogItems, catalogs } from '../../db/schema/product.ts'
import { eq, inArray, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalidFields, type Texts } from '../errors.ts'
import { getCatalog } from './list.ts'
import { assertOwnPatients, getOwnCatalog } from './own.ts'
import { notOpen, openToDoctor } from './visible.ts'

type Patch = components['schemas']['DoctorCatalogPatch']
type Catalog = components['schemas']['DoctorCatalog']
type Item = NonNullable<Patch['items']>[number]

/**
 * Changes an own catalog. 422 at `items.n.product_id` for what cannot be recommended or stands twice, at
 * `selected` for somebody who is no patient of the doctor.
 */
export function updateCatalog(ctx: DoctorCtx, id: string, patch: Patch): Promise<Catalog> {
  return inTransaction(ctx, async (ctx) => {
    const row = await getOwnCatalog(ctx, id, patch.revision)
    if (patch.selected) await assertOwnPatients(ctx, patch.selected.patients)
    if (patch.items) await replaceItems(ctx, id, patch.items)
    const { name, description, visibility, selected } = { ...row, ...patch }
    await ctx.db
      .update(catalogs)
      .set({
        name,
        description,
        visibility,
        selected,
        revision: row.revision + 1,
        updatedAt: ctx.clock.now(),
      })
      .where(eq(catalogs.id, id))
    await audit(ctx, {
      action: 'catalog.update',
      objectType: 'catalog',
      objectId: id,
      doctorId: ctx.actor.id,
      before: { name: row.name, visibility: row.visibility },
      after: { name, visibility, fields: Object.keys(patch).filter((key) => key !== 'revision') },
    })
    return getCatalog(ctx, id)
  })
}

async function replaceItems(ctx: DoctorCtx, id: string, items: Item[]): Promise<void> {
  const ids = items.map((item) => item.product_id)
  const products = ids.length
    ? await ctx.db.execute<{ id: string; title: string; usable: boolean }>(
        // what stood there may stay, also when it is no longer sold
        sql`select p.id, p.title, (${openToDoctor(ctx)}) or exists (
            select 1 from ${catalogItems} i where i.catalog_id = ${id} and i.product_id = p.id
          ) as usable
          from products p where ${inArray(sql`p.id`, ids)}`,
      )
    : { rows: [] }
  const known = new Map(products.rows.map((row) => [row.id, row]))
  const errors: Record<string, Texts> = {}
  ids.forEach((each, index) => {
    const product = known.get(each)
    if (!product?.usable) errors[`items.${index}.product_id`] = notOpen(product?.title)
    else if (ids.indexOf(each) < index) errors[`items.${index}.product_id`] = twice(product.title)
  })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  await ctx.db.delete(catalogItems).where(eq(catalogItems.catalogId, id))
  if (items.length === 0) return
  await ctx.db.insert(catalogItems).values(
    items.map(({ product_id, note }, position) => ({
      catalogId: id,
      productId: product_id,
      position,
      note: note ?? null,
    })),
  )
}

const twice = (title: string): Texts => ({
  en: `${title} stands in the catalog already.`,
  ja: `「${title}」はすでに含まれています。`,
})
