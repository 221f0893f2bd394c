import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { isCatalogOpen } from '../catalog/visible.ts'
import { conflict, invalid } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { copyLines, linesOfDoctor, replaceLines } from '../recipe/lines.ts'
import { type MyRecipeRow, type MyRecipeStatus, myRecipe, myRecipeMachine } from './entity.ts'
import { getMyRecipe } from './get.ts'
import { isUsed, lockEditable } from './lookup.ts'
import { newerTemplate } from './newer.ts'

type Patch = components['schemas']['MyRecipePatch']
type MyRecipe = components['schemas']['MyRecipe']

/**
 * Saves a set; the answer carries the next revision. What was used before keeps its version number, so a
 * change of its content is the next version. 409 for an archived or stale one.
 */
export function saveMyRecipe(ctx: DoctorCtx, id: string, patch: Patch): Promise<MyRecipe> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockEditable(ctx, id, patch.revision)
    if (patch.catalog_id && !(await isCatalogOpen(ctx, ctx.actor.id, patch.catalog_id)))
      throw invalid('catalog_id', 'VALIDATION_FAILED', {
        en: 'You do not have access to this catalog.',
        ja: 'このカタログは利用できません。',
      })
    if (patch.lines) await replaceLines(ctx, id, patch.lines, linesOfDoctor(ctx))
    const title = patch.title ?? row.title
    const version = await nextVersion(ctx, row, patch)
    // one row a version and name, not one a key stroke
    const isLogged = title !== row.title || version !== row.version
    await row.save(
      {
        title,
        version,
        label: patch.label ?? row.label,
        message: patch.message ?? row.message,
        validDays: patch.valid_days ?? row.validDays,
        catalogId: patch.catalog_id === undefined ? row.catalogId : patch.catalog_id,
      },
      isLogged
        ? {
            action: 'update',
            before: { title: row.title, version: row.version },
            after: { title, version },
          }
        : null,
    )
    return getMyRecipe(ctx, id)
  })
}

async function nextVersion(ctx: DoctorCtx, row: MyRecipeRow, patch: Patch): Promise<number> {
  const isContent =
    patch.lines !== undefined || (patch.message !== undefined && patch.message !== row.message)
  return isContent && (await isUsed(ctx, row.id, row.version)) ? row.version + 1 : row.version
}

/** Puts a set away: it is offered no more; recipes that began with it stay. */
export const archiveMyRecipe = (ctx: DoctorCtx, id: string, revision: number) =>
  step(ctx, id, 'archived', revision)

/** Takes it out of the archive. */
export const restoreMyRecipe = (ctx: DoctorCtx, id: string, revision: number) =>
  step(ctx, id, 'active', revision)

function step(ctx: DoctorCtx, id: string, to: MyRecipeStatus, revision: number): Promise<MyRecipe> {
  return inTransaction(ctx, async (ctx) => {
    const row = await myRecipe.lock(ctx, id)
    assertTransition(myRecipeMachine, row.status, to, 'doctor')
    await row.assertSeen(revision)
    const isEnd = to === 'archived'
    const values = { endedAt: isEnd ? ctx.clock.now() : null }
    await row.move(to, values, { action: isEnd ? 'archive' : 'restore' })
    return getMyRecipe(ctx, id)
  })
}

/** Deletes a set that no recipe began with; 409 MY_RECIPE_USED for one that is to be archived instead. */
export function deleteMyRecipe(ctx: DoctorCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await myRecipe.lock(ctx, id)
    if (await isUsed(ctx, id))
      throw conflict('MY_RECIPE_USED', {
        en: 'A recipe uses this template, so it cannot be deleted. Archive it instead.',
        ja: 'このテンプレートはレシピに使用されているため、削除できません。アーカイブしてください。',
      })
    await ctx.db.delete(recipes).where(eq(recipes.id, id))
    await audit(ctx, {
      action: 'my_recipe.delete',
      objectType: 'recipe',
      objectId: id,
      doctorId: ctx.actor.id,
      before: { status: row.status, title: row.title },
    })
  })
}

/** Replaces lines and message by those of the newer template; 409 NO_UPDATE when there is none. */
export function takeOverTemplate(ctx: DoctorCtx, id: string, revision: number): Promise<MyRecipe> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockEditable(ctx, id, revision)
    const newer = await newerTemplate(ctx, row.sourceTemplateId)
    if (!newer)
      throw conflict('NO_UPDATE', {
        en: 'Your template is already up to date.',
        ja: 'テンプレートはすでに最新の版です。',
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
