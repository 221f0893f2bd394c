import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Count } from './boot/requestCounter.ts'
import type { Config } from './config.ts'
import { type Ports, systemCtx } from './context.ts'
import { loadSpec } from './contract.ts'
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
import { trustOf, warnOfProxy } from './http/network.ts'
import { createPages, registerPages } from './http/pages.ts'
import { registerPaymentHook } from './http/paymentHook.ts'
import { type Readers, watchReaders } from './http/readers.ts'
import { answerMissing, routedUrl } from './http/routing.ts'
import { registerShopHook } from './http/shopHook.ts'
import { knownFormats } from './http/validate.ts'
import { loggedError } from './log.ts'
import type { Measures } from './metrics/measures.ts'
import type { ReadMetrics } from './metrics/register.ts'
import { type OpenPorts, openPorts, type PortDeps } from './ports.ts'
import type { Traces } from './traces/traces.ts'

type AppDeps = PortDeps & {
  /** Where the embedded database keeps its rows. */
  rowsFolder?: string
  /** What `/metrics` tells, where it is more than this process's own. */
  readMetrics?: ReadMetrics | undefined
  /** Counts requests for the limit a minute, where several processes do it together. */
  countRequests?: Count | undefined
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

export type App = FastifyInstance & {
  ports: Ports
  /** What is closed with the server. */
  opened: OpenPorts
  readers: Readers
  measures?: Measures
}

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
    // what comes on a connection that is still open is answered, and is the last on it
    return503OnClosing: false,
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: routedUrl,
    frameworkErrors: sendRouterError(config),
    serializerOpts: { ajv: { formats: knownFormats } },
  })
  const measures = await openMeasures(config)
  const opened = await openPorts(deps, { log: app.log, measures, traces })
  const { ports } = opened
  const spec = loadSpec()
  app.decorateRequest('session', undefined)
  app.decorateRequest('cookieHash', undefined)
  app.decorateRequest('beganAt', 0)
  app.decorateRequest('routePath', undefined)
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
  app.addHook('onSend', (request, reply, payload, done) => {
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
    done(null, payload)
  })
  app.addHook('onRequest', (request, _reply, done) => {
    request.beganAt = performance.now()
    done()
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') ports.sessions.wrote(request.beganAt)
    done(null, payload)
  })
  if (measures)
    (await import('./metrics/register.ts')).registerMetrics(app, ports, measures, deps.readMetrics)
  registerHeaders(app, config)
  registerCors(app, config)
  warnOfProxy(app, config)
  await registerLoadLimit(app, ports, deps.countRequests)
  app.setErrorHandler(sendError)
  app.setNotFoundHandler(
    answerMissing(
      spec,
      createPages(config, undefined, () => ports.pageFacts()),
    ),
  )
  registerHealth(app, ports, deps.rowsFolder)
  await registerMailHook(app, ports)
  await registerShopHook(app, ports)
  await registerPaymentHook(app, ports)
  const handlers = await loadHandlers()
  bindSpec(app, spec, { ...handlers, ...listHandlers(spec) }, ports)
  await registerPages(app)
  // mailbox, clock and reference, which production never needs
  if (config.env !== 'production')
    await (await import('./http/development.ts')).registerDevelopment(app, ports)
  await ports.jobs.start(ports)
  if (ports.storefront.kind === 'shopify')
    await ports.jobs.enqueue(systemCtx(ports), 'shop.sync', {}, { singletonKey: 'start' })
  const whole = Object.assign(app, { ports, opened, readers, measures })
  app.addHook('preClose', async () => whole.opened.halt())
  app.addHook('onClose', () => whole.opened.close())
  return whole as unknown as App
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
