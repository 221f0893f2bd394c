import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { pathOf } from './routing.ts'

const policy = 'content-security-policy'

declare module 'fastify' {
  interface FastifyRequest {
    /** For the inline parts of this answer's HTML; made when first asked for. */
    nonce: string
  }
}

/** Security headers on every answer. They are put together once; only HTML has a policy of its own, with its nonce. */
export function registerHeaders(app: FastifyInstance, config: Config): void {
  const nonces = new WeakMap<object, string>()
  app.decorateRequest('nonce', {
    getter() {
      let nonce = nonces.get(this)
      if (!nonce) {
        nonce = randomBytes(16).toString('base64')
        nonces.set(this, nonce)
      }
      return nonce
    },
  })
  const headers = headersOf(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    // a route that set a policy of its own keeps it
    if (isPage && reply.getHeader(policy) === headers[policy])
      reply.header(policy, headersOf(config, request.nonce)[policy])
    if (!reply.hasHeader('cache-control') && /^\/(api|sanctum|dev)\//.test(pathOf(request)))
      reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

type Headers = Record<string, string>

/** What every answer has, also one that no route gives; the policy lets a nonce in, where there is one. */
export function headersOf(config: Config, nonce?: string): Headers {
  const headers: Headers = {}
  const kept = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
    },
    removeHeader: () => undefined,
  }
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(config, nonce) },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })({} as IncomingMessage, kept as unknown as ServerResponse, () => undefined)
  return headers
}

function policyOf(config: Config, nonce?: string): Record<string, string[]> {
  const api = config.apiUrl ? [config.apiUrl] : []
  const inline = nonce ? [`'nonce-${nonce}'`] : []
  return {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'script-src': ["'self'", ...inline],
    'style-src': ["'self'", ...inline],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      ...api,
      ...(config.shopify ? ['https://cdn.shopify.com'] : []),
    ],
    'font-src': ["'self'", 'data:'],
    'frame-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': [
      "'self'",
      ...api,
      ...(config.sentryDsn ? [new URL(config.sentryDsn).origin] : []),
    ],
  }
}
