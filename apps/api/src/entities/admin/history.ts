import type { AdminCtx } from '../../context.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { noteNamed } from '../keptNotes.ts'
import type { ListQuery } from '../list.ts'
import { defineList } from '../read/list.ts'
import { actorName } from '../recordNames.ts'
import { rawChanges } from './auditList.ts'
import { inWords } from './inWords.ts'
import { getRecordKind, type RecordRef } from './records.ts'

/** What happened to a record, newest first; reads are left out. */
const history = defineList('adminListHistory', {
  table: auditLog,
  where: (_, { type, id }: { type: string; id: string }) =>
    sql`${auditLog.objectType} = ${type} and ${auditLog.objectId} = ${id} and ${auditLog.action} not like '%.read'`,
  columns: {
    id: sql`${auditLog.id}::text`,
    actor_name: actorName(auditLog.actorId),
    reason: sql`coalesce(${auditLog.reason}, ${noteNamed})`,
    changes: rawChanges,
  },
  present: inWords,
  order: ['at', 'DESC'],
})

export async function listHistory(ctx: AdminCtx, ref: RecordRef, query: ListQuery) {
  const { type } = await getRecordKind(ctx, ref, ({ read }) => [read, 'audit.read'])
  return history.page(ctx, query, { type, id: ref.id })
}
