import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isCall } from './routing.ts'

/** What a page of another origin may read of an answer besides its body. */
const exposed = [
  'Content-Disposition',
  'Content-Range',
  'Idempotency-Replayed',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
  'X-Search-Suggestion',
  'X-Total-Estimated',
].join(', ')

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'Accept, Accept-Language, Content-Type, Idempotency-Key, X-Auth-Guard, X-HTTP-Method-Override, X-Requested-With, X-Time-Zone, X-XSRF-TOKEN',
  'access-control-max-age': '600',
}

/** Lets pages of the allowed origins call the API with the caller's cookies. Without any, nothing is answered differently. */
export function registerCors(app: FastifyInstance, { allowedOrigins }: Config): void {
  if (allowedOrigins.length === 0) return
  app.addHook('onRequest', (request, reply, done) => {
    if (!isCall(request)) return done()
    // caches must not give one origin's answer to another
    reply.header('vary', 'Origin').header('cross-origin-resource-policy', 'same-site')
    if (!isAllowedOrigin({ allowedOrigins }, request)) return done()
    reply.headers({
      'access-control-allow-origin': request.headers.origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposed,
    })
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method'])
      return done()
    reply.code(204).headers(preflight).send()
  })
}

/** Browsers say truly which page asks, so a write of an allowed origin needs no CSRF token, which it cannot read. */
export const isAllowedOrigin = (
  { allowedOrigins }: Pick<Config, 'allowedOrigins'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): boolean => headers.origin !== undefined && allowedOrigins.includes(headers.origin)
