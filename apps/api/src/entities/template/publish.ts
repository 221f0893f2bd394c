import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, sql } from '../../db/sql.ts'
import type { Read } from '../entity.ts'
import { invalidFields, type Texts } from '../errors.ts'
import { missingDosageField } from '../recipe/dosage.ts'
import { loadLines } from '../recipe/view.ts'
import { type TemplateRow, template } from './entity.ts'
import { lockTemplateFor } from './lookup.ts'
import { notifyDoctors, templatePublished, templateRetired } from './mails.ts'

/**
 * Offers a draft to its audience and retires the version before. Doctors who used the template are notified;
 * issued recipes are not changed. 422 at `lines.n.…` for what is missing.
 */
export function publishTemplate(ctx: AdminCtx, id: string, { revision }: Read): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const draft = await lockTemplateFor(ctx, id, 'published', revision)
    await assertPublishable(ctx, draft)
    await retireBefore(ctx, draft)
    const after = { version: draft.version, title: draft.title }
    await draft.move('published', { issuedAt: ctx.clock.now() }, { action: 'publish', after })
    await notifyDoctors(ctx, draft, `template-published:${id}`, (doctor) =>
      templatePublished({
        doctor,
        title: draft.title,
        version: draft.version,
        url: `${ctx.config.publicUrl}/doctors/recipes/registration?mode=template&recipe=${id}`,
      }),
    )
  })
}

async function assertPublishable(ctx: AdminCtx, draft: TemplateRow): Promise<void> {
  const lines = (await loadLines(ctx, sql`l.recipe_id = ${draft.id}`)).map(({ view }) => view)
  const meta = draft.templateMeta
  const errors: Record<string, Texts> = {}
  if (!draft.title) errors.title = titleMissing
  if (lines.length === 0) errors.lines = linesMissing
  if (meta.audience === 'specialities' && !meta.audience_specialities?.length)
    errors.audience_specialities = audienceMissing
  if (meta.audience === 'doctors' && !meta.audience_doctor_ids?.length)
    errors.audience_doctor_ids = audienceMissing
  lines.forEach((line, index) => {
    const field = missingDosageField(line)
    if (field) errors[`lines.${index}.${field}`] = dosageMissing(line.product.title)
    if (line.product.availability === 'discontinued')
      errors[`lines.${index}.product_id`] = discontinued(line.product.title)
  })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
}

async function retireBefore(ctx: TxCtx, draft: TemplateRow): Promise<void> {
  const isOut = and(eq(recipes.seriesId, draft.seriesId), eq(recipes.status, 'published'))
  for (const version of await template.lockWhere(ctx, isOut))
    await version.move(
      'retired',
      { supersededBy: draft.id, endedAt: ctx.clock.now() },
      { action: 'supersede' },
    )
  // one that was retired before it was replaced is found on the new version's page from now on
  await ctx.db
    .update(recipes)
    .set({ supersededBy: draft.id })
    .where(
      and(
        eq(recipes.seriesId, draft.seriesId),
        eq(recipes.status, 'retired'),
        sql`${recipes.supersededBy} is null`,
      ),
    )
}

const titleMissing: Texts = { en: 'Enter a name.', ja: '名称を入力してください。' }
const linesMissing: Texts = {
  en: 'Add at least one product.',
  ja: '商品を1つ以上追加してください。',
}
const audienceMissing: Texts = {
  en: 'Choose at least one.',
  ja: '1つ以上選択してください。',
}
const dosageMissing = (product: string): Texts => ({
  en: `The dosage of ${product} is not complete.`,
  ja: `「${product}」の用法・用量を入力してください。`,
})
const discontinued = (product: string): Texts => ({
  en: `${product} is no longer sold.`,
  ja: `「${product}」は販売を終了しています。`,
})

/** Takes a published template from the doctors' choice; issued recipes are not changed. */
export function retireTemplate(ctx: AdminCtx, id: string, { revision }: Read): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const template = await lockTemplateFor(ctx, id, 'retired', revision)
    const after = { title: template.title }
    await template.move('retired', { endedAt: ctx.clock.now() }, { action: 'retire', after })
    await notifyDoctors(ctx, template, `template-retired:${id}`, (doctor) =>
      templateRetired({
        doctor,
        title: template.title,
        url: `${ctx.config.publicUrl}/doctors/recipes/registration`,
      }),
    )
  })
}
