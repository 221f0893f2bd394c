import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Count, Counted } from '../boot/requestCounter.ts'
import type { Ports } from '../context.ts'
import { throttled } from '../entities/errors.ts'
import { isSecure } from './cookie.ts'
import { networkOf } from './network.ts'
import { isCall, pathOf } from './routing.ts'
import { cookieNames, hashOf } from './session.ts'

/** People of one clinic share an address, so an address may ask more than a session. */
const sessionsPerAddress = 10

/**
 * Sheds what no person does: so many requests a minute per session, and ten times that per address, of which only
 * strangers are turned away: who is signed in has the own count alone. Providers tell much at once and from few
 * addresses, so their hooks have only the address's bound, in a count of their own. Counted on the machine, in the process or by
 * the one that workers have in common, because it protects the machine; sign-ins and mails have windows in the database.
 */
export async function registerLoadLimit(
  app: FastifyInstance,
  ports: Ports,
  count?: Count,
): Promise<void> {
  const { requestsPerMinute } = ports.config
  const cookie = cookieNames(isSecure(ports)).session
  const sessionOf = (request: FastifyRequest) => {
    const id = request.cookies[cookie]
    return id === undefined ? networkOf(request.ip) : hashOf(request, id)
  }
  await app.register(rateLimit, {
    global: false,
    timeWindow: 60_000,
    cache: 20_000,
    ...(count ? { store: storeOf(count) } : {}),
  })
  const perSession = app.createRateLimit({ max: requestsPerMinute, keyGenerator: sessionOf })
  const perAddress = app.createRateLimit({
    max: requestsPerMinute * sessionsPerAddress,
    keyGenerator: (request) => `${isHook(request) ? 'hooks' : 'address'} ${networkOf(request.ip)}`,
  })
  app.addHook('onRequest', async (request) => {
    if (!isCall(request)) return
    if (!isHook(request)) {
      const own = await perSession(request)
      if (!own.isAllowed && own.isExceeded) throw throttled(Math.max(1, own.ttlInSeconds), own.max)
      if (ports.sessions.get(sessionOf(request))?.rows.some((row) => row.guard)) return
    }
    const all = await perAddress(request)
    if (all.isAllowed || !all.isExceeded) return
    if (request.cookies[cookie] && (await hasLogin(ports, sessionOf(request)))) return
    throw throttled(Math.max(1, all.ttlInSeconds), all.max)
  })
}

const isHook = (request: FastifyRequest): boolean => pathOf(request).startsWith('/api/hooks/')

/** Counts elsewhere. Whoever counts and does not answer stops nobody. */
function storeOf(count: Count) {
  type Done = (error: Error | null, counted?: Counted) => void
  return class Store {
    incr(key: string, done: Done, windowMs: number): void {
      count(key, windowMs).then(
        (counted) => done(null, counted),
        () => done(null, { current: 0, ttl: windowMs }),
      )
    }
    child() {
      return this
    }
  }
}

/** Whether somebody is signed in with this session: one row by its key. */
async function hasLogin({ pool }: Ports, hash: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'has-login',
    text: 'select 1 from session_logins where session_hash = $1 limit 1',
    values: [hash],
  })
  return rowCount === 1
}
