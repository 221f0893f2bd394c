import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { ROOT } from '../../apps/api/src/config.ts'
import { machine } from '../lib/machine.ts'
import { shortNumber, type Table } from '../lib/table.ts'
import { fillTo, openPlace, type Place } from './place.ts'

/** Between two looks at the size. */
const step = 50_000

/**
 * `npm run backup`, `backup:verify` and `restore` with a database of so many gigabytes, into an empty installation:
 * `npm run bench -- restore [--gigabytes 1] [--data folder]`.
 */
export async function benchRestore(args: string[]): Promise<Table> {
  const { values } = parseArgs({
    args,
    options: { gigabytes: { type: 'string', default: '1' }, data: { type: 'string' } },
  })
  const place = await openPlace(values.data)
  const folder = mkdtempSync(join(tmpdir(), 'officina-restore-'))
  try {
    const size = await fillUntil(place, Number(values.gigabytes))
    const key = join(folder, 'backup.key')
    const env = { ...place.env, DATABASE_OWNER_URL: place.ownerUrl }
    const said = command('backup-key', [key], env).said
    const recipient = /age1[a-z0-9]+/.exec(said)?.[0] ?? ''
    const backup = command('backup', ['--to', join(folder, 'made'), '--recipient', recipient], env)
    const file = join(folder, 'made', readdirSync(join(folder, 'made'))[0] ?? '')
    const verify = command('backup-verify', [file, '--key', key], env)
    const empty = { ...place.env, DATABASE_URL: '', DATA_DIR: join(folder, 'restored') }
    const restore = command('restore', [file, '--key', key], empty)
    const seconds = (of: { seconds: number }) => `${shortNumber(of.seconds)} s`
    return {
      title: `Backup and restore of ${shortNumber(size)} GB, ${machine()}`,
      rows: [
        {
          what: 'restore into an empty installation',
          measured: seconds(restore),
          bare: lastLine(restore.said),
          judged: { value: restore.seconds, unit: 's' },
          target: { atMost: 900 },
        },
        {
          what: 'backup, encrypted',
          measured: seconds(backup),
          bare: `${shortNumber(statSync(file).size / 1e6)} MB`,
        },
        { what: 'backup:verify', measured: seconds(verify), bare: lastLine(verify.said) },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await place.close()
  }
}

/** Adds orders until the database is so large; answers its size in GB. */
async function fillUntil(place: Place, gigabytes: number): Promise<number> {
  for (let orders = step; ; orders += step) {
    await fillTo(place, orders)
    const client = new pg.Client({ connectionString: place.ownerUrl })
    await client.connect()
    const { rows } = await client.query<{ n: number }>(
      'select pg_database_size(current_database())::float8 as n',
    )
    await client.end()
    const size = (rows[0]?.n ?? 0) / 1e9
    if (size >= gigabytes) return size
  }
}

function command(name: string, args: string[], env: Record<string, string>) {
  const began = performance.now()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', './scripts/lib/imports.mjs', `apps/api/src/commands/${name}.ts`, ...args],
    { cwd: ROOT, env: { ...process.env, ...env }, encoding: 'utf8' },
  )
  const said = `${stdout}${stderr}`
  if (status !== 0) throw new Error(`${name} ended with ${status}: ${said}`)
  return { seconds: (performance.now() - began) / 1000, said }
}

const lastLine = (said: string) => said.trim().split('\n').at(-1) ?? ''
