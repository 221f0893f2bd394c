import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Ports, systemCtx } from '../context.ts'
import { DomainError } from '../entities/errors.ts'
import { bouncesOf } from '../mail/bounces.ts'
import { recordBounce } from '../mail/recordBounce.ts'
import { failure } from './failures.ts'

/**
 * `POST /api/hooks/mail/bounces`: the mail provider says what could not be delivered. 204 when it was
 * understood, 401 without the secret of MAIL_HOOK_SECRET, 422 for a body of no known shape. Without the
 * setting there is no such path.
 */
export async function registerMailHook(app: FastifyInstance, ports: Ports): Promise<void> {
  const secret = ports.config.mailHookSecret
  if (!secret) return
  await app.register(async (scope) => {
    // SNS calls its JSON plain text
    scope.removeContentTypeParser('application/json')
    const types = ['application/json', 'text/plain']
    scope.addContentTypeParser(types, { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, JSON.parse(String(text)))
      } catch {
        done(null, undefined)
      }
    })
    scope.post('/api/hooks/mail/bounces', {
      onRequest: async (request, reply) => {
        if (carries(request.headers.authorization, secret)) return
        // SNS sends the credentials of its address only after it was asked for them
        reply.header('www-authenticate', 'Basic realm="Officina"')
        throw failure(401)
      },
      handler: async (request, reply) => {
        const subscribeUrl = (request.body as { SubscribeURL?: unknown } | null)?.SubscribeURL
        if (typeof subscribeUrl === 'string') {
          // opened by a person: the server calls no address that it was handed
          request.log.warn({ subscribeUrl }, 'open this address to confirm the bounce subscription')
          return reply.code(204).send()
        }
        const bounces = bouncesOf(request.body)
        if (!bounces) throw unknownShape()
        for (const { kind, ...bounce } of bounces)
          if (kind === 'permanent') await recordBounce(systemCtx(ports), bounce)
        return reply.code(204).send()
      },
    })
  })
}

const unknownShape = () =>
  new DomainError('invalid', 'UNKNOWN_SHAPE', {
    en: 'This bounce report is not in a known format.',
    ja: '不達通知として読み取れませんでした。',
  })

/** The secret as a bearer token, or as the password of basic authentication. Compared in constant time. */
function carries(header: string | undefined, secret: string): boolean {
  const [, scheme, value = ''] = /^(bearer|basic) (\S+)$/i.exec(header ?? '') ?? []
  const given =
    scheme?.toLowerCase() === 'basic'
      ? Buffer.from(value, 'base64')
          .toString()
          .replace(/^[^:]*:/, '')
      : value
  return timingSafeEqual(digest(given), digest(secret))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
