import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

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
    if (isPage && reply.getHeader('content-security-policy') === headers['content-security-policy'])
      reply.header('content-security-policy', policyOf(config, request.nonce))
    if (!reply.hasHeader('cache-control') && /^\/(api|sanctum|dev)\//.test(request.url))
      reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

/** What every answer has, also one that no route gives. */
export const headersOf = (config: Config) => ({
  ...fixedHeaders,
  'content-security-policy': policyOf(config),
})

const fixedHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // the old filter of old browsers could be turned against a page
  'x-xss-protection': '0',
}

function policyOf(config: Config, nonce?: string): string {
  const inline = nonce ? ` 'nonce-${nonce}'` : ''
  const reports = config.sentryDsn ? ` ${new URL(config.sentryDsn).origin}` : ''
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${config.shopify ? ' https://cdn.shopify.com' : ''}`,
    "font-src 'self' data:",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    `connect-src 'self'${reports}`,
  ].join(';')
}
