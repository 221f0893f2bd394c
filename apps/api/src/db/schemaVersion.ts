import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type pg from 'pg'
import { StartError } from './embedded/errors.ts'
import { withClient } from './withClient.ts'

/** How far a database is: behind this program, the same, or further and still for it. */
type SchemaState = 'behind' | 'current' | 'ahead'

type Comparison = {
  state: SchemaState
  /** How many migrations the database has had. */
  applied: number
  /** Names of those that are still to run, in order. */
  pending: string[]
  /** The tables of the job queues are older than the installed pg-boss. */
  areQueuesBehind: boolean
}

/** Migrations of this program with the times they were made, in order. */
const journal = () =>
  JSON.parse(readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8')) as {
    entries: { when: number; tag: string }[]
  }

/** Migrations this program knows: its own schema number. */
export const knownMigrations = (): number => journal().entries.length

/**
 * Compares the database with this program.
 * @throws StartError when it is too new for it, because a migration has taken away what this program uses, or
 * too old: its first migration is not this program's.
 */
export async function schemaState(url: string, known = knownMigrations()): Promise<SchemaState> {
  return (await compareSchema(url, known)).state
}

/** The same with what `db:migrate` would do. */
export async function compareSchema(url: string, known = knownMigrations()): Promise<Comparison> {
  const { compatibleFrom, applied, first, queues } = await withClient(url, readSchema)
  const areQueuesBehind = queues < queueSchema()
  if (applied > 0 && first !== journal().entries[0]?.when)
    throw new StartError(
      'This database was created by an Officina from before the first release and cannot be upgraded. Use an empty database: npm run db:reset empties the embedded one.',
    )
  if (compatibleFrom > known)
    throw new StartError(
      `This database was changed by a newer Officina: it needs schema ${compatibleFrom}, and this one has ${known}. Start the newer version, or restore the backup that was made before the upgrade.`,
    )
  if (applied > known) return { state: 'ahead', applied, pending: [], areQueuesBehind: false }
  const pending = journal()
    .entries.slice(applied, known)
    .map(({ tag }) => tag)
  const state = pending.length > 0 || areQueuesBehind ? 'behind' : 'current'
  return { state, applied, pending, areQueuesBehind }
}

/** Whether older programs must have stopped before a migration runs: it raises `compatible_from`. */
export const endsOlderPrograms = (tag: string): boolean =>
  /update schema_compatibility/i.test(
    readFileSync(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8'),
  )

/** Zero for what is not there, and for what this role may not see: then somebody else has to migrate. */
async function readSchema(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where (n.nspname, c.relname) in (('public', 'schema_compatibility'), ('drizzle', '__drizzle_migrations'), ('pgboss', 'version'))
       and has_schema_privilege(n.oid, 'usage') and has_table_privilege(c.oid, 'select')`,
  )
  const read = async (table: string, value: string) => {
    if (!rows.some(({ name }) => name === table)) return 0
    const found = await client.query<{ n: number }>(`select ${value}::float8 as n from ${table}`)
    return found.rows[0]?.n ?? 0
  }
  return {
    compatibleFrom: await read('public.schema_compatibility', 'compatible_from'),
    applied: await read('drizzle.__drizzle_migrations', 'count(*)'),
    first: await read('drizzle.__drizzle_migrations', 'min(created_at)'),
    queues: await read('pgboss.version', 'version'),
  }
}

/** Schema of the job queues that the installed pg-boss works with. */
const queueSchema = (): number =>
  (createRequire(import.meta.url)('pg-boss/package.json') as { pgboss: { schema: number } }).pgboss
    .schema
