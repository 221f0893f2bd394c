import { StartError } from './embedded/errors.ts'
import { appendOnly } from './migrate.ts'
import { withClient } from './withClient.ts'

/**
 * Refuses a role that could change what the journals say: by its rights, by owning a table or its schema (then it
 * can take the triggers off), or because a trigger is off already.
 * @throws StartError naming the role, the table and the reason.
 */
export async function assertJournalsAreKept(appUrl: string): Promise<void> {
  const { rows } = await withClient(appUrl, (client) =>
    client.query<{ role: string; journal: string; reason: string }>(risks, [appendOnly]),
  )
  const [risk] = rows
  if (!risk) return
  throw new StartError(
    `The role ${risk.role} of DATABASE_URL ${risk.reason} ${risk.journal}, so what is written there could be changed or deleted. In production the server needs a role that cannot: set DATABASE_URL to the role officina_app and run npm run db:migrate with DATABASE_OWNER_URL set to the owner (docs/database.md).`,
  )
}

const risks = `
  with recursive journals as (
    select c.oid, true as is_root from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relname = any($1::text[])
    union all
    select i.inhrelid, false from pg_inherits i join journals on i.inhparent = journals.oid
  ), found as (
    select c.oid::regclass::text as journal,
      case
        when pg_has_role(current_user, c.relowner, 'MEMBER') then 'owns'
        when pg_has_role(current_user, n.nspowner, 'MEMBER') then 'owns the schema of'
        when has_any_column_privilege(c.oid, 'UPDATE') or has_table_privilege(c.oid, 'DELETE, TRUNCATE, TRIGGER')
          then 'may change or delete rows of'
        when is_root and not exists (
          select from pg_trigger t where t.tgrelid = c.oid and t.tgname like '%append_only' and t.tgenabled in ('O', 'A'))
          then 'would find no append-only trigger on'
      end as reason
    from journals join pg_class c on c.oid = journals.oid join pg_namespace n on n.oid = c.relnamespace
  )
  select current_user as role, journal, reason from found where reason is not null order by journal`
