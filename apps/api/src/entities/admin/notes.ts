import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { notes } from '../../db/schema/patient.ts'
import { alias, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { keepNote } from '../keptNotes.ts'
import type { ListQuery } from '../list.ts'
import { defineList } from '../read/list.ts'
import { actorName } from '../recordNames.ts'
import { getRecordKind, type RecordRef } from './records.ts'

type Note = components['schemas']['AdminNote']
type About = { type: string; id: string }

const found = alias(notes, 'found')

/** Notes of the staff on a record, newest first. Old ones of orders stand in the log, which is never changed. */
const noteList = defineList('adminListNotes', {
  table: found,
  from: (_, { type, id }: About) => sql`(
    select n.id::text as id, n.body, n.author_id, n.created_at from notes n
      where n.object_type = ${type} and n.object_id = ${id} and n.visibility = 'admin'
    union all
    select l.id::text, l.reason, l.actor_id, l.at from audit_log l
      where l.object_type = ${type} and l.object_id = ${id} and l.action = 'order.noted'
      and l.reason is not null
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
    const about = { objectType: type, objectId: ref.id }
    const { note_id: id } = await keepNote(tx, { ...about, visibility: 'admin' }, text)
    await audit(tx, { action: `${type}.note_added`, ...about })
    const created_at = tx.clock.now().toISOString()
    return { id, text, author_name: tx.actor.name, created_at }
  })
}
