import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { notes } from '../../db/schema/patient.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { actorNames } from '../recordNames.ts'
import { isoOf } from '../wire.ts'
import { getRecordKind, type RecordRef } from './records.ts'

type Note = components['schemas']['AdminNote']

/** Notes of the staff on a record, newest first. An order's stand in its timeline and are shown here too. */
export async function listNotes(ctx: AdminCtx, ref: RecordRef, query: ListQuery) {
  const { type } = await getRecordKind(ctx, ref, ({ read }) => [read])
  const { offset, limit } = windowOf(query)
  const from = sql`(
    select n.id::text as id, n.body as text, n.author_id, n.created_at from notes n
      where n.object_type = ${type} and n.object_id = ${ref.id} and n.visibility = 'admin'
    union all
    select l.id::text, l.reason, l.actor_id, l.at from audit_log l
      where l.object_type = ${type} and l.object_id = ${ref.id} and l.action = 'order.noted'
  ) found where true`
  const { rows } = await ctx.db.execute<Note & { author_id: string }>(sql`
    select id, text, author_id, ${isoOf(sql`created_at`)} as created_at
    from ${from} order by found.created_at desc, id desc limit ${limit} offset ${offset}`)
  const names = await actorNames(
    ctx,
    rows.map((row) => row.author_id),
  )
  return {
    rows: rows.map(({ author_id, ...row }) => ({
      ...row,
      author_name: names.get(author_id) ?? '',
    })),
    offset,
    ...(await countOf(ctx, from)),
  }
}

/** Adds a note; that there is one goes into the history, its text does not. */
export async function addNote(ctx: AdminCtx, ref: RecordRef, text: string): Promise<Note> {
  const { type } = await getRecordKind(ctx, ref, ({ write }) => [write])
  return inTransaction(ctx, async (tx) => {
    const id = newId()
    const now = tx.clock.now()
    await tx.db.insert(notes).values({
      id,
      objectType: type,
      objectId: ref.id,
      visibility: 'admin',
      body: text,
      authorRole: 'admin',
      authorId: tx.actor.accountId,
      createdAt: now,
    })
    await audit(tx, { action: `${type}.note_added`, objectType: type, objectId: ref.id })
    return { id, text, author_name: tx.actor.name, created_at: now.toISOString() }
  })
}
