import type { FastifyInstance } from 'fastify'
import { type Ports, systemCtx } from '../context.ts'
import { receiveShopEvent } from '../entities/shop/events.ts'
import { failure } from './failures.ts'

/**
 * `POST /api/hooks/shopify`: what the shop tells by itself. 204 once it is kept (the work comes after), 401
 * when the signature over the raw body does not hold. Without SHOPIFY_ settings there is no such path.
 */
export async function registerShopHook(app: FastifyInstance, ports: Ports): Promise<void> {
  if (ports.storefront.kind !== 'shopify') return
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post('/api/hooks/shopify', {
      bodyLimit: 2 * 1024 * 1024,
      handler: async (request, reply) => {
        const headers = Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        )
        const event = Buffer.isBuffer(request.body)
          ? ports.storefront.parseWebhook(headers, request.body)
          : null
        if (!event) throw failure(401)
        await receiveShopEvent(systemCtx(ports), event)
        return reply.code(204).send()
      },
    })
  })
}
