import type { FastifyInstance } from 'fastify'
import type { Ports } from '../context.ts'

/** `/healthz`: the process lives. `/readyz`: it can serve, so the database answers and no stop is under way. */
export function registerHealth(app: FastifyInstance, ports: Ports): void {
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    if (stopping) return reply.code(503).header('retry-after', 5).send({ status: 'stopping' })
    try {
      await ports.pool.query({ text: 'select 1', query_timeout: 2_000 } as { text: string })
      return { status: 'ok' }
    } catch {
      return reply.code(503).header('retry-after', 5).send({ status: 'database unavailable' })
    }
  })
}
