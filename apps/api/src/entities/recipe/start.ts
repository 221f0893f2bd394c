import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { type DoctorActor, type DoctorCtx, inTransaction, type TxCtx } from '../../context.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, ne, or, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { isCatalogOpen } from '../catalog/visible.ts'
import { invalid, invalidTransition, notFound } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { copyAttachments } from './attachments.ts'
import { recipe, recipeMachine } from './entity.ts'
import { loadRecipe } from './get.ts'
import { copyLines } from './lines.ts'
import { getPatientForRecipe } from './lookup.ts'
import { isForDoctor } from './templateMeta.ts'

type Start = components['schemas']['RecipeStart']
type Recipe = components['schemas']['Recipe']
type Row = typeof recipes.$inferSelect
type Draft = { id: string; opened?: boolean }

/** Begins or opens a draft as `mode` says and answers it. 404 for a recipe or patient of another doctor. */
export function startRecipe(ctx: DoctorCtx, input: Start): Promise<Recipe> {
  return inTransaction(ctx, async (ctx) => {
    if (input.patient_id) await getPatientForRecipe(ctx, input.patient_id)
    const catalogOpen =
      !input.catalog_id || (await isCatalogOpen(ctx, ctx.actor.id, input.catalog_id))
    const usable = catalogOpen ? input : { ...input, catalog_id: undefined }
    const draft = await begin[input.mode ?? 'create'](ctx, usable)
    return loadRecipe(ctx, draft.id, [
      ...(catalogOpen ? [] : (['CATALOG_NOT_OPEN'] as const)),
      ...(draft.opened ? (['DRAFT_OPENED'] as const) : []),
    ])
  })
}

const begin: Record<
  NonNullable<Start['mode']>,
  (ctx: TxCtx<DoctorActor>, input: Start) => Promise<Draft>
> = {
  create: async (ctx, input) => (await openEmptyDraft(ctx, input)) ?? insertDraft(ctx, input, {}),

  edit: async (ctx, input) => {
    const source = await recipe.get(ctx, sourceId(input))
    return source.status === 'draft' ? { id: source.id } : nextVersion(ctx, input, source)
  },

  renew: async (ctx, input) => {
    const source = await recipe.get(ctx, sourceId(input))
    const { status } = source
    if (status === 'draft')
      throw invalidTransition(
        'recipe',
        status,
        status,
        allowedFrom(recipeMachine, status, 'doctor'),
      )
    return nextVersion(ctx, input, source)
  },

  copy: async (ctx, input) => {
    const source = await recipe.get(ctx, sourceId(input))
    const content = { ...contentOf(source), ...(source.patientId && unwritten) }
    // of a draft, which may never be issued, it is a copy of what that was copied from
    const sourceRecipeId = (source.status === 'draft' && source.sourceRecipeId) || source.id
    const draft = await insertDraft(ctx, input, { ...content, sourceRecipeId })
    await copyLines(ctx, source.id, { id: draft.id, doctorId: ctx.actor.id })
    return draft
  },

  template: async (ctx, input) => {
    const source = await getTemplate(ctx, sourceId(input))
    const draft = await insertDraft(ctx, input, {
      label: source.label || source.title.slice(0, 40),
      title: source.title,
      message: source.message,
      validDays: source.validDays,
      sourceTemplateId: source.id,
      sourceTemplateVersion: source.version,
    })
    await copyLines(ctx, source.id, { id: draft.id, doctorId: ctx.actor.id })
    return draft
  },
}

/** A draft that was opened and left without a word is used again instead of leaving more of them. */
async function openEmptyDraft(ctx: TxCtx<DoctorActor>, input: Start): Promise<Draft | undefined> {
  const result = await ctx.db.execute<{ id: string }>(sql`
    select id from ${recipes} where doctor_id = ${ctx.actor.id} and version = 1 and ${isUnwritten}
      and (patient_id is null or patient_id = ${input.patient_id ?? null}::uuid)
      and not exists (select 1 from files f where f.owner_type = 'recipe' and f.owner_id = recipes.id)
      and not exists (select 1 from invitations i where i.recipe_draft_id = recipes.id)
    order by updated_at desc limit 1`)
  const [found] = result.rows
  if (!found) return undefined
  const [draft] = await recipe.lockWhere(ctx, and(eq(recipes.id, found.id), isUnwritten))
  return draft?.save(
    { patientId: input.patient_id ?? null, catalogId: input.catalog_id ?? null },
    null,
  )
}

/** A draft of a patient's recipe in which nobody has written a word. */
const isUnwritten = sql`(recipes.kind = 'patient' and recipes.status = 'draft' and recipes.label = ''
  and recipes.message = '' and recipes.internal_note = '' and recipes.title = ''
  and not exists (select 1 from recipe_lines l where l.recipe_id = recipes.id))`

async function nextVersion(ctx: TxCtx<DoctorActor>, input: Start, source: Row): Promise<Draft> {
  const series = await recipe.lockWhere(ctx, eq(recipes.seriesId, source.seriesId))
  const versions = series.sort((a, b) => b.version - a.version)
  const open = versions.find((each) => each.status === 'draft')
  if (open) return { id: open.id, opened: true }
  // nothing is written that could not be issued
  if (source.patientId) await getPatientForRecipe(ctx, source.patientId)
  const draft = await insertDraft(
    ctx,
    { ...input, patient_id: source.patientId ?? undefined },
    {
      ...contentOf(source),
      seriesId: source.seriesId,
      version: (versions[0]?.version ?? 0) + 1,
      sourceRecipeId: source.id,
    },
  )
  await copyLines(ctx, source.id, { id: draft.id, doctorId: ctx.actor.id, isNextVersion: true })
  await copyAttachments(ctx, source.id, {
    id: draft.id,
    doctorId: ctx.actor.id,
    patientId: source.patientId,
  })
  return draft
}

/** Inserts a draft of the doctor with these values. */
export async function insertDraft(
  ctx: DoctorCtx,
  input: Start,
  values: Partial<Row>,
): Promise<Draft> {
  const id = newId()
  const now = ctx.clock.now()
  await ctx.db.insert(recipes).values({
    ...values,
    id,
    kind: 'patient',
    seriesId: values.seriesId ?? id,
    version: values.version ?? 1,
    doctorId: ctx.actor.id,
    patientId: input.patient_id ?? null,
    catalogId: input.catalog_id ?? values.catalogId ?? null,
    validDays: values.validDays ?? (await getShopSettings(ctx))['recipe.valid_days'],
    status: 'draft',
    startsOn: dateIn(now, ctx.config.timeZone),
    createdAt: now,
    updatedAt: now,
  })
  await audit(ctx, {
    action: 'recipe.create',
    objectId: id,
    doctorId: ctx.actor.id,
    patientId: input.patient_id ?? null,
    after: { status: 'draft', version: values.version ?? 1 },
  })
  return { id }
}

/** What was written about one patient is not for the next one. */
const unwritten = { message: '', internalNote: '' }

const contentOf = (source: Row) => ({
  label: source.label,
  title: source.title,
  message: source.message,
  internalNote: source.internalNote,
  validDays: source.validDays,
  catalogId: source.catalogId,
  sourceTemplateId: source.sourceTemplateId,
  sourceTemplateVersion: source.sourceTemplateVersion,
})

async function getTemplate(ctx: DoctorCtx, id: string): Promise<Row> {
  const [row] = await ctx.db
    .select()
    .from(recipes)
    .where(
      and(
        eq(recipes.id, id),
        or(ne(recipes.kind, 'template'), isForDoctor(sql`${recipes.templateMeta}`, ctx.actor.id)),
      ),
    )
  const own = row?.kind === 'my' && row.doctorId === ctx.actor.id && row.status === 'active'
  const published = row?.kind === 'template' && row.status === 'published'
  if (!row || !(own || published)) throw notFound()
  return row
}

function sourceId(input: Start): string {
  if (input.recipe) return input.recipe
  throw invalid('recipe', 'VALIDATION_FAILED', {
    en: 'Choose a recipe.',
    ja: 'レシピを選んでください。',
  })
}
