import type { Ctx } from '../context.ts'
import { accounts } from '../db/schema/account.ts'
import { inArray, type SQL, type SQLWrapper, sql } from '../db/sql.ts'
import { personName } from './wire.ts'

/** Name of the person with an account, as SQL; null for nobody. */
export const actorName = (account: SQLWrapper): SQL<string | null> => sql<
  string | null
>`nullif(coalesce(
  (select nullif(${personName(sql`d.last_name`, sql`d.first_name`)}, '') from doctors d where d.account_id = ${account}),
  (select ${personName(sql`p.last_name`, sql`p.first_name`)} from patients p where p.account_id = ${account}),
  (select m.name from admins m where m.account_id = ${account})), '')`

/** Names of people by account id, for timelines. Unknown ids are left out. */
export async function actorNames(
  ctx: Ctx,
  ids: (string | null | undefined)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (wanted.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      id: accounts.id,
      name: sql<string>`coalesce(${actorName(sql`accounts.id`)}, '')`,
    })
    .from(accounts)
    .where(inArray(accounts.id, wanted))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * What records are called, by id: people by number and name, goods and papers by number, title or day.
 * Patients by their number alone. Ids of nothing are left out.
 */
export async function recordNames(
  ctx: Ctx,
  ids: readonly (string | null | undefined)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null && id !== undefined))]
  if (wanted.length === 0) return new Map()
  const among = sql`any(${sql.param(wanted)}::uuid[])`
  const { rows } = await ctx.db.execute<{ id: string; name: string | null }>(sql`
    select id, ${adminName} as name from admins m where id = ${among}
    union all select id, trim(number || ' ' || ${doctorName}) from doctors where id = ${among}
    union all select id, number from patients where id = ${among}
    union all select account_id, ${adminName} from admins m where account_id = ${among}
    union all select account_id, trim(number || ' ' || ${doctorName}) from doctors where account_id = ${among}
    union all select account_id, number from patients where account_id = ${among}
    union all select id, coalesce(number, nullif(title, ''), label) from recipes where id = ${among}
    union all select id, number from orders where id = ${among}
    union all select id, number from shipments where id = ${among}
    union all select id, number from settlements where id = ${among}
    union all select id, number from purchase_orders where id = ${among}
    union all select id, name from suppliers where id = ${among}
    union all select id, number from product_imports where id = ${among}
    union all select id, number from stock_counts where id = ${among}
    union all select id, booked_on::text from bank_transfers where id = ${among}
    union all select id, title from news where id = ${among}
    union all select id, name from catalogs where id = ${among}
    union all select id, coalesce(nullif(title->>'en', ''), title->>'ja') from questionnaires where id = ${among}
    union all select id, title from products where id = ${among}
    union all select id, sku from variants where id = ${among}
    union all select l.id, p.title from recipe_lines l join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id where l.id = ${among}
    union all select e.id, concat_ws(' · ', o.number, l.snapshot->>'title', case when o.id is null then e.reason end)
      from ledger_entries e left join orders o on o.id = e.order_id
      left join order_lines l on l.id = e.order_line_id where e.id = ${among}`)
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])))
}

// who is invited has no name yet
const adminName = sql`coalesce(nullif(m.name, ''), (select a.email from accounts a where a.id = m.account_id))`

const doctorName = personName(sql`last_name`, sql`first_name`)
