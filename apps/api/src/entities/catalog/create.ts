import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { catalogs } from '../../db/schema/product.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { getCatalog } from './list.ts'
import { assertOwnPatients } from './own.ts'

type New = components['schemas']['DoctorCatalogNew']
type Catalog = components['schemas']['DoctorCatalog']

/**
 * Makes an own catalog, last in the list; 404 for a source that is not open to the doctor, 422 at `selected` for
 * somebody who is no patient of the doctor.
 */
export function createCatalog(ctx: DoctorCtx, input: New): Promise<Catalog> {
  return inTransaction(ctx, async (ctx) => {
    if (input.copy_of) await getCatalog(ctx, input.copy_of)
    if (input.selected) await assertOwnPatients(ctx, input.selected.patients)
    const id = newId()
    const now = ctx.clock.now()
    await ctx.db.insert(catalogs).values({
      id,
      kind: 'doctor',
      ownerDoctorId: ctx.actor.id,
      name: input.name,
      description: input.description ?? '',
      visibility: input.visibility ?? 'hidden',
      ...(input.selected ? { selected: input.selected } : {}),
      position: sql`(select coalesce(max(c.position) + 1, 0) from catalogs c where c.owner_doctor_id = ${ctx.actor.id})`,
      createdAt: now,
      updatedAt: now,
    })
    if (input.copy_of)
      await ctx.db.execute(sql`
        insert into catalog_items (catalog_id, product_id, position, note)
        select ${id}, i.product_id, row_number() over (order by i.position, i.product_id) - 1, i.note
        from catalog_items i join products p on p.id = i.product_id
        where i.catalog_id = ${input.copy_of} and p.removed_at is null
        order by i.position, i.product_id limit 100`)
    await audit(ctx, {
      action: 'catalog.create',
      objectType: 'catalog',
      objectId: id,
      doctorId: ctx.actor.id,
      after: { name: input.name, visibility: input.visibility ?? 'hidden' },
    })
    return getCatalog(ctx, id)
  })
}
