import type { AdminCtx, Ctx } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, desc, eq } from '../../db/sql.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { type TemplateStatus, templateMachine } from './machine.ts'
import type { TemplateMeta } from './meta.ts'

export type TemplateRow = Omit<typeof recipes.$inferSelect, 'status' | 'templateMeta'> & {
  status: TemplateStatus
  templateMeta: TemplateMeta
}

/** A version of a template; locked until the transaction ends. */
export async function getTemplateRow(ctx: Ctx, id: string): Promise<TemplateRow> {
  const query = ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.kind, 'template')))
  const [row] = ctx.tx ? await query.for('update') : await query
  if (!row) throw notFound()
  return row as TemplateRow
}

/** The version for a step to `to`, in the revision the caller has read. */
export async function getTemplateFor(
  ctx: AdminCtx,
  id: string,
  to: TemplateStatus,
  revision: number,
): Promise<TemplateRow> {
  const template = await getTemplateRow(ctx, id)
  assertTransition(templateMachine, template.status, to, 'admin')
  if (template.revision !== revision) throw revisionConflict(null, template.updatedAt)
  return template
}

/** All versions of a template, newest first; locked inside a transaction. */
export async function versionsOf(ctx: Ctx, seriesId: string): Promise<TemplateRow[]> {
  const query = ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.seriesId, seriesId), eq(recipes.kind, 'template')))
    .orderBy(desc(recipes.version))
  return (ctx.tx ? await query.for('update') : await query) as TemplateRow[]
}
