import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { catalog } from './entity.ts'
import { catalogList } from './listForAdmin.ts'
import { isHosted } from './manage.ts'
import { catalogProduct } from './rule.ts'

type AdminCatalog = components['schemas']['AdminCatalog']

/** A platform catalog with its first 500 products, in the order in which everybody meets them. */
export async function getCatalogForAdmin(ctx: AdminCtx, id: string): Promise<AdminCatalog> {
  const { description, rule, ...row } = await catalog.get(ctx, id)
  const counted = await catalogList.one(ctx, id)
  const { rows } = await ctx.db.execute<{ product: AdminCatalog['products'][number] }>(sql`
    select ${catalogProduct} as product from catalog_items item join products p on p.id = item.product_id
    where item.catalog_id = ${id} order by item.position, p.title, p.id limit 500`)
  const hosted = isHosted(ctx, row)
  return {
    ...(counted as NonNullable<typeof counted>),
    description,
    rule,
    products: rows.map(({ product }) => product),
    hosted,
    actions: actionsOf(ctx, { isActive: row.status === 'active', byRule: rule !== null, hosted }),
  }
}

function actionsOf(
  ctx: AdminCtx,
  { isActive, byRule, hosted }: { isActive: boolean; byRule: boolean; hosted: boolean },
): AdminCatalog['actions'] {
  if (hosted || !ctx.actor.permissions.includes('product.manage')) return []
  if (!isActive) return ['restore']
  return ['edit', ...(byRule ? [] : (['arrange'] as const)), 'archive']
}
