import type { operations } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction, pgCode } from '../../context.ts'
import { notes } from '../../db/schema/patient.ts'
import { and, eq, type PgColumn, type PgTable } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { defineEntity, type Read } from '../entity.ts'
import { conflict, notFound } from '../errors.ts'
import type { List } from './list.ts'
import { defineWrites } from './writes.ts'

const foreignKeyViolation = '23503'
const inUse = () =>
  conflict('IN_USE', {
    en: 'Other records use this one, so it cannot be deleted.',
    ja: 'ほかの記録で使用されているため、削除できません。',
  })

/** A table that plain records live in. */
type RecordTable = PgTable & Record<'id' | 'revision' | 'createdAt' | 'updatedAt', PgColumn>

/**
 * Reading, creating and changing records that are nothing but their fields: the bodies are the contract's,
 * the row is the list's, a stale `revision` is a conflict, and every change leaves an audit row with the
 * names of the fields (never their values).
 */
export function defineRecord<R>(
  type: string,
  parts: {
    table: RecordTable
    list: List<R, AdminCtx>
    create?: keyof operations
    update?: keyof operations
  },
) {
  const { table, list } = parts
  // what the log says of it is said here: its kind is a word of the contract
  const entity = defineEntity({ lock: 'record', table })
  const toCreate = parts.create ? defineWrites(parts.create, table) : undefined
  const toUpdate = parts.update ? defineWrites(parts.update, table, ['revision']) : undefined

  const get = (ctx: AdminCtx, id: string): Promise<R> => list.one(ctx, id)

  return {
    get,
    create: (ctx: AdminCtx, body: object): Promise<R> =>
      inTransaction(ctx, async (ctx) => {
        const now = ctx.clock.now()
        const values = { ...toCreate?.(body), id: newId(), createdAt: now, updatedAt: now }
        await ctx.db.insert(table).values(values as never)
        await write(ctx, 'create', values.id, body)
        return get(ctx, values.id)
      }),
    update: (ctx: AdminCtx, id: string, body: Read): Promise<R> =>
      inTransaction(ctx, async (ctx) => {
        const row = await entity.lock(ctx, id, body.revision)
        await row.save((toUpdate?.(body) ?? {}) as never, null)
        await write(ctx, 'update', id, body)
        return get(ctx, id)
      }),
    /** @throws 409 IN_USE while another record refers to it. */
    remove: (ctx: AdminCtx, id: string): Promise<undefined> =>
      inTransaction(ctx, async (ctx) => {
        const gone = await ctx.db
          .delete(table)
          .where(eq(table.id, id))
          .returning({ id: table.id })
          .catch((error: unknown) => {
            throw pgCode(error) === foreignKeyViolation ? inUse() : error
          })
        if (gone.length === 0) throw notFound()
        await ctx.db.delete(notes).where(and(eq(notes.objectType, type), eq(notes.objectId, id)))
        await write(ctx, 'delete', id)
        return undefined
      }),
  }

  function write(ctx: AdminCtx, verb: 'create' | 'update' | 'delete', id: string, body?: object) {
    const fields = body && Object.keys(body).filter((name) => name !== 'revision')
    return audit(ctx, {
      action: `${type}.${verb}`,
      objectId: id,
      ...(fields ? { after: { fields } } : {}),
    })
  }
}
