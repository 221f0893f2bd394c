import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { isCatalogOpen } from '../catalog/visible.ts'
import { invalid } from '../errors.ts'
import { linesOfDoctor, replaceLines } from '../recipe/lines.ts'
import type { MyRecipeRow } from './entity.ts'
import { getMyRecipe } from './get.ts'
import { isUsed, lockEditable } from './lookup.ts'

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
        en: 'This catalog is not open to you.',
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
