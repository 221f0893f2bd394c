import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { catalog } from './entity.ts'
import { isHosted } from './hosted.ts'
import { catalogList } from './listForAdmin.ts'
import { coverFor } from './visible.ts'

type AdminCatalog = components['schemas']['AdminCatalog']

/** A platform catalog. */
export async function getCatalogForAdmin(ctx: AdminCtx, id: string): Promise<AdminCatalog> {
  const { description, rule, coverAlt, ...row } = await catalog.get(ctx, id)
  const counted = await catalogList.one(ctx, id)
  const { rows } = await ctx.db.execute<{ cover: string | null; n: number }>(sql`
    select ${coverFor('admin')} as cover,
      (select count(*)::int from catalog_items item where item.catalog_id = c.id) as n
    from catalogs c where c.id = ${id}`)
  const hosted = isHosted(ctx, row)
  return {
    ...counted,
    description,
    rule,
    cover: rows[0]?.cover ?? null,
    cover_alt: coverAlt,
    doctor_access: row.doctorAccess,
    visibility: row.visibility === 'hidden' ? 'hidden' : 'all_my_patients',
    items_count: rows[0]?.n ?? 0,
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
