import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Count } from './boot/requestCounter.ts'
import { type Clock, createClock } from './clock.ts'
import { createThreads } from './compute/threads.ts'
import type { Config } from './config.ts'
import { type Ctx, type Ports, systemCtx } from './context.ts'
import { loadSpec } from './contract.ts'
import { createPool } from './db/client.ts'
import { createListener } from './db/listener.ts'
import { createReplica } from './db/replica.ts'
import { createPasswords } from './entities/account/passwords.ts'
import { noticeReaders } from './entities/legal/notices/shownTo.ts'
import { mailFrame } from './entities/platform/brand.ts'
import { createPageFacts } from './entities/platform/pageFacts.ts'
import { createSecurityRules } from './entities/platform/security.ts'
import type { SecurityRules } from './entities/platform/securityDefaults.ts'
import { createEvents } from './events/notify.ts'
import { openFiles } from './files/open.ts'
import { loadHandlers } from './handlers.ts'
import { bindSpec } from './http/bind.ts'
import { answerBroken } from './http/broken.ts'
import { registerCors } from './http/cors.ts'
import { sendError, sendRouterError } from './http/errors.ts'
import { registerHeaders } from './http/headers.ts'
import { registerHealth } from './http/health.ts'
import { registerJson } from './http/json.ts'
import { listHandlers } from './http/lists.ts'
import { registerLoadLimit } from './http/load.ts'
import { registerMailHook } from './http/mailHook.ts'
import { trustOf, warnOfUntrustedProxy } from './http/network.ts'
import { createPages, registerPages } from './http/pages.ts'
import { registerPaymentHook } from './http/paymentHook.ts'
import { type Readers, watchReaders } from './http/readers.ts'
import { answerMissing, methodOverride } from './http/routing.ts'
import { createSessionCache, forgetfulSessions } from './http/sessionCache.ts'
import { registerShopHook } from './http/shopHook.ts'
import { knownFormats } from './http/validate.ts'
import { createBossJobs } from './jobs/boss.ts'
import type { Jobs } from './jobs/port.ts'
import { loggedError } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import type { Measures } from './metrics/measures.ts'
import type { ReadMetrics } from './metrics/register.ts'
import { openPayments } from './payments/open.ts'
import type { Payments } from './payments/port.ts'
import { createPictures } from './pictures/sharp.ts'
import { createSlots } from './slots.ts'
import { createEmbeddedShop } from './storefront/embedded.ts'
import type { Storefront } from './storefront/port.ts'
import { createShopifyShop } from './storefront/shopify/shop.ts'
import type { Traces } from './traces/traces.ts'
import { createTtlCache } from './ttlCache.ts'
import { createTurns } from './turns.ts'

type AppDeps = {
  config: Config
  databaseUrl: string
  /** Where the embedded database keeps its rows. */
  rowsFolder?: string
  clock?: Clock
  jobs?: Jobs<Ctx>
  storefront?: Storefront<Ctx>
  payments?: Payments
  /** What `/metrics` tells, where it is more than this process's own. */
  readMetrics?: ReadMetrics | undefined
  /** Counts requests for the limit a minute, where several processes do it together. */
  countRequests?: Count | undefined
  /** False: every request reads its session (tests that change rows behind the server's back). */
  keepSessions?: boolean
  /** Takes the log's lines in place of the standard output. */
  logTo?: { write(line: string): void }
  /** After how long a reader who takes nothing is given up; tests have less patience. */
  quietReaderMs?: number
  /** Sees every answer of the contract's routes; tests check them against the contract. */
  onAnswer?: (answer: {
    method: string
    path: string
    status: number
    contentType: string
    body: string
  }) => void
}

export type App = FastifyInstance & { ports: Ports; readers: Readers; measures?: Measures }

/** The one place where parts meet. `close()` drains requests, stops the jobs and closes the pool. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config } = deps
  const traces = await openTraces(config)
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      serializers: {
        req: (req) => ({ method: req.method, path: req.routeOptions?.url ?? 'unmatched' }),
        err: loggedError,
      },
      ...(deps.logTo ? { stream: deps.logTo } : {}),
      ...(traces ? { mixin: traces.mixin } : {}),
    },
    trustProxy: trustOf(config),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    // how often that time is checked; as often as Node does it, a slow body could take twice as long
    http: { connectionsCheckingInterval: 2_000 },
    clientErrorHandler: answerBroken,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    // the hook of http/health.ts answers 503 in the contract's shape
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: methodOverride,
    frameworkErrors: sendRouterError(config),
    serializerOpts: { ajv: { formats: knownFormats } },
  })
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
  const measures = await openMeasures(config)
  const watch = <T extends object>(port: string, of: T): T => {
    const counted = measures?.watch(port, of) ?? of
    return traces?.watch(port, counted) ?? counted
  }
  const mailer = config.smtpUrl ? watch('mail', createMailer(config.smtpUrl)) : undefined
  const clock = deps.clock ?? createClock(config.env !== 'production')
  let security: () => SecurityRules = () => {
    throw new Error('asked before the settings were read')
  }
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
    exports: createSlots(3),
    eventLines: createSlots(1_000, 8),
    clock,
    jobs: deps.jobs ?? createBossJobs(deps.databaseUrl, { work: true, watch: measures?.job }),
    storefront: watch(
      'storefront',
      deps.storefront ??
        (config.shopify ? createShopifyShop(config.shopify) : createEmbeddedShop()),
    ),
    payments: payments && watch('payments', payments),
    files: watch('files', await openFiles(config.files)),
    compute: createThreads(),
    pictures: createPictures(),
    sessions: deps.keepSessions === false ? forgetfulSessions : createSessionCache(listener),
    log: app.log,
    stopping: stop.signal,
  }
  security = await createSecurityRules(systemCtx(ports), events)
  const spec = loadSpec()
  app.decorateRequest('session', undefined)
  traces?.register(app)
  const readers = watchReaders(app, deps.quietReaderMs)
  registerJson(app)
  await app.register(cookie)
  await app.register(multipart, {
    limits: {
      fileSize: 10 * 1024 * 1024,
      files: 10,
      fields: 100,
      fieldSize: 64 * 1024,
      parts: 110,
    },
  })
  app.addHook('onSend', async (request, reply, payload) => {
    reply.header('x-request-id', request.id)
    if (deps.onAnswer && (typeof payload === 'string' || payload == null)) {
      deps.onAnswer({
        method: request.method,
        path: request.routeOptions.url ?? request.url.split('?')[0] ?? '/',
        status: reply.statusCode,
        contentType: String(reply.getHeader('content-type') ?? ''),
        body: payload ?? '',
      })
    }
    return payload
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') ports.sessions.clear()
    return payload
  })
  if (measures)
    (await import('./metrics/register.ts')).registerMetrics(app, ports, measures, deps.readMetrics)
  registerHeaders(app, config)
  registerCors(app, config)
  warnOfUntrustedProxy(app)
  await registerLoadLimit(app, ports, deps.countRequests)
  app.setErrorHandler(sendError)
  const pageFacts = await createPageFacts(systemCtx(ports), events, noticeReaders)
  app.setNotFoundHandler(answerMissing(spec, createPages(config, undefined, pageFacts)))
  registerHealth(app, ports, deps.rowsFolder)
  await registerMailHook(app, ports)
  await registerShopHook(app, ports)
  await registerPaymentHook(app, ports)
  const handlers = await loadHandlers()
  bindSpec(app, spec, { ...handlers, ...listHandlers(spec) }, ports)
  await registerPages(app)
  // the reference's page alone is 17 MB of text, which production never needs
  if (config.env !== 'production')
    await (await import('./http/development.ts')).registerDevelopment(app, ports)
  await ports.jobs.start(ports)
  if (ports.storefront.kind === 'shopify')
    await ports.jobs.enqueue(systemCtx(ports), 'shop.sync', {}, { singletonKey: 'start' })
  let paused: Promise<void> | undefined
  app.addHook('preClose', async () => {
    // open lines of events, and who waits for a turn, would hold the server up
    stop.abort()
    ports.events.close()
    // jobs end while the last requests do
    paused = ports.jobs.pause().catch((error) => app.log.error({ err: error }, 'jobs'))
  })
  app.addHook('onClose', async () => {
    await paused
    await ports.jobs.stop()
    mailer?.close()
    await ports.compute.close()
    await ports.sessions.close()
    await listener.close()
    await replica?.close()
    await ports.pool.end()
  })
  return Object.assign(app, { ports, readers, measures }) as unknown as App
}

/** Nothing is counted, and none of its code is read, where nobody may ask for it. */
async function openMeasures({ metrics: { token, port } }: Config): Promise<Measures | undefined> {
  if (!token && port === undefined) return undefined
  return (await import('./metrics/measures.ts')).createMeasures()
}

/** Of OpenTelemetry nothing is read where no collector is named. */
async function openTraces({ traces }: Config): Promise<Traces | undefined> {
  return traces && (await import('./traces/traces.ts')).createTraces(traces)
}

export { systemCtx }
