import type { DoctorCtx } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { invalidTransition, notFound, revisionConflict } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { type MyRecipeStatus, myRecipeMachine } from './machine.ts'

export type MyRecipeRow = Omit<typeof recipes.$inferSelect, 'status'> & { status: MyRecipeStatus }

/** A set of this doctor; locked until the transaction ends. 404 for anything else. */
export async function getMyRecipeRow(ctx: DoctorCtx, id: string): Promise<MyRecipeRow> {
  const query = ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.doctorId, ctx.actor.id), eq(recipes.kind, 'my')))
  const [row] = ctx.tx ? await query.for('update') : await query
  if (!row) throw notFound()
  return row as MyRecipeRow
}

/** The set for a step to `to`, in the revision the caller has read. */
export async function getMyRecipeFor(
  ctx: DoctorCtx,
  id: string,
  to: MyRecipeStatus,
  revision: number,
): Promise<MyRecipeRow> {
  const row = await getMyRecipeRow(ctx, id)
  assertTransition(myRecipeMachine, row.status, to, 'doctor')
  if (row.revision !== revision) throw revisionConflict(ctx.actor.name, row.updatedAt)
  return row
}

/** The set to be written, in the revision the caller has read; 409 for an archived one. */
export async function getEditableMyRecipe(
  ctx: DoctorCtx,
  id: string,
  revision: number,
): Promise<MyRecipeRow> {
  const row = await getMyRecipeRow(ctx, id)
  if (row.status !== 'active')
    throw invalidTransition('set', row.status, 'active', ['restore', 'duplicate'])
  if (row.revision !== revision) throw revisionConflict(ctx.actor.name, row.updatedAt)
  return row
}

/** Whether a recipe of a patient began with it: with this version, or with any. Drafts count. */
export async function isUsed(ctx: DoctorCtx, id: string, version?: number): Promise<boolean> {
  const found = await ctx.db.execute(sql`
    select 1 from recipes r where r.source_template_id = ${id} and r.kind = 'patient'
      ${version === undefined ? sql`` : sql`and r.source_template_version = ${version}`} limit 1`)
  return found.rows.length > 0
}
