import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Ports } from '../context.ts'
import { failure } from '../http/failures.ts'
import { operationOf } from '../http/operationName.ts'
import type { Measures } from './measures.ts'
import { registerStanding } from './standing.ts'

/** Text of all metrics, of this process or of all workers. */
export type ReadMetrics = () => Promise<string>

const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** Counts every answer, and with METRICS_TOKEN tells at `/metrics` who names it. */
export function registerMetrics(
  app: FastifyInstance,
  ports: Ports,
  measures: Measures,
  read: ReadMetrics = () => measures.registry.metrics(),
): void {
  registerStanding(measures.registry, ports)
  app.addHook('onRequest', async () => measures.begun())
  app.addHook('onResponse', async (request, reply) => {
    const isStream = String(reply.getHeader('content-type') ?? '').startsWith('text/event-stream')
    measures.answered({
      operation: operationOf(request),
      status: reply.statusCode,
      ...(isStream ? {} : { seconds: reply.elapsedTime / 1000 }),
    })
  })
  const { token } = ports.config.metrics
  if (!token) return
  app.get('/metrics', async (request, reply) => {
    if (!names(token, request.headers.authorization)) {
      reply.header('www-authenticate', 'Bearer')
      throw failure(401)
    }
    return reply.type(metricsType).send(await read())
  })
}

/** A door of its own for the metrics (METRICS_PORT): on HOST, not to be reached from outside. */
export async function serveMetrics(
  { host, port, token }: { host: string; port: number; token?: string },
  read: ReadMetrics,
): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end()
    if (token && !names(token, request.headers.authorization))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    const text = await read().catch(() => undefined)
    response.writeHead(text === undefined ? 503 : 200, { 'content-type': metricsType }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  return server.unref()
}

function names(token: string, header: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(`Bearer ${token}`), hash(header ?? ''))
}
