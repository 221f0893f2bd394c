import { recipes } from '../../db/schema/recipe.ts'
import { alias, and, sql } from '../../db/sql.ts'
import { like, wordsOf } from '../list.ts'
import { defineList } from '../read/list.ts'
import { variantAvailability } from '../stock/availability.ts'
import { isoOf } from '../wire.ts'
import { newerThan } from './newer.ts'

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

/** The doctor's own sets, last changed first. */
export const myRecipeList = defineList('doctorListMyRecipes', {
  table: alias(recipes, 'r'),
  joins: sql`cross join lateral (${usesOfSet}) uses`,
  pageJoins: sql`left join lateral (${linesOfSet}) lines on true`,
  where: (ctx) => sql`r.doctor_id = ${ctx.actor.id} and r.kind = 'my'`,
  columns: {
    products: sql`coalesce(lines.products, '[]'::jsonb)`,
    products_count: sql`coalesce(lines.n, 0)`,
    unavailable_count: sql`coalesce(lines.unavailable, 0)`,
    total: sql`coalesce(lines.total, 0)::float8`,
    currency: (ctx) => sql`${ctx.config.currency}::text`,
    refill_days: sql`lines.refill_days`,
    used_count: sql`uses.used_count`,
    last_used_at: isoOf(sql`uses.last_used_at`),
    has_update: (ctx) => sql`exists (select 1 from ${newerThan(ctx, sql`r.source_template_id`)})`,
  },
  filters: {
    product_id: (id) =>
      sql`exists (select 1 from recipe_lines l where l.recipe_id = r.id and l.product_id = ${id})`,
    q: (q) =>
      and(
        ...wordsOf(q).map(
          (word) => sql`((r.title || ' ' || r.label) ilike ${like(word)} or exists (
      select 1 from recipe_lines l join products p on p.id = l.product_id
      where l.recipe_id = r.id and (p.title || ' ' || p.brand) ilike ${like(word)}))`,
        ),
      ),
  },
  sort: { used_count: sql`uses.used_count`, last_used_at: sql`uses.last_used_at` },
  order: ['updated_at', 'DESC'],
  nullsLeast: ['last_used_at'],
})
