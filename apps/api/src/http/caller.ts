import type { FastifyRequest } from 'fastify'
import type { Actor, Ctx, Guard, Ports } from '../context.ts'
import { createDb } from '../db/client.ts'
import { DomainError, unauthenticated } from '../entities/errors.ts'
import { loadActor } from './actors.ts'
import { localeOf } from './errors.ts'
import { addressOf } from './network.ts'
import { loadSession } from './session.ts'

/** What is known of a call before its body is read; who is asking comes with `authenticate`. `presence`: of which role it is. */
export async function openContext(
  ports: Ports,
  request: FastifyRequest,
  presence: Guard | undefined,
): Promise<Ctx> {
  const ctx: Ctx = {
    ...ports,
    actor: { role: 'visitor' },
    audited: new Set(),
    db: createDb(ports.pool),
    log: request.log,
    origin: {
      requestId: request.id,
      ip: addressOf(request.ip),
      at: ports.clock.now(),
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
      locale: localeOf(request),
      ...zoneOf(request.headers['x-time-zone']),
    },
  }
  request.session = await loadSession(ctx, request, presence)
  if (request.session) ctx.origin.session = request.session.hash.slice(0, 16)
  return ctx
}

/** Only what the apps send is a call: GET with their header, or with JSON and no page asked for. */
export function followsLink({ method, headers }: FastifyRequest): boolean {
  if (method === 'HEAD') return true
  if (headers['x-requested-with'] === 'XMLHttpRequest') return false
  return (
    !/^application\/json\b/.test(headers.accept ?? '') ||
    /\btext\/html\b/.test(headers.accept ?? '')
  )
}

const zoneOf = (header: string | string[] | undefined) =>
  typeof header === 'string' ? { timeZone: header.slice(0, 60) } : {}

export async function authenticate(
  ctx: Ctx,
  request: FastifyRequest,
  guard: Guard,
): Promise<Actor> {
  const login = request.session?.logins[guard]
  const known = request.session?.actors?.get(guard)
  if (login && known) return known
  const actor = login ? await loadActor(ctx, guard, login.accountId) : undefined
  if (!actor) throw unauthenticated()
  request.session?.actors?.set(guard, actor)
  return actor
}

/** The header is a hint, never an authority; one that contradicts the path is refused. */
export function assertHeaderAgrees(
  request: FastifyRequest,
  guard: Guard | undefined,
  path: string,
): void {
  const named = headerGuard(request)
  const area =
    guard ?? (/^\/api\/(admin|doctor|patient)(\/|$)/.exec(path)?.[1] as Guard | undefined)
  if (named && area && named !== area) {
    throw new DomainError('forbidden', 'GUARD_MISMATCH', {
      en: 'This request was made for a different account. Reload the page and try again.',
      ja: '別のアカウントでの操作です。ページを再読み込みしてもう一度お試しください。',
    })
  }
}

export function headerGuard(request: FastifyRequest): Guard | undefined {
  const value = request.headers['x-auth-guard']
  return value === 'admin' || value === 'doctor' || value === 'patient' ? value : undefined
}
