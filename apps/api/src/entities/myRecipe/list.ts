import type { components, operations } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf, like, windowOf } from '../list.ts'
import { variantAvailability } from '../stock/availability.ts'
import { isoOf } from '../wire.ts'
import { newerThan } from './newer.ts'

type Query = NonNullable<operations['doctorListMyRecipes']['parameters']['query']>
type Filter = NonNullable<Query['filter']>
type Row = components['schemas']['MyRecipeRow']

/** The doctor's own sets, last changed first. */
export async function listMyRecipes(ctx: DoctorCtx, query: Query) {
  const { offset, limit } = windowOf(query)
  const where = whereOf(ctx, query.filter ?? {})
  const [field, direction] = query.sort ?? ['updated_at', 'DESC']
  const by = sql.raw(direction === 'ASC' ? 'asc nulls first' : 'desc nulls last')
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.id, r.title, r.label, r.version, r.status, r.revision,
      coalesce(lines.products, '[]'::jsonb) as products,
      coalesce(lines.n, 0) as products_count, coalesce(lines.unavailable, 0) as unavailable_count,
      coalesce(lines.total, 0)::float8 as total, ${ctx.config.currency}::text as currency,
      lines.refill_days, uses.used_count, ${isoOf(sql`uses.last_used_at`)} as last_used_at,
      exists (select 1 from ${newerThan(ctx, sql`r.source_template_id`)}) as has_update,
      ${isoOf(sql`r.updated_at`)} as updated_at
    from recipes r
    left join lateral (${linesOfSet}) lines on true
    cross join lateral (${usesOfSet}) uses
    where ${where}
    order by ${sortable[field]} ${by}, r.id ${sql.raw(direction === 'ASC' ? 'asc' : 'desc')}
    limit ${limit} offset ${offset}`)
  return { rows, offset, ...(await countOf(ctx, sql`recipes r where ${where}`)) }
}

/** How often, and when last, recipes were issued from the set `r`; versions of a course count once. */
export const usesOfSet = sql`
  select count(distinct u.series_id)::int as used_count, max(u.issued_at) as last_used_at
  from recipes u where u.source_template_id = r.id and u.doctor_id = r.doctor_id
    and u.kind = 'patient' and u.status <> 'draft'`

const linesOfSet = sql`
  select count(*)::int as n,
    (count(*) filter (where ${variantAvailability} <> 'in_stock'))::int as unavailable,
    sum(l.quantity * v.price) filter (where not l.optional) as total,
    min(l.min_days_between) filter (where l.refills_allowed > 0 and l.min_days_between > 0) as refill_days,
    jsonb_agg(jsonb_build_object('title', p.title, 'brand', p.brand, 'form', p.form,
      'image', p.images->0->>'url') order by l.position) filter (where l.position < 5) as products
  from recipe_lines l join products p on p.id = l.product_id
  join variants v on v.id = l.variant_id left join stock s on s.variant_id = v.id
  where l.recipe_id = r.id`

const sortable: Record<string, SQL> = {
  updated_at: sql`r.updated_at`,
  title: sql`r.title`,
  used_count: sql`uses.used_count`,
  last_used_at: sql`uses.last_used_at`,
}

function whereOf(ctx: DoctorCtx, filter: Filter): SQL {
  const parts = [sql`r.doctor_id = ${ctx.actor.id} and r.kind = 'my'`]
  if (filter.id) parts.push(sql`r.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.status) parts.push(sql`r.status = any(${sql.param(filter.status)}::text[])`)
  if (filter.product_id)
    parts.push(sql`exists (select 1 from recipe_lines l
      where l.recipe_id = r.id and l.product_id = ${filter.product_id})`)
  for (const word of (filter.q ?? '').split(/\s+/u).filter(Boolean))
    parts.push(sql`((r.title || ' ' || r.label) ilike ${like(word)} or exists (
      select 1 from recipe_lines l join products p on p.id = l.product_id
      where l.recipe_id = r.id and (p.title || ' ' || p.brand) ilike ${like(word)}))`)
  return sql.join(parts, sql` and `)
}
