import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from './app.ts'
import { findDemoAccounts } from './boot/demo.ts'
import { checkPort, portError } from './boot/port.ts'
import { startTable } from './boot/table.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { awayOf } from './db/away.ts'
import { type OpenDatabase, openDatabase, StartError } from './db/embedded.ts'
import { prepare } from './db/prepare.ts'
import { installQuestionnaires } from './entities/questionnaire/definitions.ts'
import { checkFiles } from './files/open.ts'

// One process: settings, database, schema, demo, server; and all of it back again on a signal.

/** Answers and jobs that are under way get this long, and then their connections are cut. */
const DRAIN_MS = 3_500
/** After the cut: jobs are given back, pools closed. */
const CLOSE_MS = 1_500
/** The embedded database writes out what it holds; cut short it loses nothing and recovers at the next start. */
const DATABASE_MS = 2_000
/** From the signal to the end of the process, whatever hangs: who runs us kills after ten seconds. */
const STOP_MS = 7_500
/** Ctrl-C in a terminal can reach a process twice at once: later than this it is a second wish. */
const SAME_SIGNAL_MS = 500

let database: OpenDatabase | undefined
let app: App | undefined
let stopping: Promise<void> | undefined
let stopAsked = 0

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal)
process.on('disconnect', onSignal)
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => fail(error))

const booting = boot().catch((error) => {
  if (!stopping) return fail(error)
})

async function boot(): Promise<void> {
  const config = readConfig()
  await checkPort(config.host, config.port)
  await checkFiles(config.files)
  const opened = await openDatabase(config, tell, {
    onLost: (reason) =>
      fail(new StartError(`The database stopped and could not be started again: ${reason}.`)),
  })
  database = opened
  if (stopping) return
  await prepare(opened, { env: config.env, say, fill: (url) => seedWhenEmpty(config, url) })
  if (stopping) return
  await installQuestionnaires(opened.appUrl)
  const demo = await findDemoAccounts(opened.appUrl, config.env)
  // most of the code, which a start that is refused need not wait for
  const { buildApp } = await import('./app.ts')
  if (stopping) return
  app = await buildApp({ config, databaseUrl: opened.appUrl, rowsFolder: opened.folder })
  if (stopping) return
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw portError(error, config.host, config.port)
  })
  if (!stopping) console.log(startTable(config, opened.where, app.ports.files.where, demo))
}

async function seedWhenEmpty(config: Config, ownerUrl: string): Promise<void> {
  if (config.seed !== 'demo' || stopping) return
  const { isEmpty, seedDemo } = await import('./db/seed/demo.ts')
  if (!(await isEmpty(ownerUrl))) return
  const began = performance.now()
  await seedDemo({ ownerUrl, config })
  say(`Demo data created in ${Math.round((performance.now() - began) / 100) / 10} s.`)
}

function onSignal(): void {
  const now = performance.now()
  if (!stopping) {
    stopAsked = now
    stop(0)
  } else if (now - stopAsked > SAME_SIGNAL_MS) {
    console.log('Stopping now.')
    const dead = database?.stop('immediate') ?? Promise.resolve()
    dead.finally(() => process.exit(1))
  }
}

/** Readiness fails and the listener closes first (both in app.close), then the database stops. */
function stop(code: number): void {
  stopping ??= (async () => {
    if (code === 0) say('Stopping.')
    setTimeout(() => process.exit(code), STOP_MS).unref()
    if (app) await Promise.race([app.close().catch(report), cutAfterDrain(app)])
    // a boot that is under way ends by itself once its database is gone
    if (!app && !database) await booting
    await database?.stop('fast', DATABASE_MS).catch(report)
    process.exit(code)
  })()
}

async function cutAfterDrain({ server, readers }: App): Promise<void> {
  await sleep(DRAIN_MS, undefined, { ref: false })
  readers.cut()
  server.closeAllConnections()
  await sleep(CLOSE_MS)
}

function fail(error: unknown): void {
  // what breaks because a boot was interrupted is no news
  if (stopping && !app) return
  report(error)
  if (!stopping) stop(1)
}

function report(error: unknown): void {
  const forPeople = error instanceof StartError || error instanceof ConfigError
  if (forPeople) console.error(error.message)
  else if (app) app.log.fatal(error)
  else if (awayOf(error))
    console.error('The connection to the database was lost during startup. Start Officina again.')
  else console.error('Officina could not start:', error)
}

/** What happens to the database: a line of the start, later one of the log. */
function tell(line: string): void {
  if (app) app.log.warn(line)
  else say(line)
}

function say(line: string): void {
  console.log(`  ${line}`)
}
