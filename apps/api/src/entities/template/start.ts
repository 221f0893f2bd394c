import type { components } from '@officina/openapi/schema'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { and, eq, ne } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit, auditOf } from '../audit.ts'
import { forbidden, invalid, notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { copyLines } from '../recipe/lines.ts'
import { type TemplateRow, template } from './entity.ts'
import { getTemplateRow } from './lookup.ts'
import { assertCatalog } from './save.ts'

type Start = components['schemas']['AdminTemplateStart']

/** Begins or opens a draft as `mode` says; answers its id. */
export function startTemplate(ctx: AdminCtx, input: Start): Promise<string> {
  return inTransaction(ctx, (ctx) => begin[input.mode](ctx, input))
}

const begin: Record<Start['mode'], (ctx: TxCtx<AdminActor>, input: Start) => Promise<string>> = {
  create: async (ctx, input) => {
    if (input.catalog_id) await assertCatalog(ctx, input.catalog_id)
    return insertDraft(ctx, { title: titleOf(input), catalogId: input.catalog_id })
  },

  edit: async (ctx, input) => {
    const source = await getTemplateRow(ctx, sourceId(input))
    return source.status === 'draft' ? source.id : nextTemplateVersion(ctx, source)
  },

  copy: async (ctx, input) => {
    const source = await getTemplateRow(ctx, sourceId(input))
    const suffix = ctx.origin.locale === 'ja' ? '（コピー）' : ' (copy)'
    const title = input.title ?? `${source.title.slice(0, 80 - suffix.length)}${suffix}`
    const id = await insertDraft(ctx, { ...contentOf(source), title })
    await copyLines(ctx, source.id, { id, doctorId: null })
    return id
  },

  template: async (ctx, input) => {
    const title = titleOf(input)
    const source = await readRecipe(ctx, sourceId(input))
    const id = await insertDraft(ctx, { title, validDays: source.validDays })
    await copyLines(ctx, source.id, { id, doctorId: null })
    // words were written for one person: only products and figures go on
    await ctx.db
      .update(recipeLines)
      .set({ instructions: '', rationale: '', takeWithText: null, stateReason: null })
      .where(eq(recipeLines.recipeId, id))
    return id
  },
}

/** The open draft of the next version, made from `source` when there is none. */
export async function nextTemplateVersion(
  ctx: TxCtx<AdminActor>,
  source: TemplateRow,
): Promise<string> {
  const series = await template.lockWhere(ctx, eq(recipes.seriesId, source.seriesId))
  const versions = series.sort((a, b) => b.version - a.version)
  const open = versions.find((each) => each.status === 'draft')
  if (open) return open.id
  const id = await insertDraft(ctx, {
    ...contentOf(source),
    seriesId: source.seriesId,
    version: (versions[0]?.version ?? 0) + 1,
    sourceTemplateId: source.id,
    sourceTemplateVersion: source.version,
  })
  await copyLines(ctx, source.id, { id, doctorId: null })
  return id
}

async function insertDraft(
  ctx: AdminCtx,
  values: Partial<Omit<TemplateRow, 'status'>>,
): Promise<string> {
  const id = newId()
  const now = ctx.clock.now()
  await ctx.db.insert(recipes).values({
    ...values,
    id,
    kind: 'template',
    seriesId: values.seriesId ?? id,
    version: values.version ?? 1,
    validDays: values.validDays ?? (await getShopSettings(ctx))['recipe.valid_days'],
    doctorId: null,
    status: 'draft',
    templateMeta: { audience: 'all', ...values.templateMeta, updated_by: ctx.actor.accountId },
    createdAt: now,
    updatedAt: now,
  })
  await audit(ctx, {
    action: 'template.create',
    objectId: id,
    after: { status: 'draft', version: values.version ?? 1, title: values.title },
  })
  return id
}

const contentOf = (source: TemplateRow) => ({
  label: source.label,
  title: source.title,
  message: source.message,
  validDays: source.validDays,
  catalogId: source.catalogId,
  templateMeta: source.templateMeta,
})

/** A recipe is health data: reading it for a template is audited like any other reading. */
async function readRecipe(ctx: AdminCtx, id: string) {
  if (!ctx.actor.permissions.includes('phi.read')) throw forbidden()
  const [row] = await ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), eq(recipes.kind, 'patient'), ne(recipes.status, 'draft')))
  if (!row) throw notFound()
  await auditOf(ctx, 'recipe.read', id, row)
  return row
}

function sourceId(input: Start): string {
  if (input.recipe) return input.recipe
  throw invalid('recipe', 'VALIDATION_FAILED', required)
}

function titleOf(input: Start): string {
  if (input.title) return input.title
  throw invalid('title', 'VALIDATION_FAILED', required)
}

const required = { en: 'This field is required.', ja: '入力してください。' }
