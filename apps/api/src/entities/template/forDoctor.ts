import type { components, operations } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf, holds, reads, windowOf } from '../list.ts'
import { isForDoctor, metaText } from '../recipe/templateMeta.ts'
import { variantAvailability } from '../stock/availability.ts'
import { isoOf } from '../wire.ts'

type Query = NonNullable<operations['doctorListTemplates']['parameters']['query']>
type Template = components['schemas']['DoctorTemplate']

const meta = sql`r.template_meta`
const goal = metaText(meta, 'goal')

/** Published templates whose audience the doctor belongs to. */
export async function listTemplatesForDoctor(ctx: DoctorCtx, query: Query) {
  const { offset, limit } = windowOf(query)
  const where = whereOf(ctx, query.filter ?? {})
  const [field, direction] = query.sort ?? ['title', 'ASC']
  const by = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  const { rows } = await ctx.db.execute<Template>(sql`
    select r.id, r.title, ${goal} as goal, r.label, r.version,
      ${metaText(meta, 'evidence_note')} as evidence_note,
      coalesce(${meta}->'links', '[]'::jsonb) as links, ${isoOf(sql`r.issued_at`)} as published_at,
      coalesce(lines.products, '{}') as products, coalesce(lines.unavailable, 0) as unavailable_count
    from recipes r left join lateral (
      select array_agg(p.title order by l.position) as products,
        (count(*) filter (where ${variantAvailability} in ('out_of_stock', 'discontinued')))::int as unavailable
      from recipe_lines l join products p on p.id = l.product_id
      join variants v on v.id = l.variant_id left join stock s on s.variant_id = v.id
      where l.recipe_id = r.id) lines on true
    where ${where} order by ${sortable[field]} ${by}, r.id ${by} limit ${limit} offset ${offset}`)
  return { rows, offset, ...(await countOf(ctx, sql`recipes r where ${where}`)) }
}

const sortable: Record<string, SQL> = {
  title: sql`r.title`,
  goal,
  published_at: sql`r.issued_at`,
}

function whereOf(ctx: DoctorCtx, filter: NonNullable<Query['filter']>): SQL {
  const parts = [
    sql`r.kind = 'template' and r.status = 'published'`,
    isForDoctor(meta, ctx.actor.id),
  ]
  if (filter.id) parts.push(sql`r.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.goal) parts.push(sql`${goal} = ${filter.goal}`)
  if (filter.q)
    parts.push(sql`(${reads(sql`r.title || ' ' || ${goal}`, filter.q)} or exists (
      select 1 from recipe_lines l join products p on p.id = l.product_id
      where l.recipe_id = r.id and ${holds(sql`p.search_text`, filter.q)}))`)
  return sql.join(parts, sql` and `)
}
