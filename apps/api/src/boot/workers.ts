import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { StartError } from '../db/embedded/errors.ts'
import { createRequestCounter } from './requestCounter.ts'
import { SERVED_MS, type Serving } from './serve.ts'
import { type FromWorker, readOfAll, type Start, tell } from './workerLine.ts'

/** Waits before a worker that ended by itself is replaced; the last one from then on. */
const BACK_OFF_MS = [0, 500, 1_000, 2_000, 5_000, 10_000, 30_000]
/** After so long without another end the next wait is the first again. */
const SETTLED_MS = 60_000
/** A worker that does not end by itself is killed. */
const STOP_WORKER_MS = SERVED_MS + 500

type Given = { config: Config; start: Start; say: (line: string) => void }

/**
 * Serves in as many processes as WORKERS says, which share the port. One that ends by itself is replaced. Each has
 * connections of its own, and hears of the others through the database alone, as servers on several machines do.
 * @throws StartError when the first of them do not come up.
 */
export async function serveInWorkers({ config, start, say }: Given): Promise<Serving> {
  const readMetrics = await readOfAll(config)
  const crew = createCrew(start, say, readMetrics)
  try {
    const [files = ''] = await Promise.all(Array.from({ length: config.workers }, crew.hire))
    return {
      files,
      readMetrics,
      log: { fatal: (error) => console.error(error), warn: say },
      ...crew,
    }
  } catch {
    await crew.stop()
    throw new StartError('The server did not start: its workers ended. They said why above.')
  }
}

/** Answers, each time that a worker has ended by itself, how many milliseconds its replacement waits. */
export function createBackOff(now: () => number = () => performance.now()): () => number {
  let ends = 0
  let settledFrom = 0
  return () => {
    if (now() > settledFrom) ends = 0
    const wait = BACK_OFF_MS[ends++] ?? BACK_OFF_MS.at(-1) ?? 0
    // its replacement begins after the wait, and has as long to settle
    settledFrom = now() + wait + SETTLED_MS
    return wait
  }
}

function createCrew(start: Start, say: (line: string) => void, read: () => Promise<string>) {
  const serving = new Set<Worker>()
  /** Hired, and on the way to serving. */
  const coming = new Set<Promise<string>>()
  const count = createRequestCounter()
  let stopping = false
  let isRenewing = false
  const waitAfterEnd = createBackOff()

  /** Starts a worker and answers, once it serves, where its files are. */
  async function hire(): Promise<string> {
    const files = begin()
    coming.add(files)
    return files.finally(() => coming.delete(files))
  }

  async function begin(): Promise<string> {
    const worker = cluster.fork()
    // a request or message for one that has just ended
    worker.on('error', () => {})
    const ended = exitOf(worker)
    tell(worker, { start })
    const files = await new Promise<string>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if ('servesFrom' in message) resolve(message.servesFrom)
        if ('count' in message) {
          const { id, requests } = message.count
          tell(worker, { counted: { id, found: requests.map((each) => count(...each)) } })
        }
        if ('readMetrics' in message) {
          const id = message.readMetrics
          read().then(
            (text) => tell(worker, { metrics: { id, text } }),
            () => tell(worker, { metrics: { id } }),
          )
        }
      })
      ended.then(() => reject(new Error('ended before it could serve')))
    })
    serving.add(worker)
    // taken off the list it is meant to end
    void ended.then(() => {
      if (serving.delete(worker) && !stopping) void replace(worker.process.pid)
    })
    return files
  }

  async function replace(pid: number | undefined): Promise<void> {
    const wait = waitAfterEnd()
    const what = pid === undefined ? 'The new worker did not start.' : `Worker ${pid} has ended.`
    say(`${what} The next one starts ${wait ? `in ${wait / 1000} s` : 'now'}.`)
    await sleep(wait)
    if (!stopping) await hire().catch(() => (stopping ? undefined : replace(undefined)))
  }

  return {
    hire,
    /** One after the other: the next one goes when the new one serves. */
    async renew() {
      if (isRenewing || stopping) return
      isRenewing = true
      // one that has begun before may have read what is to be renewed
      await Promise.allSettled(coming)
      try {
        for (const worker of [...serving]) {
          await hire()
          if (serving.delete(worker)) await end(worker)
        }
        say('All workers have been restarted.')
      } catch {
        if (!stopping) say('The new worker did not start. Those from before go on serving.')
      } finally {
        isRenewing = false
      }
    },
    async stop() {
      stopping = true
      await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker)))
    },
  }
}

/** Not by `once` of node:events, which gives up at the first error. */
const exitOf = (worker: Worker) =>
  new Promise<void>((resolve) => worker.once('exit', () => resolve()))

async function end(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const over = exitOf(worker)
  worker.process.kill('SIGTERM')
  await Promise.race([over, sleep(STOP_WORKER_MS, undefined, { ref: false })])
  if (worker.isDead()) return
  worker.process.kill('SIGKILL')
  await over
}
