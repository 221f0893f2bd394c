import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { PgBoss } from 'pg-boss'

const folder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the database to the newest schema; two servers starting at once take turns by an advisory lock. */
export async function migrate(ownerUrl: string): Promise<{ applied: number }> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(73116)')
    await client.query('create extension if not exists pg_trgm')
    const before = await countApplied(client)
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    const boss = new PgBoss({
      connectionString: ownerUrl,
      supervise: false,
      schedule: false,
      max: 1,
    })
    boss.on('error', () => {})
    await boss.start()
    await boss.stop({ graceful: false })
    await grantToApp(client)
    return { applied: (await countApplied(client)) - before }
  } finally {
    await client.query('select pg_advisory_unlock(73116)').catch(() => {})
    await client.end()
  }
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
    revoke update, delete, truncate on audit_log, ledger_entries from officina_app;
    grant usage on schema pgboss to officina_app;
    grant select, insert, update, delete on all tables in schema pgboss to officina_app;
    grant usage, select on all sequences in schema pgboss to officina_app;
    grant execute on all functions in schema pgboss to officina_app;
  `)
}
