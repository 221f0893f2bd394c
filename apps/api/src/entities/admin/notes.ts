import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { notes } from '../../db/schema/patient.ts'
import { alias, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import type { ListQuery } from '../list.ts'
import { defineList } from '../read/list.ts'
import { actorName } from '../recordNames.ts'
import { getRecordKind, type RecordRef } from './records.ts'

type Note = components['schemas']['AdminNote']
type About = { type: string; id: string }

const found = alias(notes, 'found')

/** Notes of the staff on a record, newest first. An order's stand in its timeline and are shown here too. */
const noteList = defineList('adminListNotes', {
  table: found,
  from: (_, { type, id }: About) => sql`(
    select n.id::text as id, n.body, n.author_id, n.created_at from notes n
      where n.object_type = ${type} and n.object_id = ${id} and n.visibility = 'admin'
    union all
    select l.id::text, l.reason, l.actor_id, l.at from audit_log l
      where l.object_type = ${type} and l.object_id = ${id} and l.action = 'order.noted'
  ) found`,
  columns: { text: found.body, author_name: sql`coalesce(${actorName(found.authorId)}, '')` },
  order: ['created_at', 'DESC'],
})

export async function listNotes(ctx: AdminCtx, ref: RecordRef, query: ListQuery) {
  const { type } = await getRecordKind(ctx, ref, ({ read }) => [read])
  return noteList.page(ctx, query, { type, id: ref.id })
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
