import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type Config, secretKeysOf } from '../config.ts'
import { connectClient } from '../db/client.ts'
import { knownMigrations } from '../db/schemaVersion.ts'
import { loseSecret } from '../db/secret.ts'
import { withClient } from '../db/withClient.ts'
import { withoutLimits } from '../db/withoutLimits.ts'
import { openFiles } from '../files/open.ts'
import type { Files } from '../files/port.ts'
import { ArchiveError, type Key, readArchive } from './archive.ts'
import { cut } from './cut.ts'
import { type About, fingerprintOf, type Manifest } from './manifest.ts'
import type { BackupFile } from './port.ts'
import { copyIn, quoted, readTables, type Table } from './tables.ts'
import { verifyArchive } from './verify.ts'

type To = {
  ownerUrl: string
  config: Pick<Config, 'files' | 'secretKey' | 'secretKeyPrevious'>
  /** Nobody has the key of the backup: what it encrypted is given up, and all else comes. */
  isSecretLost?: boolean
}
type Job = { name: string; data: object; singleton_key: string | null; start_after: string }
export type Restored = { about: About; rows: number; files: number; jobs: Job[] }

/**
 * Fills an empty installation (schema in place, nobody registered, no files) with what an archive holds. The archive
 * is read to its end first, and all rows come in one transaction: whatever fails, nothing has changed.
 * @throws ArchiveError with one sentence for people.
 */
export async function restoreBackup(to: To, file: BackupFile, key: Key): Promise<Restored> {
  const files = await openFiles(to.config.files)
  await assertEmpty(to, files)
  const { about, manifest } = await verifyArchive(file, key, (about) => assertFits(about, to))
  const client = await connectClient(to.ownerUrl)
  let restored: Restored
  try {
    await client.query('begin')
    await client.query(withoutLimits)
    const jobs = await fill(client, files, { file, key, about, manifest })
    if (isOfAnother(about, to)) await loseSecret(client)
    await client.query('commit')
    const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
    restored = { about, rows, files: Object.keys(manifest.files).length, jobs }
  } catch (error) {
    // of a place that was empty before nothing is left
    for (const name of Object.keys(manifest.files)) await files.remove(name).catch(() => undefined)
    cut(client)
    throw error
  }
  await client.query('analyze').finally(() => client.end())
  return restored
}

const isOfAnother = ({ secret }: About, { config }: To): boolean =>
  !secretKeysOf(config).some((key) => fingerprintOf(key) === secret)

function assertFits(about: About, to: To): void {
  const { schema } = about
  const known = knownMigrations()
  if (schema !== known)
    throw new ArchiveError(
      `This backup has schema ${schema}, and this version of Officina has ${known}. Restore it with a version of schema ${schema}${schema < known ? ', then upgrade' : ''}.`,
    )
  if (!to.isSecretLost && isOfAnother(about, to))
    throw new ArchiveError(
      'SECRET_KEY is not that of the backup: bank details and second factors could not be read. Set the SECRET_KEY of the installation that was backed up, or where nobody has it add --lost-secret-key.',
    )
}

async function assertEmpty({ ownerUrl }: To, files: Files): Promise<void> {
  const { rowCount } = await withClient(ownerUrl, (client) =>
    client.query('select 1 from accounts limit 1'),
  )
  if (rowCount)
    throw new ArchiveError('The database is not empty. A backup is restored into an empty one.')
  for await (const _ of files.list())
    throw new ArchiveError(`${files.where} holds files already. A backup is restored beside none.`)
}

type Source = { file: BackupFile; key: Key; about: About; manifest: Manifest }

async function fill(client: pg.Client, files: Files, source: Source): Promise<Job[]> {
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]))
  for (const month of source.about.audit_months)
    await client.query('select make_audit_month($1::date)', [month])
  const loose = await loosen(client, [...tables.values()])
  let jobs: Job[] = []
  let into: Awaited<ReturnType<typeof openTable>> | undefined
  for await (const { name, content } of readArchive(source.file.read(), source.key)) {
    const [kind, ...rest] = name.split('/')
    const table = kind === 'tables' ? rest[0] : undefined
    if (into && into.name !== table) {
      await into.close()
      into = undefined
    }
    if (table) {
      into ??= await openTable(client, tables, table)
      await into.write(content)
    } else if (kind === 'files') await files.put(rest.join('/'), content)
    else if (name === 'jobs.json') jobs = JSON.parse(`${content}`).filter(isOurs)
  }
  for (const [name, last] of Object.entries(source.manifest.sequences))
    if (last !== null) await client.query('select setval($1::regclass, $2)', [quoted(name), last])
  await loose.tighten()
  return jobs
}

/** The queue's own jobs come anew with each start; its queues for them are not there yet. */
const isOurs = ({ name }: Job): boolean => !name.startsWith('__pgboss')

async function openTable(client: pg.Client, tables: Map<string, Table>, name: string) {
  const table = tables.get(name)
  if (!table) throw new ArchiveError(`This version of Officina has no table ${name}.`)
  const stream = client.query(copyFrom(copyIn(table)))
  const done = finished(stream)
  return {
    name,
    async write(content: Buffer) {
      if (!stream.write(content))
        await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), done])
    },
    async close() {
      stream.end()
      await done
    },
  }
}

/**
 * Rows come table by table, so what ties tables together waits: references are taken off and checked as a whole at
 * the end, and triggers, which have done their work when the rows were written first, are asleep. Needs no rights but
 * those of the owner.
 */
async function loosen(client: pg.Client, tables: Table[]) {
  const { rows: references } = await client.query<{ table: string; name: string; text: string }>(`
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as text
    from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_namespace n on n.oid = t.relnamespace
    where c.contype = 'f' and n.nspname = 'public' and c.conparentid = 0`)
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  const names = tables.map(({ name }) => quoted(name))
  for (const name of names) await client.query(`alter table ${name} disable trigger user`)
  // what migrations have written comes with the backup
  for (const name of names) await client.query(`delete from ${name}`)
  return {
    async tighten() {
      for (const name of names) await client.query(`alter table ${name} enable trigger user`)
      for (const { table, name, text } of references)
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${text}`)
    },
  }
}
