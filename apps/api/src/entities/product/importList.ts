import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { productImports } from '../../db/schema/productImport.ts'
import { type PgColumn, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { defineList } from '../read/list.ts'

const nameOf = (id: PgColumn) => sql`(select a.name from admins a where a.id = ${id})`

/** Imports of products that have changed something, newest first. */
export const productImportList = defineList('adminListProductImports', {
  table: productImports,
  columns: {
    admin: sql`coalesce(${nameOf(productImports.adminId)}, '')`,
    undone_by: nameOf(productImports.undoneBy),
  },
  order: ['created_at', 'DESC'],
})

export async function getProductImport(
  ctx: AdminCtx,
  id: string,
): Promise<components['schemas']['ProductImport']> {
  const row = await productImportList.one(ctx, id)
  if (!row) throw notFound()
  return row
}
