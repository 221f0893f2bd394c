import type { components } from '@officina/openapi/schema'
import { and, desc, eq } from 'drizzle-orm'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { assertDoctor } from './rates.ts'

/** Licence documents of a doctor, newest first; removed ones are listed without their content. */
export async function listDocuments(
  ctx: AdminCtx,
  doctorId: string,
): Promise<components['schemas']['AdminDocument'][]> {
  await assertDoctor(ctx, doctorId)
  const rows = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.ownerType, 'doctor'), eq(files.ownerId, doctorId)))
    .orderBy(desc(files.createdAt), desc(files.id))
  return rows.map((file) => ({
    id: file.id,
    filename: file.filename,
    content_type: file.contentType,
    size: file.size,
    purpose: file.purpose,
    created_at: file.createdAt.toISOString(),
    deleted_at: file.deletedAt?.toISOString() ?? null,
  }))
}

/** The bytes of one document; looking at it is written down. */
export async function readDocument(ctx: AdminCtx, doctorId: string, documentId: string) {
  return inTransaction(ctx, async (ctx) => {
    const [file] = await ctx.db
      .select()
      .from(files)
      .where(
        and(eq(files.id, documentId), eq(files.ownerType, 'doctor'), eq(files.ownerId, doctorId)),
      )
    if (!file || file.deletedAt) throw notFound()
    await audit(ctx, {
      action: 'doctor.read_document',
      objectType: 'doctor',
      objectId: doctorId,
      doctorId,
      after: { document_id: documentId },
    })
    return { file, content: await ctx.files.get(file.key) }
  })
}
