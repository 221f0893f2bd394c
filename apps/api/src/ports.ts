import type { FastifyBaseLogger } from 'fastify'
import { type Clock, createClock } from './clock.ts'
import { createThreads } from './compute/threads.ts'
import type { Config } from './config.ts'
import { type Ctx, type Ports, systemCtx } from './context.ts'
import { createPool } from './db/client.ts'
import { createListener } from './db/listener.ts'
import { createReplica } from './db/replica.ts'
import { createPasswords } from './entities/account/passwords.ts'
import { noticeReaders } from './entities/legal/notices/shownTo.ts'
import { mailFrame } from './entities/platform/brand.ts'
import { createPageFacts } from './entities/platform/pageFacts.ts'
import type { PageFacts } from './entities/platform/plainFacts.ts'
import { createSecurityRules } from './entities/platform/security.ts'
import type { SecurityRules } from './entities/platform/securityDefaults.ts'
import { createEvents } from './events/notify.ts'
import { openFiles } from './files/open.ts'
import { createSessionCache, forgetfulSessions } from './http/sessionCache.ts'
import { watchStanding } from './http/standing.ts'
import { createBossJobs } from './jobs/boss.ts'
import type { Jobs } from './jobs/port.ts'
import { createMailer } from './mail/mailer.ts'
import type { Measures } from './metrics/measures.ts'
import { openPayments } from './payments/open.ts'
import type { Payments } from './payments/port.ts'
import { createPictures } from './pictures/sharp.ts'
import { createSlots } from './slots.ts'
import { createEmbeddedShop } from './storefront/embedded.ts'
import type { Storefront } from './storefront/port.ts'
import type { Traces } from './traces/traces.ts'
import { createTtlCache } from './ttlCache.ts'
import { createTurns } from './turns.ts'

export type PortDeps = {
  config: Config
  databaseUrl: string
  clock?: Clock
  jobs?: Jobs<Ctx>
  storefront?: Storefront<Ctx>
  payments?: Payments
  /** False: every request reads its session (tests that change rows behind the server's back). */
  keepSessions?: boolean
}

type Watchers = {
  log: FastifyBaseLogger
  measures?: Measures | undefined
  traces?: Traces | undefined
}

export type OpenPorts = {
  ports: Ports
  /** Lets go of who waits, and takes up no more jobs. */
  halt(): void
  close(): Promise<void>
}

/** Opens everything that a server works with: all of its state is in here. */
export async function openPorts(
  deps: PortDeps,
  { log, measures, traces }: Watchers,
): Promise<OpenPorts> {
  const { config } = deps
  const stop = new AbortController()
  const listener = createListener(config.databaseListenUrl ?? deps.databaseUrl)
  const pool = createPool(deps.databaseUrl, { prepare: config.preparedStatements })
  const replica = config.databaseReadUrl
    ? createReplica(config.databaseReadUrl, pool, {
        prepare: config.preparedStatements,
        watch: traces?.watchPool,
      })
    : undefined
  traces?.watchPool(pool)
  const events = createEvents(pool, listener)
  const watch = <T extends object>(port: string, of: T): T => {
    const counted = measures?.watch(port, of) ?? of
    return traces?.watch(port, counted) ?? counted
  }
  const mailer = config.smtpUrl ? watch('mail', createMailer(config.smtpUrl)) : undefined
  const clock = deps.clock ?? createClock(config.env !== 'production')
  const unread = () => {
    throw new Error('asked before the settings were read')
  }
  let security: () => SecurityRules = unread
  let pageFacts: () => PageFacts = unread
  const payments = deps.payments ?? (await openPayments(config, { pool, clock }))
  const ports: Ports = {
    config,
    pool,
    replica,
    events,
    cache: createTtlCache(events),
    passwords: createPasswords(),
    turns: createTurns(),
    mailer,
    mailFrame,
    // read below, once there are ports to read with
    security: () => security(),
    pageFacts: () => pageFacts(),
    exports: createSlots(3),
    eventLines: createSlots(1_000, 8),
    clock,
    jobs:
      deps.jobs ??
      createBossJobs(deps.databaseUrl, {
        work: true,
        listener,
        within: (name, work) => {
          const counted = () => measures?.job(name, work) ?? work()
          return traces?.job(name, counted) ?? counted()
        },
      }),
    storefront: watch('storefront', deps.storefront ?? (await openStorefront(config))),
    payments: payments && watch('payments', payments),
    files: watch('files', await openFiles(config.files)),
    compute: createThreads(),
    pictures: createPictures(),
    sessions:
      deps.keepSessions === false
        ? forgetfulSessions
        : createSessionCache(listener, watchStanding(pool)),
    log,
    stopping: stop.signal,
  }
  security = await createSecurityRules(systemCtx(ports), events)
  pageFacts = await createPageFacts(systemCtx(ports), events, noticeReaders)
  let paused: Promise<void> | undefined
  return {
    ports,
    halt() {
      // open lines of events, and who waits for a turn, would hold the server up
      stop.abort()
      events.close()
      // jobs end while the last requests do
      paused = ports.jobs.pause().catch((error) => log.error({ err: error }, 'jobs'))
    },
    async close() {
      await paused
      await ports.jobs.stop()
      mailer?.close()
      await ports.compute.close()
      await ports.sessions.close()
      await listener.close()
      await replica?.close()
      await pool.end()
    },
  }
}

/** Of Shopify nothing is read where the shop is Officina's own. */
async function openStorefront({ shopify }: Config): Promise<Storefront<Ctx>> {
  if (!shopify) return createEmbeddedShop()
  return (await import('./storefront/shopify/shop.ts')).createShopifyShop(shopify)
}
