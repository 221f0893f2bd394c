import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

declare module 'fastify' {
  interface FastifyRequest {
    nonce: string
  }
}

/** Security headers on every answer; one nonce per answer for the inline parts of the HTML shells. */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request) => {
    request.nonce = randomBytes(16).toString('base64')
    nonces.set(request.raw, request.nonce)
  })
  const nonces = new WeakMap<object, string>()
  const withNonce = (request: object) => `'nonce-${nonces.get(request) ?? ''}'`
  const reports = config.sentryDsn ? [new URL(config.sentryDsn).origin] : []
  app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", (request) => withNonce(request)],
        styleSrc: ["'self'", (request) => withNonce(request)],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        frameSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...reports],
      },
    },
    hsts: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!reply.hasHeader('cache-control') && /^\/(api|sanctum|dev)\//.test(request.url))
      reply.header('cache-control', 'no-store')
    return payload
  })
}
