import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Config } from '../config.ts'
import { connectClient, createDb } from '../db/client.ts'
import { tieOf } from '../db/secret.ts'
import { withoutLimits } from '../db/withoutLimits.ts'
import { openFiles } from '../files/open.ts'
import { FileMissingError } from '../files/port.ts'
import { type Lock, writeArchive } from './archive.ts'
import { cut } from './cut.ts'
import { type About, fingerprintOf, type Manifest, Tally } from './manifest.ts'
import type { BackupFile } from './port.ts'
import { copyOut, readSequences, readTables, type Table } from './tables.ts'

type Put = (name: string, content: Buffer) => Promise<void>
type From = { ownerUrl: string; config: Pick<Config, 'files' | 'secretKey'>; now: Date }
export type Taken = { rows: number; files: number; missing: string[]; bytes: number }

/** Pieces of a table in the archive: one is in memory at a time. */
const PIECE = 4 * 1024 * 1024

/**
 * Writes everything that the installation knows into one file, while it runs: the database as it was at one moment,
 * then the uploaded files. What fails leaves nothing.
 */
export async function takeBackup(from: From, to: BackupFile, lock: Lock): Promise<Taken> {
  const taken: Taken = { rows: 0, files: 0, missing: [], bytes: 0 }
  taken.bytes = await writeArchive(to.write, lock, (put) => putAll(from, put, taken))
  return taken
}

async function putAll({ ownerUrl, config, now }: From, put: Put, taken: Taken): Promise<void> {
  const manifest: Manifest = { tables: {}, files: {}, sequences: {}, jobs: 0 }
  const client = await connectClient(ownerUrl)
  try {
    await client.query('begin isolation level repeatable read read only')
    // between two tables it waits for whoever takes the archive
    await client.query(withoutLimits)
    await put('about.json', jsonOf(await aboutNow(client, config.secretKey, now)))
    for (const table of await readTables(client)) {
      const { rows, ...part } = await putTable(client, put, table)
      manifest.tables[table.name] = { rows, ...part }
      taken.rows += rows
    }
    manifest.sequences = await readSequences(client)
    manifest.jobs = await putJobs(client, put)
    await client.query('commit')
    await client.end()
  } catch (error) {
    cut(client)
    throw error
  }
  await putFiles(config, put, manifest, taken)
  await put('manifest.json', jsonOf(manifest))
}

async function aboutNow(client: pg.Client, secretKey: string, now: Date): Promise<About> {
  const { rows } = await client.query<{ schema: number; months: string[] }>(`
    select (select count(*)::int from drizzle.__drizzle_migrations) as schema,
      (select coalesce(array_agg(distinct to_char(at at time zone 'UTC', 'YYYY-MM-01')), '{}') from audit_log) as months`)
  const [row] = rows
  return {
    format: 1,
    schema: row?.schema ?? 0,
    taken_at: now.toISOString(),
    secret: (await tieOf(createDb(client))) ?? fingerprintOf(secretKey),
    audit_months: (row?.months ?? []).toSorted(),
  }
}

async function putTable(client: pg.Client, put: Put, table: Table) {
  const tally = new Tally()
  let pieces: Buffer[] = []
  let size = 0
  let n = 0
  const flush = async () => {
    if (size === 0) return
    await put(`tables/${table.name}/${String(++n).padStart(6, '0')}`, Buffer.concat(pieces))
    pieces = []
    size = 0
  }
  for await (const chunk of client.query(copyTo(copyOut(table)))) {
    const piece = chunk as Buffer
    tally.add(piece)
    pieces.push(piece)
    size += piece.length
    if (size >= PIECE) await flush()
  }
  await flush()
  return { rows: tally.rows, ...tally.part() }
}

/** Work that waits in the queues. What runs every minute begins again by itself. */
async function putJobs(client: pg.Client, put: Put): Promise<number> {
  const { rows } = await client.query(
    `select name, data, singleton_key, start_after from pgboss.job
     where state in ('created', 'retry', 'active') and data is not null and data::text <> '{}' order by created_on`,
  )
  await put('jobs.json', jsonOf(rows))
  return rows.length
}

async function putFiles(
  config: Pick<Config, 'files'>,
  put: Put,
  manifest: Manifest,
  taken: Taken,
): Promise<void> {
  const files = await openFiles(config.files)
  for await (const key of files.list()) {
    try {
      const content = await files.get(key)
      const tally = new Tally()
      tally.add(content)
      await put(`files/${key}`, content)
      manifest.files[key] = tally.part()
      taken.files++
    } catch (error) {
      // one that was removed since it was listed
      if (!(error instanceof FileMissingError)) throw error
      taken.missing.push(key)
    }
  }
}

const jsonOf = (value: object): Buffer => Buffer.from(JSON.stringify(value, null, 1))
