import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Account } from './account.ts'
import { explain, StartError } from './errors.ts'
import { rememberPlace } from './place.ts'
import { type Setup, SPAWN_ENV } from './setup.ts'

/** initdb beside the final place, then one rename: a half-made cluster is never taken for a real one. */
export async function makeCluster(setup: Setup, log: (line: string) => void): Promise<void> {
  const { dataDir, dataPath, account, bin, password } = setup
  const folder = dirname(dataPath)
  // a name of its own: the initdb of a process killed meanwhile may still be writing
  const half = `${dataPath}.new-${randomBytes(4).toString('hex')}`
  const secret = `${half}.password`
  log(`Making a new database in ${dataPath}.`)
  try {
    for (const name of readdirSync(folder).filter((n) => n.startsWith('postgres.new-')))
      rmSync(join(folder, name), { recursive: true, force: true })
    mkdirSync(half, { mode: 0o700 })
    writeFileSync(secret, password, { mode: 0o600 })
    if (account) for (const path of [half, secret]) chownSync(path, account.uid, account.gid)
    await run(bin.initdb, account, [
      `--pgdata=${half}`,
      '--username=officina',
      `--pwfile=${secret}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      ...(setup.volatile ? ['--no-sync'] : []),
    ])
    renameSync(half, dataPath)
    syncFolder(folder)
    rememberPlace(dataDir, setup)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (error instanceof StartError) throw error
    throw new StartError(`The database cannot be created in ${dataPath}: ${explain(error)}.`)
  } finally {
    rmSync(secret, { force: true })
  }
}

function run(command: string, account: Account, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: '/',
      detached: true,
      env: SPAWN_ENV,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
    })
    child.once('error', reject)
    child.once('close', (code) => {
      const lines = said.trim().split('\n')
      const reason = lines.find((line) => /error|fatal/i.test(line)) ?? lines.at(-1)
      if (code === 0) resolve()
      else reject(new Error(reason?.replace(/^initdb: (error|fatal): /, '') || `code ${code}`))
    })
  })
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
