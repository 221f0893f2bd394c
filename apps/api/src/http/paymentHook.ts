import type { FastifyInstance } from 'fastify'
import { type Ports, systemCtx } from '../context.ts'
import { receivePaymentEvent } from '../entities/payment/events.ts'
import { failure } from './failures.ts'

/**
 * `POST /api/hooks/payments`: what the card provider tells by itself. 204 once it is kept (the work comes
 * after), 400 when the signature over the raw body does not hold or is old. Where nobody takes cards there is
 * no such path.
 */
export async function registerPaymentHook(app: FastifyInstance, ports: Ports): Promise<void> {
  if (!ports.payments) return
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/hooks/payments', {
      bodyLimit: 1024 * 1024,
      handler: async (request, reply) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        )
        const { payments } = ports
        const event = Buffer.isBuffer(request.body)
          ? payments?.readEvent(request.body, headers)
          : null
        if (!event) throw failure(400)
        if (event !== 'ignored') await receivePaymentEvent(systemCtx(ports), event)
        return reply.code(204).send()
      },
    })
  })
}
