import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { conflict } from '../errors.ts'
import { copyLines } from '../recipe/lines.ts'
import { getMyRecipe } from './get.ts'
import { isUsed, lockEditable } from './lookup.ts'
import { newerTemplate } from './newer.ts'

type MyRecipe = components['schemas']['MyRecipe']

/** Replaces lines and message by those of the newer template; 409 NO_UPDATE when there is none. */
export function takeOverTemplate(ctx: DoctorCtx, id: string, revision: number): Promise<MyRecipe> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockEditable(ctx, id, revision)
    const newer = await newerTemplate(ctx, row.sourceTemplateId)
    if (!newer)
      throw conflict('NO_UPDATE', {
        en: 'The template has not changed since.',
        ja: 'テンプレートは更新されていません。',
      })
    const isNew = await isUsed(ctx, id, row.version)
    await ctx.db.delete(recipeLines).where(eq(recipeLines.recipeId, id))
    await copyLines(ctx, newer.id, { id, doctorId: ctx.actor.id })
    await row.save(
      {
        message: newer.message,
        version: isNew ? row.version + 1 : row.version,
        sourceTemplateId: newer.id,
        sourceTemplateVersion: newer.version,
      },
      {
        action: 'take_over',
        before: { template_version: row.sourceTemplateVersion },
        after: { template_version: newer.version },
      },
    )
    return getMyRecipe(ctx, id)
  })
}
