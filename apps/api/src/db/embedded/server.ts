import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectClient } from '../client.ts'
import { explain, StartError } from './errors.ts'
import { type Setup, SPAWN_ENV } from './setup.ts'

export type Server = { child: ChildProcess; exited: Promise<string> }

/** Starts the server on a port; what it says goes to `postgres.log` in the data folder, beside the log before. */
export function launch(setup: Setup, port: number): Server {
  const { account, bin, dataPath, dataDir } = setup
  const logFile = join(dataDir, 'postgres.log')
  if (existsSync(logFile)) renameSync(logFile, `${logFile}.1`)
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
  void exited.then(() => guard?.kill('SIGKILL'))
  return { child, exited }
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

/** Waits until the server takes connections. */
export async function ready(server: Server, url: string): Promise<void> {
  let ended: string | undefined
  void server.exited.then((reason) => {
    ended = reason
  })
  // crash recovery of a large database may take a while; the server says so by refusing politely
  for (const limit = Date.now() + 120_000; ; await sleep(25)) {
    if (ended !== undefined) throw new StartError(`PostgreSQL did not start: ${ended}.`)
    try {
      const client = await connectClient(url, { connectionTimeoutMillis: 5_000 })
      return await client.end()
    } catch (error) {
      if (/password authentication failed/.test(String(error)))
        throw new StartError('PostgreSQL refuses the password kept in DATA_DIR/postgres.password.')
      if (Date.now() > limit) throw new StartError('PostgreSQL did not answer within two minutes.')
    }
  }
}

/** Stops the server and waits for its end; one that does not obey within the time is killed. */
export async function stop(
  server: Server,
  how: 'fast' | 'immediate',
  withinMs = 20_000,
): Promise<void> {
  const { child, exited } = server
  if (how === 'fast') child.kill('SIGINT')
  const late = setTimeout(() => child.kill('SIGQUIT'), how === 'fast' ? withinMs : 0)
  const dead = setTimeout(() => child.kill('SIGKILL'), how === 'fast' ? withinMs * 1.25 : 5_000)
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

/** Why the server ended, in its own words; refused clients are not the reason. */
function lastWords(logFile: string): string {
  if (!existsSync(logFile)) return `its log ${logFile} is gone`
  const line = readFileSync(logFile, 'utf8')
    .split('\n')
    .findLast((text) => /(FATAL|PANIC): /.test(text) && !/database system is|connection/.test(text))
  return line?.replace(/^.*(FATAL|PANIC): +/, '').replace(/\.$/, '') ?? `see ${logFile}`
}
