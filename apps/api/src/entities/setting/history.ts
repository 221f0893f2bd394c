import type { AdminCtx } from '../../context.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { rawChanges } from '../admin/auditList.ts'
import { inWords } from '../admin/inWords.ts'
import type { ListQuery } from '../list.ts'
import { defineList } from '../read/list.ts'
import { actorName } from '../recordNames.ts'
import { readableGroup, rowKeysOf } from './groups.ts'

/** What was changed in a group of settings, newest first. */
const history = defineList('adminListSettingHistory', {
  table: auditLog,
  where: (_, { keys }: { keys: string[] }) =>
    sql`${auditLog.objectType} = 'setting' and ${auditLog.objectId} is null
      and jsonb_exists_any(${auditLog.after}, ${sql.param(keys)}::text[])`,
  columns: {
    id: sql`${auditLog.id}::text`,
    actor_name: actorName(auditLog.actorId),
    changes: rawChanges,
  },
  present: inWords,
  order: ['at', 'DESC'],
})

export async function listSettingHistory(ctx: AdminCtx, group: string, query: ListQuery) {
  return history.page(ctx, query, { keys: rowKeysOf(readableGroup(ctx, group)) })
}
