import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type App, buildApp } from '../app.ts'
import type { Count } from '../boot/requestCounter.ts'
import { createFixedClock } from '../clock.ts'
import { type Config, loadConfig } from '../config.ts'
import { type Ctx, systemCtx } from '../context.ts'
import {
  type Column,
  eq,
  type PgColumn,
  type PgTable,
  type PgUpdateSetSource,
  type SQL,
} from '../db/sql.ts'
import { runSweeps } from '../jobs/sweeps.ts'
import type { Payments } from '../payments/port.ts'
import { openPorts, type PortDeps } from '../ports.ts'
import type { Storefront } from '../storefront/port.ts'
import { createAnswerCheck, type SeenAnswer } from './answers.ts'
import { type Browser, createBrowser } from './browser.ts'
import { isPooled } from './deep.ts'
import { createTestJobs } from './jobs.ts'

export type TestApp = {
  app: App
  /** Runs verbs as the system, on the app's own database. */
  ctx: Ctx
  clock: ReturnType<typeof createFixedClock>
  /** Rows of a table as the database has them; all of them without a condition. */
  rows<T extends PgTable>(
    table: T,
    where?: SQL,
    ...order: (PgColumn | SQL)[]
  ): Promise<T['$inferSelect'][]>
  /** Adds rows to a table beside the server. */
  add<T extends PgTable>(
    table: T,
    values: T['$inferInsert'] | T['$inferInsert'][],
  ): Promise<unknown>
  /** Changes rows of a table beside the server: the one with that id, or those of a condition. */
  change<T extends PgTable & { id?: Column }>(
    table: T,
    which: string | SQL | undefined,
    values: PgUpdateSetSource<T>,
  ): Promise<unknown>
  /** The app's own database, with the rights to change its tables. */
  ownerUrl: string
  /** A new browser without a session. */
  browser(): Browser
  /** Runs every enqueued job (mails too). */
  drain(): Promise<void>
  /** Moves time and does everything that is due by then. */
  advance(ms: number): Promise<void>
  /** Base URL of a real listening socket; starts it on first call. */
  listen(): Promise<string>
  close(): Promise<void>
}

export const start = '2026-11-20T09:00:00.000Z'

type Options = {
  keepSessions?: boolean
  storefront?: Storefront<Ctx>
  payments?: Payments
  logTo?: { write(line: string): void }
  quietReaderMs?: number
  rowsFolder?: string
  countRequests?: Count
  /** A migrated database that somebody else removes, in place of a clone. */
  database?: { ownerUrl: string; appUrl: string }
}

/**
 * The clinic of a test file: a server on a database of its own, closed after the file's last test. Called at the
 * top of the file; the people and goods that all of its tests share are constants below it
 * (`const doctor = await asDoctor(t)`).
 */
export async function useClinic(overrides?: Partial<Config>, options?: Options): Promise<TestApp> {
  const t = await startTestApp(overrides, options)
  afterAll(() => t.close())
  return t
}

/**
 * The real server on its own clone of the migrated database. Every answer of every test is checked
 * against the contract; `close()` throws when one differed.
 */
export async function startTestApp(
  overrides: Partial<Config> = {},
  options: Options = {},
): Promise<TestApp> {
  const name = `t_${randomBytes(6).toString('hex')}`
  const database = options.database ?? {
    ownerUrl: withDatabase(inject('ownerUrl'), name),
    appUrl: withDatabase(inject('appUrl'), name),
  }
  if (!options.database)
    await asOwner((client) =>
      client.query(`create database ${name} template officina strategy file_copy`),
    )
  const dataDir = mkdtempSync(join(tmpdir(), 'officina-app-'))
  const config = {
    ...loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SEED: 'none',
      BANK_DETAILS: 'Test shop, IBAN 1',
      REQUESTS_PER_MINUTE: '999999',
    }),
    ...(isPooled && {
      databaseListenUrl: withDatabase(inject('directUrl'), name),
      preparedStatements: false,
    }),
    ...overrides,
  }
  const clock = createFixedClock(start)
  const jobs = createTestJobs()
  const answers = createAnswerCheck()
  const deps = {
    config,
    databaseUrl: database.appUrl,
    clock,
    jobs,
    keepSessions: options.keepSessions ?? false,
    ...(options.storefront ? { storefront: options.storefront } : {}),
    ...(options.payments ? { payments: options.payments } : {}),
  }
  const isUsual = Object.keys(overrides).length === 0 && Object.keys(options).length === 0
  const server =
    (isUsual && (await renewed(deps))) ||
    (await opened({
      ...deps,
      quietReaderMs: options.quietReaderMs,
      rowsFolder: options.rowsFolder,
      countRequests: options.countRequests,
      ...(options.logTo ? { logTo: options.logTo } : {}),
    }))
  const { app } = server
  server.see = answers.see
  const ctx = systemCtx(app.ports)
  let url: string | undefined
  return {
    app,
    ctx,
    clock,
    rows: (table, where, ...order) =>
      ctx.db
        .select()
        .from(table as PgTable)
        .where(where)
        .orderBy(...order),
    add: (table, values) => ctx.db.insert(table).values(values as never),
    async change(table, which, values) {
      // it would be every row
      if (which === undefined) throw new Error('Nothing says which rows are changed.')
      const where = typeof which === 'string' ? eq(table.id as Column, which) : which
      return ctx.db.update(table).set(values).where(where)
    },
    ownerUrl: database.ownerUrl,
    browser: () => createBrowser(app),
    drain: () => jobs.drain(ctx),
    async advance(ms) {
      clock.advance(ms)
      await runSweeps(ctx)
      await jobs.drain(ctx)
    },
    async listen() {
      url ??= await app.listen({ port: 0, host: '127.0.0.1' })
      return url
    },
    async close() {
      if (isUsual && !app.server.listening && !app.ports.stopping.aborted) await lay(server)
      else {
        // clients keep their connections for the next call, which never comes
        app.server.closeAllConnections()
        await app.close()
      }
      if (!options.database)
        await asOwner((client) => client.query(`drop database if exists ${name} with (force)`))
      rmSync(dataDir, { recursive: true, force: true })
      answers.assertHonest()
    },
  }
}

type Server = { app: App; see: (answer: SeenAnswer) => void }

/** Servers as every file has them, without anything of the file that is over: what takes long to open are the routes. */
const idle: Server[] = []

async function opened(deps: Parameters<typeof buildApp>[0]): Promise<Server> {
  const server: Partial<Server> = {}
  server.app = await buildApp({ ...deps, onAnswer: (answer) => server.see?.(answer) })
  await server.app.ready()
  return server as Server
}

/** One of them with a database, a clock and all other state of its own. */
async function renewed(deps: PortDeps): Promise<Server | undefined> {
  const server = idle.pop()
  if (!server) return undefined
  const { app } = server
  app.opened = await openPorts(deps, { log: app.log })
  Object.assign(app.ports, app.opened.ports)
  return server
}

async function lay(server: Server): Promise<void> {
  server.app.opened.halt()
  await server.app.opened.close()
  idle.push(server)
}

async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: withDatabase(inject('ownerUrl'), 'postgres') })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
