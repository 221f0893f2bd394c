import type { Ctx } from '../context.ts'
import { accounts } from '../db/schema/account.ts'
import { inArray, sql } from '../db/sql.ts'
import { personName } from './wire.ts'

/** Names of people by account id, for timelines. Unknown ids are left out. */
export async function actorNames(
  ctx: Ctx,
  ids: (string | null | undefined)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (wanted.length === 0) return new Map()
  const { locale } = ctx.origin
  const rows = await ctx.db
    .select({
      id: accounts.id,
      name: sql<string>`coalesce(
        (select nullif(${personName(sql`d.last_name`, sql`d.first_name`, locale)}, '') from doctors d where d.account_id = accounts.id),
        (select ${personName(sql`p.last_name`, sql`p.first_name`, locale)} from patients p where p.account_id = accounts.id),
        (select nullif(m.name, '') from admins m where m.account_id = accounts.id), '')`,
    })
    .from(accounts)
    .where(inArray(accounts.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
