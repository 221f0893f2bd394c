import type { Ctx, TxCtx } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, desc, eq } from '../../db/sql.ts'
import { assertTransition } from '../machine.ts'
import {
  type LockedTemplate,
  type TemplateRow,
  type TemplateStatus,
  template,
  templateMachine,
} from './entity.ts'

export const getTemplateRow = async (ctx: Ctx, id: string): Promise<TemplateRow> =>
  (await template.get(ctx, id)) as TemplateRow

/** A version of a template, locked with the others of its series. */
export async function lockTemplate(tx: TxCtx, id: string): Promise<LockedTemplate> {
  const { seriesId } = await template.get(tx, id)
  await template.lockWhere(tx, eq(recipes.seriesId, seriesId))
  return (await template.lock(tx, id)) as LockedTemplate
}

/** The version for a step to `to`, in the revision the caller has read. */
export async function lockTemplateFor(
  tx: TxCtx,
  id: string,
  to: TemplateStatus,
  revision: number,
): Promise<LockedTemplate> {
  const found = await lockTemplate(tx, id)
  assertTransition(templateMachine, found.status, to, 'admin')
  await found.assertSeen(revision)
  return found
}

/** All versions of a template, newest first. */
export const versionsOf = async (ctx: Ctx, seriesId: string): Promise<TemplateRow[]> =>
  (await ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.seriesId, seriesId), eq(recipes.kind, 'template')))
    .orderBy(desc(recipes.version))) as TemplateRow[]
