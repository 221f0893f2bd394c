import { sql } from 'drizzle-orm'
import { auditLog } from '../../db/schema/platform.ts'
import { like } from '../list.ts'
import { defineList } from '../read/list.ts'

/** Everything that was done, newest first. People who are patients are not named. */
export const auditList = defineList('adminListAudit', {
  table: auditLog,
  columns: {
    id: sql`${auditLog.id}::text`,
    actor_name: sql`coalesce(
      (select nullif(m.name, '') from admins m where m.account_id = ${auditLog.actorId}),
      (select nullif(trim(d.last_name || ' ' || d.first_name), '') from doctors d
        where d.account_id = ${auditLog.actorId}),
      (select p.number from patients p where p.account_id = ${auditLog.actorId}))`,
  },
  filters: {
    q: (q) => sql`(${auditLog.action} ilike ${like(q)} or ${auditLog.requestId} = ${q}
      or ${auditLog.ip} = ${q})`,
    reads: (reads) =>
      reads ? sql`${auditLog.action} like '%.read'` : sql`${auditLog.action} not like '%.read'`,
  },
  order: ['at', 'DESC'],
})
