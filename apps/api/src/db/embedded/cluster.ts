import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { explain, StartError } from './errors.ts'
import { stopOrphans } from './orphans.ts'
import { type Place, rememberPlace } from './place.ts'
import { ownerUrl } from './roles.ts'

export type Setup = Place & {
  dataDir: string
  account: Account
  bin: Binaries
  password: string
  volatile: boolean
}

export type Cluster = { port: number; stop(how: 'fast' | 'immediate'): Promise<void> }

/** Refuses files that this PostgreSQL cannot or must not use. Nothing is changed. */
export function checkFiles({
  dataPath,
  account,
  bin,
}: Pick<Setup, 'dataPath' | 'account' | 'bin'>) {
  if (!existsSync(dataPath)) return
  const version = readVersion(dataPath)
  if (version !== String(bin.major))
    throw new StartError(
      `${dataPath} was written by PostgreSQL ${version}, this is PostgreSQL ${bin.major}: dump it with the old one and restore it here.`,
    )
  const { uid } = statSync(dataPath)
  const mine = account?.uid ?? process.getuid?.() ?? uid
  if (uid !== mine)
    throw new StartError(
      `${dataPath} belongs to user ${uid}, but PostgreSQL would run as user ${mine}: start Officina as the user who made it.`,
    )
}

/** Makes the data folder when there is none, else makes it free to start on. */
export async function prepareCluster(setup: Setup, log: (line: string) => void): Promise<void> {
  if (existsSync(setup.dataPath)) await stopOrphans(setup.dataPath, log)
  else await makeCluster(setup, log)
}

/** Starts the server on a free port of 127.0.0.1 and waits until it takes connections. */
export async function startCluster(
  setup: Setup,
  log: (line: string) => void,
  onLost: (reason: string) => void,
): Promise<Cluster> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const server = launch(setup, port)
    try {
      await ready(server, ownerUrl(port, setup.password, 'postgres'))
      server.exited.then((reason) => {
        if (!server.stopping) onLost(reason)
      })
      return { port, stop: (how) => stop(server, how) }
    } catch (error) {
      await stop(server, 'immediate')
      if (attempt === 3 || !/could not bind|create any TCP/.test(String(error))) throw error
      log('The port was taken meanwhile, trying another one.')
    }
  }
}

type Server = { child: ChildProcess; exited: Promise<string>; stopping: boolean }

/** initdb beside the final place, then one rename: a half-made cluster is never taken for a real one. */
async function makeCluster(setup: Setup, log: (line: string) => void): Promise<void> {
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
    throw new StartError(`The database cannot be made in ${dataPath}: ${explain(error)}.`)
  } finally {
    rmSync(secret, { force: true })
  }
}

function launch(setup: Setup, port: number): Server {
  const { account, bin, dataPath, dataDir } = setup
  const logFile = join(dataDir, 'postgres.log')
  const output = openSync(logFile, 'w', 0o600)
  const settings = { ...SETTINGS, ...(setup.volatile ? VOLATILE : {}), port: String(port) }
  const child = spawn(
    bin.postgres,
    ['-D', dataPath, ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`])],
    // its own process group: Ctrl-C must reach Officina alone, which then stops the database last
    { ...account, cwd: '/', detached: true, env: SPAWN_ENV, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(explain(error)))
    child.once('exit', () => resolve(lastWords(logFile)))
  })
  const guard = child.pid ? guardOf(child.pid) : undefined
  exited.then(() => guard?.kill('SIGKILL'))
  return { child, exited, stopping: false }
}

/** A shell that waits for this process to end, however it ends, and then stops the server. */
function guardOf(pid: number): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'officina-guard', `${pid}`], {
    detached: true,
    env: SPAWN_ENV,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.on('error', () => {})
  guard.unref()
  ;(guard.stdin as unknown as { unref?(): void } | null)?.unref?.()
  return guard
}

async function ready(server: Server, url: string): Promise<void> {
  let ended: string | undefined
  server.exited.then((reason) => {
    ended = reason
  })
  // crash recovery of a large database may take a while; the server says so by refusing politely
  for (const limit = Date.now() + 120_000; ; await sleep(25)) {
    if (ended !== undefined) throw new StartError(`PostgreSQL did not start: ${ended}.`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      await client.end().catch(() => {})
      if (/password authentication failed/.test(String(error)))
        throw new StartError('PostgreSQL refuses the password kept in DATA_DIR/postgres.password.')
      if (Date.now() > limit) throw new StartError('PostgreSQL did not answer within two minutes.')
    }
  }
}

async function stop(server: Server, how: 'fast' | 'immediate'): Promise<void> {
  server.stopping = true
  const { child, exited } = server
  if (how === 'fast') child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), how === 'fast' ? 20_000 : 0)
  const dead = setTimeout(() => child.kill('SIGKILL'), how === 'fast' ? 25_000 : 5_000)
  await exited
  clearTimeout(late)
  clearTimeout(dead)
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // statements and values of failed queries may be about patients: they stay out of the file
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
}

const VOLATILE = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

// nothing of ours leaks into the server: no PG* variables, no secrets
const SPAWN_ENV = { PATH: '/usr/bin:/bin:/usr/sbin:/sbin', LC_ALL: 'C', TZ: 'UTC' }

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

function readVersion(dataPath: string): string {
  try {
    return readFileSync(join(dataPath, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new StartError(
        `${dataPath} is no complete database (PG_VERSION is missing, ${readdirSync(dataPath).length} other files are there); bring it back from a backup, or remove it to begin anew.`,
      )
    throw new StartError(`${dataPath} cannot be read: ${explain(error)}.`)
  }
}

/** Why the server ended, in its own words; refused clients are not the reason. */
function lastWords(logFile: string): string {
  if (!existsSync(logFile)) return `its log ${logFile} is gone`
  const line = readFileSync(logFile, 'utf8')
    .split('\n')
    .findLast((text) => /(FATAL|PANIC): /.test(text) && !/database system is|connection/.test(text))
  return line?.replace(/^.*(FATAL|PANIC): +/, '').replace(/\.$/, '') ?? `see ${logFile}`
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
