import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import { ensureAppRole } from './appRole.ts'
import { StartError } from './embedded/errors.ts'
import { exclusively } from './exclusively.ts'
import { schemaState } from './schemaVersion.ts'
import { whenFree } from './whenFree.ts'
import { withClient } from './withClient.ts'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Journals: the application's role only adds rows to them. */
export const appendOnly = [
  'audit_log',
  'audit_chain',
  'audit_seals',
  'ledger_entries',
  'stock_movements',
]

type Urls = {
  /** Connects as the owner of the tables. */
  ownerUrl: string
  /** What the server works with, where that is another role: made when it is missing. */
  appUrl?: string | undefined
}

/**
 * Brings the database to the newest schema; processes that start at once take turns. A database that is
 * further than this program is left as it is.
 * @throws StartError when the database is too new for this program, or the role is not its owner.
 */
export const migrate = (ownerUrl: string, appUrl?: string): Promise<{ applied: number }> =>
  exclusively(ownerUrl, () => applyMigrations({ ownerUrl, appUrl })).catch(inWords)

/** A role without the rights is a setting, not a fault of the program. */
export function inWords(error: unknown): never {
  const { code, message, cause } = error as { code?: string; message: string; cause?: unknown }
  if (code !== '42501') throw cause && (cause as { code?: string }).code ? inWords(cause) : error
  throw new StartError(
    `The database cannot be prepared (${message}): set DATABASE_OWNER_URL to the role that owns the tables.`,
  )
}

/** The same for a caller that already has the database to itself. */
export async function applyMigrations({ ownerUrl, appUrl }: Urls): Promise<{ applied: number }> {
  if ((await schemaState(ownerUrl)) === 'ahead') return { applied: 0 }
  return withClient(ownerUrl, async (client) => {
    if (appUrl) await ensureAppRole(client, appUrl)
    await client.query('create extension if not exists pg_trgm')
    const before = await countApplied(client)
    // in its own transaction inside this one, whose commit ends both
    await whenFree(client, 'The schema is unchanged', () =>
      runMigrations(drizzle(client), { migrationsFolder: folder }),
    )
    await client.query('select make_audit_months()')
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    })
    boss.on('error', () => {})
    await boss.start()
    await boss.stop({ graceful: false })
    await grantToApp(client)
    await planOnce(client)
    return { applied: (await countApplied(client)) - before }
  })
}

async function countApplied(client: pg.Client): Promise<number> {
  const known = await client.query<{ t: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as t`,
  )
  if (!known.rows[0]?.t) return 0
  const rows = await client.query<{ n: number }>(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  )
  return rows.rows[0]?.n ?? 0
}

/** The application's role reads and writes rows; the journal tables it can only add to. */
async function grantToApp(client: pg.Client): Promise<void> {
  const role = await client.query(`select 1 from pg_roles where rolname = 'officina_app'`)
  if (role.rowCount === 0) return
  await client.query(`
    grant usage on schema public to officina_app;
    grant select, insert, update, delete on all tables in schema public to officina_app;
    grant usage, select on all sequences in schema public to officina_app;
    revoke update, delete, truncate on ${appendOnly.join(', ')} from officina_app;
    revoke insert, update, delete on schema_compatibility from officina_app;
    grant usage on schema drizzle, pgboss to officina_app;
    grant select on all tables in schema drizzle to officina_app;
    grant execute on function make_audit_months() to officina_app;
    grant select, insert, update, delete on all tables in schema pgboss to officina_app;
    grant usage, select on all sequences in schema pgboss to officina_app;
    grant execute on all functions in schema pgboss to officina_app;
  `)
}

/**
 * The server's statements are few and come again and again; planning them takes longer than running them, so each
 * is planned once for a connection. Page sizes stand in their text: a plan for any number of rows would sort them all.
 * Where the owner may not change the role, lists are slower and nothing else.
 */
async function planOnce(client: pg.Client): Promise<void> {
  await client.query(`do $$
    declare login text;
    begin
      for login in select r.rolname from pg_roles r
        where r.rolname = 'officina_app' or (not r.rolcreaterole and r.oid in
          (select m.member from pg_auth_members m where m.roleid = to_regrole('officina_app')))
      loop
        execute format('alter role %I set plan_cache_mode = force_generic_plan', login);
      end loop;
    exception when insufficient_privilege then null;
    end $$`)
}
