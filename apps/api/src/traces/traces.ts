import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks'
import { memo } from '@officina/shared/memo'
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_TEXT,
  ATTR_DB_RESPONSE_STATUS_CODE,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_NAME,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { watchQueries } from '../db/watchQueries.ts'
import { operationOf } from '../http/operationName.ts'
import { watched } from '../metrics/watched.ts'
import { shapeOf, withoutValues } from './statements.ts'

/** What a stop may wait for the collector. */
const FLUSH_MS = 1_000

/**
 * Spans of requests, jobs, statements and calls of other services, sent to a collector by OTLP. Attributes are names
 * of the program (operations, route templates, tables, calls) and statuses: no id, no address, nothing typed.
 */
export type Traces = {
  /** For every line of the log: which trace it belongs to. */
  mixin(): { trace_id?: string; span_id?: string }
  register(app: FastifyInstance): void
  watchPool(pool: pg.Pool): void
  /** Runs a job of the background in a trace of its own. */
  job(name: string, work: () => Promise<void>): Promise<void>
  /** The same port, whose calls are spans. */
  watch<T extends object>(port: string, of: T): T
}

export function createTraces({ url, service, share }: NonNullable<Config['traces']>): Traces {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ [ATTR_SERVICE_NAME]: service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  })
  const tracer = provider.getTracer('officina')
  const current = new AsyncLocalStorage<Span>()
  const spans = new WeakMap<FastifyRequest, Span>()

  /** Runs `work` inside a span below the current one; without one (at the start, between jobs) nothing is told. */
  const within = <T>(name: string, attributes: Attributes, work: (span?: Span) => T): T => {
    const parent = current.getStore()
    if (!parent?.isRecording()) return work()
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, attributes },
      trace.setSpan(ROOT_CONTEXT, parent),
    )
    return current.run(span, () => work(span))
  }

  return {
    mixin() {
      const span = current.getStore()?.spanContext()
      return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
    },
    register(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const span = tracer.startSpan(
          request.method,
          { kind: SpanKind.SERVER },
          contextOf(request.headers.traceparent),
        )
        spans.set(request, span)
        current.run(span, done)
      })
      // a body that was waited for has led out of it
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request)
        if (span) current.run(span, done)
        else done()
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        if (!span) return
        const { statusCode } = reply
        span.updateName(operationOf(request)).setAttributes({
          [ATTR_HTTP_REQUEST_METHOD]: request.method,
          [ATTR_HTTP_RESPONSE_STATUS_CODE]: statusCode,
          [ATTR_URL_SCHEME]: request.protocol,
          'officina.request_id': request.id,
          ...(request.routeOptions.url ? { [ATTR_HTTP_ROUTE]: request.routeOptions.url } : {}),
        })
        if (statusCode >= 500)
          span
            .setAttribute(ATTR_ERROR_TYPE, String(statusCode))
            .setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      })
      const flush = () => Promise.race([provider.forceFlush().catch(() => undefined), pause()])
      app.addHook('preClose', async () => void flush())
      app.addHook('onClose', async () => {
        await Promise.race([provider.shutdown().catch(() => undefined), pause()])
      })
    },
    async job(name, work) {
      const kind = SpanKind.CONSUMER
      const span = tracer.startSpan(name, { kind, attributes: { 'officina.job': name } })
      try {
        await current.run(span, work)
      } catch (error) {
        end(span, error)
        throw error
      }
      end(span)
    },
    watchPool(pool) {
      bindWaiters(pool)
      watchQueries(pool, (text, run) => {
        const { name, attributes } = described(text)
        return within(name, attributes, (span) =>
          run((error) => span && end(span, error, ATTR_DB_RESPONSE_STATUS_CODE)),
        )
      })
    },
    watch: (port, of) =>
      watched(of, (call, run) =>
        within(`${port}.${call}`, { 'officina.port': port, 'officina.call': call }, (span) =>
          run((error) => span && end(span, error)),
        ),
      ),
  }
}

type Described = { name: string; attributes: Attributes }

/** Statements are few and long: each is looked at once. */
const described = memo((text: string): Described => {
  const { verb, table } = shapeOf(text)
  const attributes = {
    [ATTR_DB_SYSTEM_NAME]: 'postgresql',
    [ATTR_DB_OPERATION_NAME]: verb,
    ...(table ? { [ATTR_DB_COLLECTION_NAME]: table } : {}),
    [ATTR_DB_QUERY_TEXT]: withoutValues(text),
  }
  return { name: table ? `${verb} ${table}` : verb, attributes }
}, 1_000)

/** The kind of an error, and its code where it has one; its words may hold values. */
function end(span: Span, error?: unknown, codeAs?: string): void {
  if (error !== undefined) {
    const { name, code } = error as { name?: string; code?: unknown }
    span.setAttribute(ATTR_ERROR_TYPE, typeof code === 'string' ? code : (name ?? 'Error'))
    if (codeAs && typeof code === 'string') span.setAttribute(codeAs, code)
    span.setStatus({ code: SpanStatusCode.ERROR })
  }
  span.end()
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, FLUSH_MS).unref())

/** The caller's trace by W3C Trace Context; anything else begins a new one. */
function contextOf(header: unknown) {
  const [, traceId, spanId, flags] =
    (typeof header === 'string' && TRACEPARENT.exec(header.trim())) || []
  if (!traceId || !spanId || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags ?? '00', 16) & 1
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/

/** Who waits for a connection is called from where another gives one back: in the trace of that one. */
function bindWaiters(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: (...given: unknown[]) => void) => unknown
  pool.connect = ((callback?: (...given: unknown[]) => void) =>
    connect(callback && AsyncResource.bind(callback))) as typeof pool.connect
}
