import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SERVER_ENV } from '../../../../scripts/lib/server.mjs'
import { onDatabase } from '../testing/deep.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../testing/fixtures.ts'
import { useClinic, withDatabase } from '../testing/harness.ts'
import { placeTestOrder, shipTestOrder } from '../testing/orders.ts'
import { makeIssuedRecipe } from '../testing/shop.ts'
import { connectClient } from './client.ts'
import { compareSchema, knownMigrations } from './schemaVersion.ts'

// a clinic that began with the first release: rows in the tables of the baseline, then every step since

const t = await useClinic()
const commission = '/api/admin/settings/commission'
const name = `upgrade_${process.pid}`
const url = withDatabase(t.ownerUrl, name)
let maintenance: pg.Client
let now: pg.Client
let old: pg.Client
/** What each table held in the columns it has had from the beginning. */
let before: Map<string, unknown>

beforeAll(async () => {
  const [doctor, product] = [await asDoctor(t), await makeProduct(t)]
  const patient = await asPatient(t, doctor)
  const { browser } = await asAdmin(t)
  for (const default_bp of [1_500, 2_500]) {
    t.clock.advance(1_000)
    const { revision } = (await browser.get(commission)).data
    await browser.patch(commission, { default_bp, revision })
  }
  await makeCatalog(t, [product])
  await makeIssuedRecipe(t, { doctor, patient }, [{ product }])
  const { id } = await placeTestOrder(t, patient, doctor, [{ product, quantity: 2 }])
  const parcel = await shipTestOrder(t, id)
  await browser.post(`/api/admin/shipments/${parcel}/exception`, { code: 'lost', note: null })

  maintenance = await connectClient(withDatabase(t.ownerUrl, 'postgres'))
  await maintenance.query(`create database ${name}`)
  now = await connectClient(t.ownerUrl)
  old = await connectClient(url)
  await old.query('create extension pg_trgm')
  const folder = baselineAlone()
  await runMigrations(drizzle(old), { migrationsFolder: folder })
  rmSync(folder, { recursive: true })
  before = await fillBaseline()
})

afterAll(async () => {
  for (const client of [now, old]) await client.end()
  await maintenance.query(`drop database ${name} with (force)`)
  await maintenance.end()
})

it.skipIf(onDatabase)(
  'is told what will run, lets servers read, survives a kill in the middle and one right after, and keeps every row',
  async () => {
    expect(before.size).toBeGreaterThan(20)
    const check = command('check')
    expect(await check.code(), check.said()).toBe(2)
    expect(check.said()).toContain(`The database has 1 of ${knownMigrations()} migrations.`)
    expect(check.said()).toMatch(/^ {2}0001_stock_lots {2}\(stop older servers first\)$/m)

    // in the middle: nothing of it has happened
    const first = command('migrate')
    await until(
      `select from pg_stat_activity where datname = '${name}' and query ~* '^(create|alter|update)'`,
    )
    await first.kill()
    await until(
      `select where not exists (select from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid() and pid <> ${await pidOf(old)})`,
    )
    expect(await applied()).toBe(1)

    // a backup reads what is to be altered: the servers read on meanwhile
    const reader = await connectClient(url)
    await reader.query('begin')
    await reader.query('select from orders')
    const second = command('migrate')
    await until(`select from pg_locks where not granted and relation = 'orders'::regclass`, old)
    await old.query(`set statement_timeout = '10s'`)
    await old.query('select from orders')
    await old.query('reset statement_timeout')
    expect(await applied()).toBe(1)
    await reader.end()

    // the schema is there, and what follows it is not
    await until('select from drizzle.__drizzle_migrations offset 1', old)
    await second.kill()

    const third = command('migrate')
    expect(await third.code(), third.said()).toBe(0)
    expect(await applied()).toBe(knownMigrations())
    expect(await compareSchema(url)).toMatchObject({ state: 'current', pending: [] })
    expect(await shapeOf(old)).toEqual(await shapeOf(now))
    for (const [table, rows] of before) expect(await rowsOf(old, table), table).toEqual(rows)
    // what the first release has in its log alone
    const rates = async (client: pg.Client) =>
      (await client.query('select since, rate_bp from default_rates order by since')).rows
    expect(await rates(old)).toEqual(await rates(now))
    expect((await rates(old)).map(({ rate_bp }) => rate_bp)).toEqual([2_000, 1_500, 2_500])
    const failed = async (client: pg.Client) =>
      (await client.query('select failed_at from shipments')).rows
    expect(await failed(old)).toEqual([{ failed_at: t.clock.now() }])
    expect(await failed(old)).toEqual(await failed(now))
  },
  120_000,
)

/** A folder with the migrations of the first release. */
function baselineAlone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'officina-baseline-'))
  const from = join(import.meta.dirname, 'migrations')
  const journal = JSON.parse(readFileSync(join(from, 'meta/_journal.json'), 'utf8'))
  cpSync(join(from, '0000_baseline.sql'), join(folder, '0000_baseline.sql'))
  cpSync(join(from, 'meta'), join(folder, 'meta'), { recursive: true })
  const entries = journal.entries.slice(0, 1)
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

/** Copies what the tables of today hold into those of the baseline. */
async function fillBaseline() {
  const filled = new Map<string, unknown>()
  await old.query('set session_replication_role = replica')
  const { rows: tables } = await old.query<{ name: string; columns: string[] }>(columnsQuery)
  for (const { name: table, columns } of tables) {
    const { rows: known } = await now.query<{ name: string; columns: string[] }>(columnsQuery)
    const common = columns.filter((column) =>
      known.some((each) => each.name === table && each.columns.includes(column)),
    )
    if (common.length === 0) continue
    const list = common.map((column) => `"${column}"`).join(', ')
    const { rows } = await now.query<{ all: unknown }>(
      `select coalesce(json_agg(x), '[]') as all from (select ${list} from ${table}) x`,
    )
    await old.query(`delete from ${table}`)
    await old.query(
      `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows[0]?.all)],
    )
    columnsOf.set(table, list)
    const held = (await rowsOf(old, table)) as unknown[]
    if (held.length > 0) filled.set(table, held)
  }
  await old.query('reset session_replication_role')
  return filled
}

const columnsOf = new Map<string, string>()
const columnsQuery = `select c.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.is_identity = 'NO'
  group by 1 order by 1`

async function rowsOf(client: pg.Client, table: string): Promise<unknown> {
  const { rows } = await client.query<{ all: unknown }>(
    `select coalesce(json_agg(x order by x::text), '[]') as all from (select ${columnsOf.get(table)} from ${table}) x`,
  )
  return rows[0]?.all
}

/** Columns, constraints, indexes and triggers, and what the server's role may do with them. */
async function shapeOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(`
    select c.table_schema || '.' || c.table_name || '.' || c.column_name as it, concat_ws(' ', c.data_type, c.is_nullable, c.column_default) as is
      from information_schema.columns c where c.table_schema in ('public', 'pgboss')
    union all select conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0 and connamespace = 'public'::regnamespace
    union all select indexname, indexdef from pg_indexes where schemaname in ('public', 'pgboss')
    union all select tgrelid::regclass || ' ' || tgname, tgenabled::text from pg_trigger where not tgisinternal
    union all select table_schema || '.' || table_name || ' ' || privilege_type, grantee from information_schema.role_table_grants where grantee = 'officina_app'
    order by 1, 2`)
  return rows
}

async function applied(): Promise<number> {
  const { rowCount } = await old.query('select from drizzle.__drizzle_migrations')
  return rowCount ?? 0
}

async function pidOf(client: pg.Client): Promise<number> {
  return (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0
}

/** Asks again and again, as fast as the database answers, until there is a row. */
async function until(statement: string, client = maintenance): Promise<void> {
  const began = Date.now()
  while ((await client.query(statement)).rowCount === 0)
    if (Date.now() - began > 30_000) throw new Error(`never came true: ${statement}`)
}

/** A command of the program in a process of its own, on the database of the first release. */
function command(program: string) {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, `../commands/${program}.ts`)],
    {
      env: {
        ...SERVER_ENV,
        DATABASE_URL: withDatabase(t.appUrl, name),
        DATABASE_OWNER_URL: url,
        SECRET_KEY: t.ctx.config.secretKey,
        DATA_DIR: t.ctx.config.dataDir,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      said += chunk
    })
  const ended = once(child, 'close')
  return {
    said: () => said,
    code: async () => (await ended)[0] as number | null,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
