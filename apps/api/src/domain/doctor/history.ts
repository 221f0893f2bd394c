import type { components } from '@officina/openapi/schema'
import { sql } from 'drizzle-orm'
import type { AdminCtx } from '../../context.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { isoOf } from '../wire.ts'
import { nameOf } from './adminRow.ts'
import { assertDoctor } from './rates.ts'

type Entry = components['schemas']['AuditEntry']

/** What happened to a doctor's account, newest first. */
export async function listHistory(ctx: AdminCtx, doctorId: string, query: ListQuery) {
  await assertDoctor(ctx, doctorId)
  const { offset, limit } = windowOf(query)
  const from = sql`audit_log l where l.object_type = 'doctor' and l.object_id = ${doctorId}`
  const result = await ctx.db.execute<Entry>(sql`
    select l.id::text, ${isoOf(sql`l.at`)} as at, l.actor_role, coalesce(${actorName}) as actor_name,
      l.action, l.before, l.after, l.reason
    from ${from} order by l.at desc, l.id desc limit ${limit} offset ${offset}`)
  const { total, estimated } = await countOf(ctx, from)
  return { rows: result.rows, total, estimated, offset }
}

const actorName = sql`
  (select m.name from admins m where m.account_id = l.actor_id),
  (select ${nameOf} from doctors d where d.account_id = l.actor_id)`
