import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../app.ts'
import type { Config } from '../config.ts'
import type { ReadMetrics } from '../metrics/register.ts'
import { portError } from './port.ts'
import type { Count } from './requestCounter.ts'
import { tidyWhenQuiet } from './tidy.ts'
import type { Start } from './workerLine.ts'

/** Answers and jobs that are under way get this long, and then their connections are cut. */
const DRAIN_MS = 3_500
/** After the cut: jobs are given back, pools closed. */
const CLOSE_MS = 1_500
/**
 * A connection that looks idle may have a request on its way: one that has just been handed to a worker, or that of a
 * balancer which has not asked /readyz yet.
 */
const LAST_REQUEST_MS = 1_000
/** A server that is told to stop has done so by then. */
export const SERVED_MS = DRAIN_MS + CLOSE_MS

/** What answers requests: this process, or workers that it looks after. */
export type Serving = {
  /** For people: where uploaded files are. */
  files: string
  /** Of a server that runs; a fatal error, or a line about the database. */
  log: { fatal(error: unknown): void; warn(line: string): void }
  /** Readiness fails and the listener closes first, then requests drain. */
  stop(): Promise<void>
  /** Text for Prometheus, where it may be asked for. */
  readMetrics?: ReadMetrics | undefined
  /** Takes one process after the other out and puts a new one in; where there is only one, nothing. */
  renew?(): Promise<void>
}

type Given = {
  config: Config
  start: Start
  /** Asked between the steps of a start. */
  isStopping: () => boolean
  readMetrics?: ReadMetrics
  countRequests?: Count
}

/** Serves in this process. Undefined when a stop came in between. */
export async function serveHere(given: Given): Promise<(Serving & { app: App }) | undefined> {
  const { config, start, isStopping, readMetrics, countRequests } = given
  // most of the code, which a start that is refused need not wait for
  const { buildApp } = await import('../app.ts')
  if (isStopping()) return undefined
  const app = await buildApp({
    config,
    databaseUrl: start.appUrl,
    rowsFolder: start.folder,
    readMetrics,
    countRequests,
  })
  const { measures } = app
  closeIdleLater(app)
  tidyWhenQuiet(app.server)
  const serving = {
    app,
    files: app.ports.files.where,
    log: app.log,
    readMetrics: measures && (() => measures.registry.metrics()),
    stop: () => Promise.race([app.close(), cutAfterDrain(app)]),
  }
  if (isStopping()) {
    await serving.stop()
    return undefined
  }
  await app.listen({ host: config.host, port: config.port }).catch((error) => {
    throw portError(error, config.host, config.port)
  })
  return serving
}

/** While it stops others take its place: nobody may notice. */
function closeIdleLater({ server }: App): void {
  const close = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => void setTimeout(close, LAST_REQUEST_MS)
}

async function cutAfterDrain({ server, readers }: App): Promise<void> {
  await sleep(DRAIN_MS, undefined, { ref: false })
  readers.cut()
  server.closeAllConnections()
  await sleep(CLOSE_MS)
}
