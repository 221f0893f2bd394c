import type { components } from '@officina/openapi/schema'
import { startingDosage } from '@officina/shared/dosage/starting'
import { type AdminCtx, inTransaction, type Locale } from '../../context.ts'
import type { LabelDosage } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { DomainError, invalid, type Texts } from '../errors.ts'
import { daysSupplyOf, defaultDaysBetween, dosageSentence } from '../recipe/dosage.ts'
import { columnsOf, type LineInput } from '../recipe/lines.ts'
import { loadLines, type RecipeLineView } from '../recipe/view.ts'
import type { TemplateRow } from './entity.ts'
import { getTemplateRow, lockTemplate } from './lookup.ts'
import { publishTemplate } from './publish.ts'
import { nextTemplateVersion } from './start.ts'

type Request = components['schemas']['AdminTemplateReplace']
type Result = components['schemas']['AdminTemplateReplaced']
type Pack = {
  id: string
  product_id: string
  product: string
  title: string
  pack_unit: string
  units_per_pack: number
  price: number
  sold: boolean
  usage_kind: string
  label_dosage: LabelDosage | null
}

/**
 * Puts one pack in the place of another in many templates, each by itself: a draft is changed, a published
 * version gets its next one. With `dry_run` nothing is written.
 */
export async function replaceProduct(ctx: AdminCtx, request: Request): Promise<Result[]> {
  const from = await getPack(ctx, request.from_variant_id, 'from_variant_id')
  const to = await getPack(ctx, request.to_variant_id, 'to_variant_id')
  if (!to.sold) throw invalid('to_variant_id', 'PRODUCT_UNAVAILABLE', notSold)
  if (from.id === to.id) throw invalid('to_variant_id', 'VALIDATION_FAILED', samePack)
  const results: Result[] = []
  for (const id of await holding(ctx, request))
    results.push(await replaceIn(ctx, id, from, to, request))
  return results
}

async function replaceIn(
  ctx: AdminCtx,
  id: string,
  from: Pack,
  to: Pack,
  { dry_run: isDry, publish }: Request,
): Promise<Result> {
  const template = await getTemplateRow(ctx, id)
  const lines = (await loadLines(ctx, sql`l.recipe_id = ${id}`)).map(({ view }) => view)
  const held = lines.filter((line) => line.variant_id === from.id)
  const base = {
    template_id: id,
    title: template.title,
    version: template.version,
    status: template.status as 'draft' | 'published',
    before: held.map((line) => doseOf(line, from, ctx.origin.locale)),
    after: held.map((line) => doseOf(changed(line, from, to), to, ctx.origin.locale)),
  }
  try {
    if (lines.some((line) => line.product_id === to.product_id && line.variant_id !== from.id))
      throw invalid('to_variant_id', 'VALIDATION_FAILED', alreadyThere)
    await assertNoOtherDraft(ctx, template)
    const done = template.status === 'draft' ? 'draft_changed' : 'new_draft'
    const outcome = publish ? 'published' : done
    if (isDry) return { ...base, outcome, message: null, draft_id: null }
    const draftId = await write(ctx, template, from, to, publish === true)
    return { ...base, outcome, message: null, draft_id: draftId }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const message = error.texts[ctx.origin.locale]
    return { ...base, outcome: 'refused', message, draft_id: null }
  }
}

function write(
  ctx: AdminCtx,
  template: TemplateRow,
  from: Pack,
  to: Pack,
  publish: boolean,
): Promise<string> {
  return inTransaction(ctx, async (ctx) => {
    const id = template.status === 'draft' ? template.id : await nextTemplateVersion(ctx, template)
    const draft = await lockTemplate(ctx, id)
    const lines = (await loadLines(ctx, sql`l.recipe_id = ${id}`)).map(({ view }) => view)
    for (const line of lines.filter((each) => each.variant_id === from.id)) {
      const next = changed(line, from, to)
      await ctx.db
        .update(recipeLines)
        .set({ ...columnsOf(next as LineInput, to), price: to.price })
        .where(and(eq(recipeLines.id, line.id), eq(recipeLines.recipeId, id)))
    }
    const saved = await draft.save(
      { templateMeta: { ...draft.templateMeta, updated_by: ctx.actor.accountId } },
      {
        action: 'replace_product',
        before: { product: `${from.product}, ${from.title}` },
        after: { product: `${to.product}, ${to.title}` },
      },
    )
    if (publish) await publishTemplate(ctx, id, saved)
    return id
  })
}

/**
 * The line with the new pack. Another product begins with the dosage of its own label, as a new line does; another
 * pack of the same product keeps the dosage, counted in the new pack's unit where it was counted in the old one's.
 */
function changed(line: RecipeLineView, from: Pack, to: Pack): RecipeLineView {
  const put = { ...line, product_id: to.product_id, variant_id: to.id }
  if (to.product_id !== from.product_id) {
    const dosage = startingDosage({ ...to, unit: to.pack_unit }) as Partial<RecipeLineView>
    const next = { ...put, ...dosage, weekdays: null, take_with_text: null, instructions: '' }
    return { ...next, min_days_between: defaultDaysBetween(daysSupplyOf(next, to)) }
  }
  const unit = line.unit === from.pack_unit ? (to.pack_unit as RecipeLineView['unit']) : line.unit
  const next = { ...put, unit }
  const wasDefault = line.min_days_between === defaultDaysBetween(daysSupplyOf(line, from))
  return wasDefault
    ? { ...next, min_days_between: defaultDaysBetween(daysSupplyOf(next, to)) }
    : next
}

const doseOf = (line: RecipeLineView, pack: Pack, locale: Locale): Result['before'][number] => ({
  product: pack.product,
  variant_title: pack.title,
  dosage: dosageSentence(line, locale),
  days_supply: daysSupplyOf(line, pack),
})

/** Drafts and published versions that hold the pack, of those asked for. */
async function holding(ctx: AdminCtx, request: Request): Promise<string[]> {
  const chosen = request.template_ids
    ? sql`r.id = any(${sql.param(request.template_ids)}::uuid[])`
    : sql`true`
  const found = await ctx.db.execute<{ id: string }>(sql`
    select r.id from recipes r
    where r.kind = 'template' and r.status in ('draft', 'published') and ${chosen} and exists (
      select 1 from recipe_lines l where l.recipe_id = r.id and l.variant_id = ${request.from_variant_id})
    order by r.title, r.version, r.id limit 100`)
  return found.rows.map((row) => row.id)
}

async function assertNoOtherDraft(ctx: AdminCtx, template: TemplateRow): Promise<void> {
  if (template.status === 'draft') return
  const found = await ctx.db.execute(sql`
    select 1 from recipes where series_id = ${template.seriesId} and kind = 'template' and status = 'draft'`)
  if (found.rows.length > 0) throw invalid('template_ids', 'VALIDATION_FAILED', draftOpen)
}

async function getPack(ctx: AdminCtx, id: string, field: string): Promise<Pack> {
  const found = await ctx.db.execute<Pack>(sql`
    select v.id, v.product_id, p.title as product, v.title, v.unit as pack_unit, v.units_per_pack,
      v.price::float8 as price, p.removed_at is null as sold,
      p.usage_kind, p.label_dosage
    from variants v join products p on p.id = v.product_id where v.id = ${id}`)
  const [pack] = found.rows
  if (!pack)
    throw invalid(field, 'VALIDATION_FAILED', {
      en: 'This pack size does not exist.',
      ja: 'この規格はありません。',
    })
  return pack
}

const notSold: Texts = {
  en: 'This product is no longer sold.',
  ja: 'この商品は販売を終了しています。',
}
const samePack: Texts = {
  en: 'Choose another product.',
  ja: '別の商品を選択してください。',
}
const alreadyThere: Texts = {
  en: 'It already contains the new product.',
  ja: '置き換え後の商品がすでに含まれています。',
}
const draftOpen: Texts = {
  en: 'A draft of the next version is open. Only the draft is changed.',
  ja: '新しい版の下書きがあるため、下書きのみが対象です。',
}
