import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type App, buildApp } from '../../apps/api/src/app.ts'
import { type Config, loadConfig, ROOT } from '../../apps/api/src/config.ts'
import { openDatabase } from '../../apps/api/src/db/embedded.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { isEmpty, seedDemo } from '../../apps/api/src/db/seed/demo.ts'
import { seedScale } from '../../apps/api/src/db/seed/scale.ts'
import { createBossJobs } from '../../apps/api/src/jobs/boss.ts'
import { SERVER_ENV, SERVER_FLAGS } from '../../scripts/lib/server.mjs'
import { cpuOf } from '../lib/machine.ts'
import type { Shop } from '../plain/order.ts'

export type Place = {
  config: Config
  ownerUrl: string
  appUrl: string
  close(): Promise<void>
}

/**
 * A database of its own, with the settings of every other one, and the demo in it: in a temporary folder,
 * or in `kept`, which the next run finds again.
 */
export async function openPlace(kept?: string): Promise<Place & { env: Record<string, string> }> {
  const dataDir = kept ? resolve(kept) : mkdtempSync(join(tmpdir(), 'officina-bench-'))
  const port = await freePort()
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    // nobody in it is real, and the next run opens a kept one
    SECRET_KEY: 'bench'.padEnd(64, '0'),
    MAIL: 'off',
    LOG_LEVEL: 'warn',
    SEED: 'none',
    REQUESTS_PER_MINUTE: '999999',
    // without an account to pay into, nobody can choose a bank transfer
    BANK_DETAILS: 'Bench Bank 123-456789',
  }
  const config = loadConfig(env)
  const database = await openDatabase({ dataDir })
  await migrate(database.ownerUrl)
  if (await isEmpty(database.ownerUrl)) {
    await seedDemo({ ownerUrl: database.ownerUrl, config })
    await renameDemo(database.ownerUrl)
  }
  return {
    config,
    ownerUrl: database.ownerUrl,
    appUrl: database.appUrl,
    env: { ...env, DATABASE_URL: database.appUrl },
    async close() {
      await database.stop()
      if (!kept) remove(dataDir)
    },
  }
}

/** Production does not start with the demo's logins. */
async function renameDemo(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(
    "update accounts set email = replace(email, '@officina.test', '@bench.example.org')",
  )
  await client.end()
}

/** Adds orders until there are so many; nothing of it is left for later to tidy up. */
export async function fillTo(place: Place, orders: number): Promise<void> {
  const client = new pg.Client({ connectionString: place.ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>('select count(*)::int as n from orders')
    const missing = orders - (rows[0]?.n ?? 0)
    const began = performance.now()
    if (missing > 0)
      await seedScale({ ownerUrl: place.ownerUrl, config: place.config, orders: missing })
    const copied = performance.now()
    // also of a kept database: the run that filled it may have ended before
    await client.query('vacuum (analyze)')
    await client.query('checkpoint')
    console.log(
      `${Math.max(missing, 0).toLocaleString('en-US')} orders added: COPY ${seconds(copied - began)}, vacuum ${seconds(performance.now() - copied)}.`,
    )
  } finally {
    await client.end()
  }
}

/** Counts the rows of tables that have just been filled, as autovacuum would within a minute. */
export async function analyze(place: Place, ...tables: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: place.ownerUrl })
  await client.connect()
  await client.query(`analyze ${tables.join(', ')}`)
  await client.end()
}

/** The same app in this process, for signing in, for preparing and for recording its statements. */
export const openApp = (place: Place): Promise<App> =>
  buildApp({
    config: { ...place.config, logLevel: 'error' },
    databaseUrl: place.appUrl,
    jobs: createBossJobs(place.appUrl, { work: false }),
  })

export type Running = {
  url: string
  memory(): number
  /** Seconds of a processor it has used. */
  cpu(): number
  stop(): Promise<void>
  /** Without a word, as a power cut would. */
  kill(): Promise<void>
}

/** The real server, as `npm start` runs it, in a process of its own. */
export const startServer = (env: Record<string, string>): Promise<Running> =>
  start('apps/api/dist/main.mjs', env)

/** What somebody would write by hand, on the same database. */
export const startPlain = async (databaseUrl: string, shop: Shop): Promise<Running> =>
  start('bench/plain/server.ts', {
    DATABASE_URL: databaseUrl,
    PORT: String(await freePort()),
    SHOP: JSON.stringify(shop),
  })

async function start(file: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, file], {
    cwd: ROOT,
    env: { ...process.env, ...SERVER_ENV, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const url = `http://127.0.0.1:${env.PORT}`
  for (const limit = Date.now() + 60_000; ; await sleep(100)) {
    if (child.exitCode !== null || Date.now() > limit) throw new Error('The server did not start.')
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) break
  }
  return {
    url,
    memory: () => residentMegabytes(child),
    cpu: () => cpuOf([child.pid ?? 0]),
    stop: () => stop(child),
    kill: () => stop(child, 'SIGKILL'),
  }
}

async function stop(child: ChildProcess, how: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(how)
  await gone
}

/** Not a number where the system does not tell. */
function residentMegabytes(child: ChildProcess): number {
  const status = `/proc/${child.pid}/status`
  if (!existsSync(status)) return Number.NaN
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024
}

function remove(dataDir: string): void {
  const pointer = join(dataDir, 'postgres.path')
  // as root the database may lie in a system folder that the data directory names
  if (existsSync(pointer))
    rmSync(dirname(readFileSync(pointer, 'utf8').trim()), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
