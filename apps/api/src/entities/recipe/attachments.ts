import type { components } from '@officina/openapi/schema'
import {
  type Ctx,
  type DoctorCtx,
  inTransaction,
  type PatientCtx,
  type TxCtx,
} from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, type SQL, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { AuditAction } from '../auditActions.ts'
import { conflict, notFound } from '../errors.ts'
import { assertDocuments } from '../file/documents.ts'
import { type FileContent, type NewFile, removeStored, storeFiles } from '../file/store.ts'
import { isoOf } from '../wire.ts'
import { type LockedRecipe, type RecipeRow, recipe } from './entity.ts'

type Attachment = components['schemas']['RecipeAttachment']
type FileRow = typeof files.$inferSelect

const ownerType = 'recipe'
const tooMany = {
  en: 'A recipe can have up to 10 files. Remove one first.',
  ja: '添付は10件までです。先に1件削除してください。',
}

/** Files of recipes, oldest first, by recipe. */
export async function loadAttachments(
  ctx: Ctx,
  recipeIds: string[],
): Promise<Map<string, Attachment[]>> {
  const result = await ctx.db.execute<Attachment & { recipe_id: string }>(sql`
    select f.id, f.filename, f.content_type, f.size, ${isoOf(sql`f.created_at`)} as created_at,
      f.owner_id as recipe_id
    from files f where f.owner_type = ${ownerType} and f.deleted_at is null
      and f.owner_id = any(${sql.param(recipeIds)}::uuid[])
    order by f.created_at, f.id`)
  const found = new Map<string, Attachment[]>()
  for (const { recipe_id, ...file } of result.rows)
    found.set(recipe_id, [...(found.get(recipe_id) ?? []), file])
  return found
}

/** Adds files to a draft and answers all it has. 422 at `files`; 409 when it was issued. */
export async function addAttachments(
  ctx: DoctorCtx,
  recipeId: string,
  uploads: NewFile[],
): Promise<Attachment[]> {
  return inTransaction(ctx, async (ctx) => {
    const draft = await lockOpenDraft(ctx, recipeId)
    const before = (await loadAttachments(ctx, [recipeId])).get(recipeId) ?? []
    assertDocuments(uploads, { already: before.length, most: 10, tooMany })
    await storeFiles(ctx, uploads, ownerOf(draft))
    await note(ctx, draft, 'recipe.add_attachment', { files: uploads.length })
    return (await loadAttachments(ctx, [recipeId])).get(recipeId) ?? []
  })
}

/** Takes one file away from a draft. */
export async function deleteAttachment(
  ctx: DoctorCtx,
  recipeId: string,
  id: string,
): Promise<void> {
  const file = await inTransaction(ctx, async (ctx) => {
    const draft = await recipe.lock(ctx, recipeId)
    const file = await findFile(ctx, recipeId, id)
    assertDraft(draft)
    await ctx.db.delete(files).where(eq(files.id, id))
    await draft.log({ action: 'remove_attachment', after: { file: id } })
    return file
  })
  await removeStored(ctx, [file])
}

/** A file for the doctor of the recipe; the read is audited. */
export async function getAttachment(
  ctx: DoctorCtx,
  recipeId: string,
  id: string,
): Promise<FileContent> {
  const found = await recipe.get(ctx, recipeId)
  const file = await findFile(ctx, recipeId, id)
  if (found.patientId) await note(ctx, found, 'recipe.read_attachment', { file: id })
  return contentOf(ctx, file)
}

/** A file for the patient of the recipe; drafts and mistakes are not shown. */
export async function getAttachmentForPatient(
  ctx: PatientCtx,
  recipeId: string,
  id: string,
): Promise<FileContent> {
  const isOwn = sql`exists (select 1 from ${recipes} r where r.id = ${recipeId}
    and r.patient_id = ${ctx.actor.id} and r.kind = 'patient'
    and r.status not in ('draft', 'entered_in_error'))`
  return contentOf(ctx, await findFile(ctx, recipeId, id, isOwn))
}

/** The next version of a course begins with copies of its files. Answers their keys, for `removeStored`. */
export async function copyAttachments(
  ctx: DoctorCtx,
  from: string,
  to: Pick<RecipeRow, 'id' | 'doctorId' | 'patientId'>,
): Promise<{ key: string }[]> {
  const rows = await ctx.db.select().from(files).where(ofRecipe(from)).orderBy(files.createdAt)
  const copies = await Promise.all(
    rows.map(async ({ key, filename, contentType }) => ({
      filename,
      contentType,
      content: await ctx.files.get(key),
    })),
  )
  return storeFiles(ctx, copies, ownerOf(to))
}

/** The rows of a draft's files go with it; the caller removes what this answers after its commit. */
export const forgetAttachments = (ctx: DoctorCtx, recipeId: string): Promise<{ key: string }[]> =>
  ctx.db.delete(files).where(ofRecipe(recipeId)).returning({ key: files.key })

async function lockOpenDraft(tx: TxCtx, id: string): Promise<LockedRecipe> {
  const draft = await recipe.lock(tx, id)
  assertDraft(draft)
  return draft
}

function assertDraft({ status }: RecipeRow): void {
  if (status === 'draft') return
  throw conflict(
    'INVALID_TRANSITION',
    {
      en: 'Files of an issued recipe cannot be changed. Create a new version.',
      ja: '発行済みのレシピの添付は変更できません。新しい版を作成してください。',
    },
    { allowed: [], from: status },
  )
}

async function findFile(ctx: Ctx, recipeId: string, id: string, also?: SQL): Promise<FileRow> {
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(ofRecipe(recipeId), eq(files.id, id), also))
  if (!file) throw notFound()
  return file
}

const ofRecipe = (recipeId: string) =>
  and(eq(files.ownerType, ownerType), eq(files.ownerId, recipeId), sql`${files.deletedAt} is null`)

const ownerOf = (recipe: Pick<RecipeRow, 'id' | 'doctorId' | 'patientId'>) => ({
  ownerType,
  ownerId: recipe.id,
  purpose: 'recipe',
  doctorId: recipe.doctorId,
  patientId: recipe.patientId,
})

const contentOf = async (ctx: Ctx, file: FileRow): Promise<FileContent> => ({
  content: await ctx.files.get(file.key),
  filename: file.filename,
  contentType: file.contentType,
})

const note = (ctx: DoctorCtx, recipe: RecipeRow, action: AuditAction, after: object) =>
  audit(ctx, {
    action,
    objectId: recipe.id,
    doctorId: ctx.actor.id,
    patientId: recipe.patientId,
    after: { ...after },
  })
