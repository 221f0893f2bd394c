import type { components } from '@officina/openapi/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { countOf, type ListQuery, like, windowOf } from '../list.ts'

type Filter = { id?: string[]; q?: string }

/** Platform catalogs that an administrator can give to a doctor. */
export async function listCatalogsForAdmin(ctx: AdminCtx, query: ListQuery<Filter>) {
  const { offset, limit } = windowOf(query)
  const from = sql`catalogs c where ${conditions(query.filter ?? {})}`
  const way = sql.raw(query.sort?.[1] === 'DESC' ? 'desc' : 'asc')
  const result = await ctx.db.execute<components['schemas']['AdminCatalog']>(sql`
    select c.id, c.name,
      (select count(*)::int from catalog_items item where item.catalog_id = c.id) as products_count
    from ${from} order by c.name ${way}, c.id limit ${limit} offset ${offset}`)
  const { total, estimated } = await countOf(ctx, from)
  return { rows: result.rows, total, estimated, offset }
}

function conditions(filter: Filter): SQL {
  const parts = [sql`c.kind = 'platform' and c.status = 'active'`]
  if (filter.id) parts.push(sql`c.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.q) parts.push(sql`c.name ilike ${like(filter.q)}`)
  return sql.join(parts, sql` and `)
}
