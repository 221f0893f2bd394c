import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs } from '@officina/shared/dates/days'
import { afterAll, inject } from 'vitest'
import { type App, buildApp } from '../app.ts'
import type { Count } from '../boot/requestCounter.ts'
import { createFixedClock } from '../clock.ts'
import { type Config, loadConfig } from '../config.ts'
import { type Ctx, systemCtx } from '../context.ts'
import {
  and,
  eq,
  getTableColumns,
  getTableName,
  is,
  isNull,
  type PgColumn,
  type PgTable,
  type PgUpdateSetSource,
  SQL,
} from '../db/sql.ts'
import { newId } from '../ids.ts'
import { runSweeps } from '../jobs/sweeps.ts'
import type { Payments } from '../payments/port.ts'
import { openPorts, type PortDeps } from '../ports.ts'
import type { Storefront } from '../storefront/port.ts'
import { createAnswerCheck, type SeenAnswer } from './answers.ts'
import { type Browser, createBrowser } from './browser.ts'
import { isPooled } from './deep.ts'
import { createTestJobs } from './jobs.ts'
import { statementOn, withDatabase } from './statementOn.ts'

export { withDatabase }

/** The row with that id, those whose columns have these values, or those of a condition. */
export type Which<T extends PgTable> = string | Partial<T['$inferSelect']> | SQL
type Added<T extends PgTable, Row = T['$inferInsert']> = Omit<Row, 'id' | 'createdAt'> &
  Partial<Pick<Row, keyof Row & ('id' | 'createdAt')>>

export type TestApp = {
  app: App
  /** Runs verbs as the system, on the app's own database. */
  ctx: Ctx
  clock: ReturnType<typeof createFixedClock>
  /** Rows of a table as the database has them; all of them unless it is said which. In the order of their ids. */
  rows<T extends PgTable>(
    table: T,
    which?: Which<T>,
    ...order: (PgColumn | SQL)[]
  ): Promise<T['$inferSelect'][]>
  /** The one row of those that there is; none or several are an error. */
  row<T extends PgTable>(table: T, which: Which<T>): Promise<T['$inferSelect']>
  /** Adds rows to a table beside the server. Those that say nothing of it have new ids and are made now. */
  add<T extends PgTable>(table: T, values: Added<T> | Added<T>[]): Promise<unknown>
  /** Changes rows of a table beside the server. */
  change<T extends PgTable>(
    table: T,
    which: Which<T> | undefined,
    values: PgUpdateSetSource<T>,
  ): Promise<unknown>
  /** The app's own database, with the rights to change its tables. */
  ownerUrl: string
  /** The same as the server opens it. */
  appUrl: string
  /** A new browser without a session. */
  browser(): Browser
  /** Runs every enqueued job (mails too). */
  drain(): Promise<void>
  /** The time so many days ago. */
  ago(days: number): Date
  /** Moves time and does everything that is due by then. */
  advance(ms: number): Promise<void>
  /** The same up to a time. */
  goTo(at: string | Date): Promise<void>
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
    await asOwner(`create database ${name} template officina strategy file_copy`)
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
  const rows: TestApp['rows'] = (table, which, ...order) => {
    const { id } = columnsOf(table)
    return ctx.db
      .select()
      .from(table as PgTable)
      .where(conditionOf(table, which))
      .orderBy(...(order.length === 0 && id ? [id] : order))
  }
  const doWhatIsDue = async () => {
    await runSweeps(ctx)
    await jobs.drain(ctx)
  }
  let url: string | undefined
  return {
    app,
    ctx,
    clock,
    rows,
    async row(table, which) {
      const [row, ...others] = await rows(table, which)
      if (!row || others.length > 0)
        throw new Error(`${row ? 'Several rows' : 'No row'} of ${getTableName(table)}.`)
      return row
    },
    add(table, values) {
      const { id, createdAt } = columnsOf(table)
      const rows = ([values].flat() as object[]).map((row) => ({
        ...(id?.hasDefault === false && { id: newId() }),
        ...(createdAt?.hasDefault === false && { createdAt: clock.now() }),
        ...row,
      }))
      return ctx.db.insert(table).values(rows as never)
    },
    async change(table, which, values) {
      const where = conditionOf(table, which)
      // it would be every row
      if (!where) throw new Error('Nothing says which rows are changed.')
      return ctx.db.update(table).set(values).where(where)
    },
    ...database,
    browser: () => createBrowser(app),
    drain: () => jobs.drain(ctx),
    ago: (days) => new Date(clock.now().getTime() - days * dayMs),
    async advance(ms) {
      clock.advance(ms)
      await doWhatIsDue()
    },
    async goTo(at) {
      clock.set(at)
      await doWhatIsDue()
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
      if (!options.database) await asOwner(`drop database if exists ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
      answers.assertHonest()
    },
  }
}

function conditionOf<T extends PgTable>(table: T, which: Which<T> | undefined): SQL | undefined {
  if (which === undefined || is(which, SQL)) return which
  const columns = columnsOf(table)
  const values: object = typeof which === 'string' ? { id: which } : which
  return and(
    ...Object.entries(values).map(([name, value]) => {
      const column = columns[name]
      if (!column) throw new Error(`${getTableName(table)} has no ${name}.`)
      return value === null ? isNull(column) : eq(column, value)
    }),
  )
}

const columnsOf = (table: PgTable): Record<string, PgColumn | undefined> => getTableColumns(table)

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

/** Outside of the databases that tests work on. */
const asOwner = (text: string) => statementOn(withDatabase(inject('ownerUrl'), 'postgres'), text)
