import { recipes } from '../../db/schema/recipe.ts'
import { alias, sql } from '../../db/sql.ts'
import { holds, reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { isForDoctor, metaText } from '../recipe/templateMeta.ts'
import { variantAvailability } from '../stock/availability.ts'

const r = alias(recipes, 'r')
const meta = sql`${r.templateMeta}`
const goal = metaText(meta, 'goal')

/** Published templates whose audience the doctor belongs to. */
export const templateList = defineList('doctorListTemplates', {
  table: r,
  joins: sql`left join lateral (
    select array_agg(p.title order by l.position) as products,
      (count(*) filter (where ${variantAvailability} in ('out_of_stock', 'discontinued')))::int as unavailable
    from recipe_lines l join products p on p.id = l.product_id
    join variants v on v.id = l.variant_id left join stock s on s.variant_id = v.id
    where l.recipe_id = r.id) lines on true`,
  where: (ctx) =>
    sql`r.kind = 'template' and r.status = 'published' and ${isForDoctor(meta, ctx.actor.id)}`,
  columns: {
    goal,
    evidence_note: metaText(meta, 'evidence_note'),
    links: sql`coalesce(${meta}->'links', '[]'::jsonb)`,
    published_at: r.issuedAt,
    products: sql`coalesce(lines.products, '{}')`,
    unavailable_count: sql`coalesce(lines.unavailable, 0)`,
  },
  filters: {
    q: (q) => sql`${reads(sql`r.title || ' ' || ${goal}`, q)} or exists (
      select 1 from recipe_lines l join products p on p.id = l.product_id
      where l.recipe_id = r.id and ${holds(sql`p.search_text`, q)})`,
    goal: (wanted) => sql`${goal} = ${wanted}`,
  },
  sort: { goal, published_at: r.issuedAt },
  order: ['title', 'ASC'],
})
