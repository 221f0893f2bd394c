import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, or, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { invalid, notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { copyLines } from '../recipe/lines.ts'
import { isForDoctor } from '../recipe/templateMeta.ts'
import { getMyRecipe } from './get.ts'

type New = components['schemas']['MyRecipeNew']
type MyRecipe = components['schemas']['MyRecipe']
type Row = typeof recipes.$inferSelect

/**
 * Makes a set: empty, or with what an own set, a template or a recipe of an own patient holds. 404 for any
 * other source, 422 at `title` for neither a name nor a source.
 */
export function createMyRecipe(ctx: DoctorCtx, input: New): Promise<MyRecipe> {
  return inTransaction(ctx, async (ctx) => {
    const source = input.recipe ? await getSource(ctx, input.recipe) : undefined
    const title = input.title ?? (source && titleOf(ctx, source))
    if (!title)
      throw invalid('title', 'VALIDATION_FAILED', {
        en: 'Enter a name.',
        ja: '名称を入力してください。',
      })
    const id = newId()
    const now = ctx.clock.now()
    await ctx.db.insert(recipes).values({
      ...(source
        ? contentOf(source)
        : { validDays: (await getShopSettings(ctx))['recipe.valid_days'] }),
      id,
      kind: 'my',
      title,
      seriesId: id,
      version: 1,
      doctorId: ctx.actor.id,
      status: 'active',
      createdAt: now,
      updatedAt: now,
    })
    if (source) await copyLines(ctx, source.id, { id, doctorId: ctx.actor.id })
    await audit(ctx, {
      action: 'my_recipe.create',
      objectType: 'recipe',
      objectId: id,
      doctorId: ctx.actor.id,
      patientId: source?.patientId ?? null,
      after: { status: 'active', title },
    })
    return getMyRecipe(ctx, id)
  })
}

async function getSource(ctx: DoctorCtx, id: string): Promise<Row> {
  const own = and(eq(recipes.doctorId, ctx.actor.id), sql`${recipes.kind} in ('my', 'patient')`)
  const offered = and(
    eq(recipes.kind, 'template'),
    eq(recipes.status, 'published'),
    isForDoctor(sql`${recipes.templateMeta}`, ctx.actor.id),
  )
  const [row] = await ctx.db
    .select()
    .from(recipes)
    .where(and(eq(recipes.id, id), or(own, offered)))
  if (!row) throw notFound()
  return row
}

// a message to one patient is not for the next one
const contentOf = (source: Row) => ({
  label: source.label,
  message: source.kind === 'patient' ? '' : source.message,
  validDays: source.validDays,
  catalogId: source.kind === 'template' ? null : source.catalogId,
  ...(source.kind === 'template' && {
    sourceTemplateId: source.id,
    sourceTemplateVersion: source.version,
  }),
  ...(source.kind === 'my' && {
    sourceTemplateId: source.sourceTemplateId,
    sourceTemplateVersion: source.sourceTemplateVersion,
  }),
})

function titleOf(ctx: DoctorCtx, source: Row): string {
  const name = source.title || source.label
  if (source.kind !== 'my') return name
  const suffix = ctx.origin.locale === 'ja' ? '（コピー）' : ' (copy)'
  return `${name.slice(0, 80 - suffix.length)}${suffix}`
}
