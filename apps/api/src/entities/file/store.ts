import type { Ctx } from '../../context.ts'
import { files } from '../../db/schema/doctor.ts'
import { and, eq, isNull, type SQL } from '../../db/sql.ts'
import { newId, sha256InTurns } from '../../ids.ts'
import { notFound } from '../errors.ts'
import { withoutMetadata } from './metadata.ts'
import { extensions } from './name.ts'

/** `contentType` was decided by its first bytes. */
export type FileContent = { filename: string; contentType: string; content: Buffer }

/** A file that was taken in. */
export type NewFile = FileContent

export type FileOwner = {
  ownerType: string
  ownerId: string
  purpose: string
  doctorId?: string | null
  patientId?: string | null
}

/**
 * Stores files under server-made names and their rows, in a transaction: when that fails, the files are taken
 * away again. Of pictures nothing is kept of where, when and with what they were taken.
 */
export async function storeFiles(
  ctx: Ctx,
  uploads: NewFile[],
  owner: FileOwner,
): Promise<{ id: string; key: string }[]> {
  if (!ctx.tx) throw new Error('files are stored in a transaction')
  const stored: { id: string; key: string }[] = []
  for (const { filename, contentType, content: sent } of uploads) {
    const content = withoutMetadata(contentType, sent)
    const id = newId()
    const key = `${owner.purpose}/${owner.ownerId}/${id}.${extensions[contentType]?.[0] ?? 'bin'}`
    ctx.tx.onRollback.push(() => removeStored(ctx, [{ key }]))
    await ctx.files.put(key, content)
    stored.push({ id, key })
    await ctx.db.insert(files).values({
      id,
      key,
      ...owner,
      filename,
      contentType,
      size: content.length,
      sha256: await sha256InTurns(ctx.turns, content),
      createdBy: 'accountId' in ctx.actor ? ctx.actor.accountId : null,
      createdAt: ctx.clock.now(),
    })
  }
  return stored
}

/** A file of a record that the caller may see; 404 else. */
export async function readFile(
  ctx: Ctx,
  { ownerType, ownerId }: Pick<FileOwner, 'ownerType' | 'ownerId'>,
  id: string,
  also?: SQL,
): Promise<FileContent> {
  const own = and(eq(files.ownerType, ownerType), eq(files.ownerId, ownerId), also)
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), own, isNull(files.deletedAt)))
  if (!file) throw notFound()
  const { key, filename, contentType } = file
  return { content: await ctx.files.get(key), filename, contentType }
}

/** Removes the files of rows that are gone. Those of rows that stay as deleted are tried again (`purge.ts`). */
export async function removeStored(ctx: Ctx, stored: { key: string }[]): Promise<void> {
  for (const { key } of stored)
    await ctx.files
      .remove(key)
      .catch((error: unknown) => ctx.log.error({ err: error, key }, 'a file was not removed'))
}
