import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { whereInForce, whereIssued } from '../../db/schema/recipe.ts'
import { sql } from '../../db/sql.ts'
import { newestDraft } from './beginning.ts'
import { renewalWord, runsOutAt } from './renewal.ts'

type Counts = components['schemas']['RecipeCounts']

/** How many recipes each tab of the doctor's list holds, and the draft to go on with. */
export async function countRecipes(ctx: DoctorCtx): Promise<Counts> {
  const due = sql`(
    select ${renewalWord(sql`min(${runsOutAt(ctx)})`, ctx.clock.now())} in ('overdue', 'due_soon')
    from recipe_lines l join variants v on v.id = l.variant_id
    where l.recipe_id = r.id and l.state = 'active')`
  const { rows } = await ctx.db.execute<Omit<Counts, 'unsent'>>(sql`
    select count(*)::int as all,
      (count(*) filter (where r.status = 'draft'))::int as draft,
      (count(*) filter (where ${whereIssued()}))::int as issued,
      (count(*) filter (where ${whereIssued()} and r.first_ordered_at is null))::int as not_ordered,
      (count(*) filter (where ${whereIssued()} and r.first_ordered_at is not null and ${due}))::int as renewal_due,
      (count(*) filter (where r.status = 'on_hold'))::int as on_hold,
      (count(*) filter (where r.status <> 'draft' and not ${whereInForce()}))::int as ended
    from recipes r where r.doctor_id = ${ctx.actor.id} and r.kind = 'patient'`)
  const [counts] = rows
  if (!counts) throw new Error('a count has one row')
  return { ...counts, unsent: await newestDraft(ctx, null) }
}
