import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { actorNames } from '../recordNames.ts'
import { isoOf } from '../wire.ts'
import { inWords } from './inWords.ts'
import { getRecordKind, type RecordRef } from './records.ts'

type Entry = components['schemas']['AuditEntry']

/** What happened to a record, newest first; reads are left out. */
export async function listHistory(ctx: AdminCtx, ref: RecordRef, query: ListQuery) {
  const kind = await getRecordKind(ctx, ref, ({ read }) => [read, 'audit.read'])
  const { offset, limit } = windowOf(query)
  const from = sql`audit_log l where l.object_type = ${kind.type} and l.object_id = ${ref.id} and l.action not like '%.read'`
  const { rows } = await ctx.db.execute<Entry & { actor_id: string | null }>(sql`
    select l.id::text, ${isoOf(sql`l.at`)} as at, l.actor_role, l.actor_id, l.action, l.reason,
      json_build_object('type', l.object_type, 'before', l.before, 'after', l.after) as changes
    from ${from} order by l.at desc, l.id desc limit ${limit} offset ${offset}`)
  const names = await actorNames(
    ctx,
    rows.map((row) => row.actor_id),
  )
  return {
    rows: (await inWords(ctx, rows)).map(({ actor_id, object_name: _, ...row }) => ({
      ...row,
      actor_name: names.get(actor_id ?? '') || null,
    })),
    offset,
    ...(await countOf(ctx, from)),
  }
}
