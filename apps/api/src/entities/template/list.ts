import { recipes } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import { holds, reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { metaText } from '../recipe/templateMeta.ts'
import { variantAvailability } from '../stock/availability.ts'

const meta = sql`${recipes.templateMeta}`
const goal = metaText(meta, 'goal')
const reviewOn = sql`${meta}->>'review_on'`

/** Lines of a template that cannot be bought now. */
const unavailable = sql`(
  select count(*)::int from recipe_lines l join products p on p.id = l.product_id
  join variants v on v.id = l.variant_id left join stock s on s.variant_id = v.id
  where l.recipe_id = ${recipes.id} and ${variantAvailability} in ('out_of_stock', 'discontinued'))`

/** Templates of the platform. A version that a newer one has replaced is found on the newer one's page. */
export const templateList = defineList('adminListTemplates', {
  table: recipes,
  pageJoins: sql`left join lateral (
    select count(*)::int as recipes_count, count(distinct used.doctor_id)::int as doctors_count
    from recipes version join recipes used on used.source_template_id = version.id
    where version.series_id = ${recipes.seriesId} and version.kind = 'template'
      and used.kind = 'patient' and used.status <> 'draft') use on true`,
  where: sql`${recipes.kind} = 'template'
    and (${recipes.status} <> 'retired' or ${recipes.supersededBy} is null)`,
  columns: {
    goal,
    lines_count: sql`(select count(*)::int from recipe_lines l where l.recipe_id = ${recipes.id})`,
    unavailable_count: unavailable,
    audience: metaText(meta, 'audience', 'all'),
    doctors_count: sql`use.doctors_count`,
    recipes_count: sql`use.recipes_count`,
    review_on: reviewOn,
    updated_by: sql`(select a.name from admins a where a.account_id = (${meta}->>'updated_by')::uuid)`,
  },
  filters: {
    q: (q) => sql`${reads(sql`${recipes.title} || ' ' || ${goal}`, q)} or exists (
      select 1 from recipe_lines l join products p on p.id = l.product_id
      where l.recipe_id = ${recipes.id} and ${holds(sql`p.search_text`, q)})`,
    goal: (wanted) => reads(goal, wanted),
    audience: (wanted) =>
      sql`${metaText(meta, 'audience', 'all')} = any(${sql.param(wanted)}::text[])`,
    variant_id: (id) =>
      sql`exists (select 1 from recipe_lines l where l.recipe_id = ${recipes.id} and l.variant_id = ${id})`,
    unavailable: (wanted) => sql`(${unavailable} > 0) = ${wanted}`,
    review_on_lte: (day) => sql`${reviewOn} <= ${day}`,
  },
  sort: { goal, review_on: reviewOn },
  order: ['updated_at', 'DESC'],
  nullsLast: ['review_on'],
})
