import { findDemoAccounts } from './boot/demo.ts'
import { checkPort } from './boot/port.ts'
import { type Serving, serveHere } from './boot/serve.ts'
import { startTable } from './boot/table.ts'
import {
  awaitStart,
  countThroughFirst,
  hearMetrics,
  isWorker,
  readThroughFirst,
  reportServing,
  shareMetrics,
} from './boot/workerLine.ts'
import { type Config, ConfigError, leaveEnvFile, readConfig } from './config.ts'
import { awayOf } from './db/away.ts'
import { type OpenDatabase, openDatabase, StartError } from './db/embedded.ts'
import { prepare } from './db/prepare.ts'
import { schemaState } from './db/schemaVersion.ts'
import { assertSecret } from './db/secret.ts'
import { installQuestionnaires } from './entities/questionnaire/definitions.ts'
import { checkFiles } from './files/open.ts'

// Settings, database, schema, demo, server; and all of it back again on a signal. With WORKERS this first process
// keeps the database and the workers, which run the same file and only serve.

/** The embedded database writes out what it holds; cut short it loses nothing and recovers at the next start. */
const DATABASE_MS = 2_000
/** From the signal to the end of the process, whatever hangs: who runs us kills after ten seconds. */
const STOP_MS = 7_500
/** Ctrl-C in a terminal can reach a process twice at once: later than this it is a second wish. */
const SAME_SIGNAL_MS = 500

let database: OpenDatabase | undefined
let serving: Serving | undefined
let stopping: Promise<void> | undefined
let stopAsked = 0

// a terminal sends Ctrl-C to workers too, which hear from the first process alone
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => (signal === 'SIGINT' && isWorker ? undefined : onSignal()))
process.on('SIGHUP', () => {
  if (!isWorker && serving?.renew) void serving.renew()
  else if (!isWorker) onSignal()
})
process.on('disconnect', onSignal)
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => fail(error))

const booting = (isWorker ? bootWorker() : boot()).catch((error) => {
  if (!stopping) return fail(error)
})

async function boot(): Promise<void> {
  const config = readConfig()
  await checkPort(config.host, config.port)
  if (config.metrics.port !== undefined)
    await checkPort(config.host, config.metrics.port, 'METRICS_PORT')
  await checkFiles(config.files)
  const opened = await openDatabase(config, note, {
    onLost: (reason) =>
      fail(new StartError(`The database stopped and could not be started again: ${reason}.`)),
  })
  database = opened
  if (stopping) return
  await prepare(opened, {
    env: config.env,
    secretKey: config.secretKey,
    secretKeyPrevious: config.secretKeyPrevious,
    say,
    fill: (url) => seedWhenEmpty(config, url),
  })
  if (stopping) return
  await installQuestionnaires(opened.appUrl)
  const demo = await findDemoAccounts(opened.appUrl, config.env)
  if (stopping) return
  serving = await serve(config, opened)
  if (!serving || stopping) return
  const { host, metrics } = config
  if (metrics.port !== undefined && serving.readMetrics) {
    const { serveMetrics } = await import('./metrics/register.ts')
    await serveMetrics({ host, port: metrics.port, token: metrics.token }, serving.readMetrics)
  }
  console.log(startTable(config, opened.where, serving.files, demo))
}

async function serve(config: Config, opened: OpenDatabase): Promise<Serving | undefined> {
  const { appUrl, folder } = opened
  const start = { appUrl, ...(folder === undefined ? {} : { folder }) }
  if (config.workers === 1)
    return serveHere({ config, start, isStopping: () => stopping !== undefined })
  const { serveInWorkers } = await import('./boot/workers.ts')
  leaveEnvFile()
  return serveInWorkers({ config, start, say })
}

async function bootWorker(): Promise<void> {
  const config = readConfig()
  // before the first message is taken: the others are heard by who listens then
  await hearMetrics(config)
  const start = await awaitStart()
  // program and settings may be newer than the first process, which has prepared the database
  await assertPrepared(start.appUrl, config)
  const isStopping = () => stopping !== undefined
  const here = await serveHere({
    config,
    start,
    isStopping,
    readMetrics: readThroughFirst(),
    countRequests: countThroughFirst(),
  })
  if (!here) return
  serving = here
  await shareMetrics(here.app.measures)
  reportServing(here.files)
}

async function assertPrepared(appUrl: string, config: Config): Promise<void> {
  if ((await schemaState(appUrl)) === 'behind')
    throw new StartError(
      'The database schema is older than this program: run npm run db:migrate, or where the database is the embedded one restart the server.',
    )
  await assertSecret(appUrl, config)
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

/** Who serves stops first, then the database. */
function stop(code: number): void {
  stopping ??= (async () => {
    if (code === 0 && !isWorker) say('Stopping.')
    setTimeout(() => process.exit(code), STOP_MS).unref()
    await serving?.stop().catch(report)
    // a boot that is under way ends by itself once its database is gone
    if (!serving && !database && !isWorker) await booting
    await database?.stop('fast', DATABASE_MS).catch(report)
    process.exit(code)
  })()
}

function fail(error: unknown): void {
  // what breaks because a boot was interrupted is no news
  if (stopping && !serving) return
  report(error)
  if (!stopping) stop(1)
}

function report(error: unknown): void {
  const forPeople = error instanceof StartError || error instanceof ConfigError
  if (forPeople) console.error(error.message)
  else if (serving) serving.log.fatal(error)
  else if (awayOf(error))
    console.error('The connection to the database was lost during startup. Start Officina again.')
  else console.error('Officina could not start:', error)
}

/** What happens to the database: a line of the start, later one of the log. */
function note(line: string): void {
  if (serving) serving.log.warn(line)
  else say(line)
}

function say(line: string): void {
  console.log(`  ${line}`)
}
