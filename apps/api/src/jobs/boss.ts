import type { Pool } from 'pg'
import { type Db, type JobResult, PgBoss } from 'pg-boss'
import { type Ctx, systemCtx } from '../context.ts'
import { createPool } from '../db/client.ts'
import type { Listener } from '../db/listener.ts'
import { askedBy } from './askedBy.ts'
import type { Jobs } from './port.ts'
import { atStart, jobHandlers, schedules } from './registry.ts'
import { startTick, ticks } from './ticks.ts'

/** A worker that is at work says so twice in this time; the job of one that no longer does is taken up again. */
const heartbeatSeconds = 30

type Options = {
  work: boolean
  /** Tells of new jobs as they come; without it they are looked for twice a second or every five seconds. */
  listener?: Listener
  within?: Within
}

/** pg-boss on the application's own database; `work: false` only enqueues (tests drive handlers themselves). */
export function createBossJobs(url: string, options: Options): Jobs<Ctx> {
  const { listener } = options
  const pool = createPool(url, { max: 3 })
  const boss = new PgBoss({
    db: {
      executeSql: askedBy(pool),
      ...(listener && { listen: listenOn(listener, pool) }),
    },
    useListenNotify: options.work && listener !== undefined,
    migrate: false,
    supervise: options.work,
    schedule: options.work,
  })
  const stops: (() => Promise<void>)[] = []
  return {
    async enqueue(ctx, name, data, extra = {}) {
      const executor = ctx.tx?.client ?? ctx.pool
      const jobs = [data].flat().map((each) => ({
        data: each,
        ...(extra.singletonKey ? { singletonKey: extra.singletonKey } : {}),
        ...(extra.startAfter ? { startAfter: extra.startAfter } : {}),
        retryBackoff: true,
        ...repeatsOf(name),
        heartbeatSeconds,
      }))
      await boss.insert(name, jobs, { db: { executeSql: askedBy(executor) } })
    },
    async start(ports) {
      boss.on('error', (error) => ports.log.error({ err: asError(error) }, 'jobs'))
      await boss.start()
      const queues = await boss.getQueues()
      for (const name of Object.keys(jobHandlers)) {
        const known = queues.find((queue) => queue.name === name)
        if (!known) await boss.createQueue(name, { notify: true })
        else if (!known.notify) await boss.updateQueue(name, { notify: true })
      }
      if (!options.work) return
      for (const [name, handler] of Object.entries(jobHandlers)) {
        let worker = ''
        const batchSize = name === 'mail.deliver' ? mailsAtOnce : 1
        worker = await boss.work(
          name,
          { ...(isAwaited(name) ? awaited : others), batchSize, perJobResults: true },
          (batch) => {
            // where there was one there may be more
            boss.notifyWorker(worker)
            return Promise.all(
              batch.map(async ({ id, data, signal }): Promise<JobResult> => {
                const work = () => handler(systemCtx(ports), data, signal)
                try {
                  await (options.within ? options.within(name, work) : work())
                  return { id, status: 'completed' }
                } catch (output) {
                  return { id, status: 'failed', output }
                }
              }),
            )
          },
        )
      }
      for (const { name, cron, isLong } of schedules)
        await boss.schedule(name, cron, null, isLong ? { ...long, heartbeatSeconds } : {})
      for (const name of atStart) await boss.send(name, {})
      stops.push(...ticks.map((tick) => startTick(tick, ports)))
    },
    pause: () => boss.stop({ close: false, graceful: true, timeout: 3_000 }),
    async stop() {
      await Promise.all([boss.stop({ graceful: false }), ...stops.map((stop) => stop())])
      if (!pool.ending) await pool.end()
    },
  }
}

/**
 * How often a job that fails is begun again, after a second, two, four … A mail server may be away for days: mails are
 * tried every five minutes for longer than the three days after which the job itself gives them up. What else fails is
 * found by a sweep.
 */
const repeatsOf = (name: string) =>
  name.startsWith('mail.') ? { retryLimit: 1_000, retryDelayMax: 300 } : { retryLimit: 5 }

/** Of a sweep that may run for hours, and that is done later when nobody was there at its time. */
const long = { expireInSeconds: 6 * 3_600, retryLimit: 1, missed: 'once' } as const

/** Runs a piece of work inside something that is told of it. */
type Within = (name: string, work: () => Promise<void>) => Promise<void>

/** A worker's error comes as a plain object, of which the log would keep nothing. */
const asError = (error: Error): Error =>
  error instanceof Error ? error : Object.assign(new Error(), error)

/**
 * How often jobs are looked for: while their queue is listened to, only what a failure or a lost connection has put off;
 * a connection that is idle should be left so.
 */
const awaited = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 10 }
const others = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 }

/**
 * Subscribes on the server's own line. Fails where what is told there does not arrive, as behind a pooler, so that jobs are
 * looked for instead.
 */
const listenOn =
  (listener: Listener, pool: Pool): NonNullable<Db['listen']> =>
  (channel, heard, again) =>
    new Promise((resolve, reject) => {
      const hear = (payload: string) => {
        if (payload !== test) return heard(payload)
        clearTimeout(late)
        resolve({ close: async () => stop() })
      }
      const stop = listener.on(channel, hear, undefined, () => {
        again()
        pool.query('select pg_notify($1, $2)', [channel, test]).catch(() => {})
      })
      const late = setTimeout(() => {
        stop()
        reject(new Error('The database cannot be listened to.'))
      }, 5_000)
    })
const test = 'officina.test'

/** A mail waits for the mail server, and for no other mail: as many are under way as the mailer keeps connections. */
const mailsAtOnce = 5

/** Work that somebody sits and waits for: mails and what leads to them, and imports. */
const isAwaited = (name: string) => /^(mail|account|import)\./.test(name)
