import type { AdminCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes, whereInForce } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { holds } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { defineList } from '../read/list.ts'
import { personName } from '../wire.ts'

const flagged = {
  warning_overridden: sql`jsonb_array_length(${recipes.warningsOverridden}) > 0`,
  discontinued_product: sql`${whereInForce(recipes.status)} and exists (
    select 1 from recipe_lines l join products p on p.id = l.product_id
    where l.recipe_id = ${recipes.id} and (p.removed_at is not null or p.availability = 'discontinued'))`,
  held_by_platform: sql`${recipes.status} = 'on_hold' and ${recipes.heldBy} = 'admin'`,
}
type Flag = keyof typeof flagged

/** Recipes that were issued, of all practices; drafts are the doctors' own. */
export const recipeList = defineList('adminListRecipes', {
  table: recipes,
  joins: sql`inner join ${doctors} on ${doctors.id} = ${recipes.doctorId}
    inner join ${patients} on ${patients.id} = ${recipes.patientId}`,
  pageJoins: () => sql`left join lateral (
      select count(*)::int as lines_count,
        (count(*) filter (where not l.optional and l.times_ordered > 0))::int as ordered_count,
        (count(*) filter (where not l.optional))::int as needed_count
      from recipe_lines l where l.recipe_id = ${recipes.id}) counts on true
    left join lateral (
      select coalesce(sum(ol.line_total - ol.refunded), 0)::float8 as sales
      from recipe_lines l join order_lines ol on ol.recipe_line_id = l.id
      join orders o on o.id = ol.order_id and o.order_state <> 'cancelled'
      where l.recipe_id = ${recipes.id}) sold on true`,
  where: () => sql`${recipes.kind} = 'patient' and ${recipes.status} <> 'draft'`,
  columns: {
    doctor_name: personName(doctors.lastName, doctors.firstName),
    patient_number: patients.number,
    patient_name: personName(patients.lastName, patients.firstName),
    lines_count: sql`counts.lines_count`,
    ordered_count: sql`counts.ordered_count`,
    needed_count: sql`counts.needed_count`,
    sales: sql`sold.sales`,
    currency: (ctx) => sql`${ctx.config.currency}::text`,
    flags: sql`array_remove(array[${sql.join(
      Object.entries(flagged).map(
        ([flag, condition]) => sql`case when ${condition} then ${sql.raw(`'${flag}'`)} end`,
      ),
      sql`, `,
    )}]::text[], null)`,
  },
  filters: {
    flag: (flags) => anyOf(flags.map((flag) => flagged[flag as Flag])),
    product_id: (id) =>
      sql`exists (select 1 from recipe_lines l where l.recipe_id = ${recipes.id} and l.product_id = ${id})`,
    template_id: (id) => sql`${recipes.sourceTemplateId} in (
      select version.id from recipes version join recipes chosen on chosen.series_id = version.series_id
      where chosen.id = ${id} and version.kind = 'template')`,
    q: matchesText,
  },
  order: ['issued_at', 'DESC'],
})

export const mayReadHealth = (ctx: AdminCtx): boolean => ctx.actor.permissions.includes('phi.read')

function matchesText(q: string, ctx: AdminCtx): SQL {
  const person = mayReadHealth(ctx)
    ? holds(sql`p.search_text`, q)
    : sql`${numberHolds(sql`p.number`, q)} and ${holds(sql`p.search_text`, q)}`
  const ofPatients = sql`${recipes.patientId} in (select p.id from patients p where ${person})`
  return sql`${numberHolds(recipes.number, q)} or ${ofPatients}`
}

const anyOf = (conditions: SQL[]): SQL =>
  sql.join(
    [sql`false`, ...conditions].map((condition) => sql`(${condition})`),
    sql` or `,
  )
