import type { FastifyInstance } from 'fastify'
import type { Ports } from '../context.ts'
import { hasRoom } from '../files/room.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, so the database answers, there is room for files and, on
 * this machine's disk, for rows, and no stop is under way; otherwise 503 with the `reasons`. A server that stops takes
 * no new connections, and one last call on each of those it has.
 */
export function registerHealth(app: FastifyInstance, ports: Ports, rowsFolder?: string): void {
  let stopping = false
  app.addHook('preClose', async () => {
    // others serve on the same port, and this is no news for a balancer
    stopping = ports.config.workers === 1
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const refuse = (status: string, reasons: string[]) =>
      reply.code(503).header('retry-after', 5).send({ status, reasons })
    if (stopping) return refuse('stopping', ['stopping'])
    const [database, ...rooms] = await Promise.all([
      ports.pool
        .query({ text: 'select 1', query_timeout: 2_000 } as { text: string })
        .then(() => true)
        .catch(() => false),
      ports.files.hasRoom().catch(() => false),
      rowsFolder === undefined || hasRoom(rowsFolder).catch(() => false),
    ])
    const disk = rooms.every(Boolean)
    if (database && disk) return { status: 'ok' }
    const reasons = [...(database ? [] : ['database']), ...(disk ? [] : ['disk'])]
    return refuse(`${reasons.join(' and ')} unavailable`, reasons)
  })
}
