import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq, sql } from '../../db/sql.ts'
import { conflict, invalid } from '../errors.ts'
import { linesOfPlatform, replaceLines } from '../recipe/lines.ts'
import type { TemplateMeta } from '../recipe/templateMeta.ts'
import type { TemplateRow } from './entity.ts'
import { lockTemplate } from './lookup.ts'

type Patch = components['schemas']['AdminTemplatePatch']

/** Saves a draft. A version that was published is never changed. */
export function saveTemplate(ctx: AdminCtx, id: string, patch: Patch): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const draft = await lockTemplate(ctx, id)
    assertDraft(draft)
    await draft.assertSeen(patch.revision)
    // one that was archived since stays
    if (patch.catalog_id && patch.catalog_id !== draft.catalogId)
      await assertCatalog(ctx, patch.catalog_id)
    if (patch.audience_doctor_ids) await assertDoctors(ctx, patch.audience_doctor_ids)
    if (patch.lines) await replaceLines(ctx, id, patch.lines, linesOfPlatform)
    await draft.save(
      {
        title: patch.title ?? draft.title,
        label: patch.label ?? draft.label,
        message: patch.message ?? draft.message,
        validDays: patch.valid_days ?? draft.validDays,
        catalogId: patch.catalog_id === undefined ? draft.catalogId : patch.catalog_id,
        templateMeta: { ...draft.templateMeta, ...metaOf(patch), updated_by: ctx.actor.accountId },
      },
      null,
    )
  })
}

/** Deletes a draft for good; a version that was published stays. */
export function deleteTemplate(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const draft = await lockTemplate(ctx, id)
    assertDraft(draft)
    await ctx.db.delete(recipes).where(eq(recipes.id, id))
    const before = { status: 'draft', version: draft.version, title: draft.title }
    await draft.log({ action: 'delete', before })
  })
}

const metaFields = [
  'goal',
  'evidence_note',
  'links',
  'audience',
  'audience_specialities',
  'audience_doctor_ids',
  'review_on',
] as const satisfies readonly (keyof TemplateMeta & keyof Patch)[]

const metaOf = (patch: Patch): TemplateMeta =>
  Object.fromEntries(
    metaFields.filter((name) => patch[name] !== undefined).map((name) => [name, patch[name]]),
  )

function assertDraft(template: TemplateRow): void {
  if (template.status !== 'draft')
    throw conflict(
      'INVALID_TRANSITION',
      {
        en: 'A published version cannot be changed. Create a new version instead.',
        ja: '公開した版は変更できません。新しい版を作成してください。',
      },
      { allowed: [], from: template.status },
    )
}

export async function assertCatalog(ctx: AdminCtx, id: string): Promise<void> {
  const found = await ctx.db.execute(
    sql`select 1 from catalogs where id = ${id} and kind = 'platform' and status = 'active'`,
  )
  if (found.rows.length === 0)
    throw invalid('catalog_id', 'VALIDATION_FAILED', {
      en: 'This catalog does not exist.',
      ja: 'カタログが見つかりません。',
    })
}

async function assertDoctors(ctx: AdminCtx, ids: string[]): Promise<void> {
  const found = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from doctors where id = any(${sql.param(ids)}::uuid[])`,
  )
  if (found.rows[0]?.n !== new Set(ids).size)
    throw invalid('audience_doctor_ids', 'VALIDATION_FAILED', {
      en: 'One of these doctors does not exist.',
      ja: '存在しない医師が含まれています。',
    })
}
