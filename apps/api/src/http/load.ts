import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { throttled } from '../domain/errors.ts'
import { sha256 } from '../ids.ts'
import { cookieNames } from './session.ts'

/** People of one clinic share an address, so an address may ask more than a session. */
const sessionsPerAddress = 10

/**
 * Sheds what no person does: so many requests a minute per session, and ten times that per address.
 * Counted in the process, because it protects the process; sign-ins and mails have windows in the database.
 */
export async function registerLoadLimit(app: FastifyInstance, config: Config): Promise<void> {
  const cookie = cookieNames(config.publicUrl.startsWith('https:')).session
  await app.register(rateLimit, { global: false, timeWindow: 60_000, cache: 20_000 })
  const perSession = app.createRateLimit({
    max: config.requestsPerMinute,
    keyGenerator: (request) => sha256(request.cookies[cookie] ?? request.ip),
  })
  const perAddress = app.createRateLimit({
    max: config.requestsPerMinute * sessionsPerAddress,
    keyGenerator: (request) => `address ${request.ip}`,
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(api|sanctum)\//.test(request.url)) return
    for (const check of [perSession, perAddress]) {
      const found = await check(request)
      if (found.isAllowed || !found.isExceeded) continue
      reply.header('x-ratelimit-limit', found.max)
      throw throttled(Math.max(1, found.ttlInSeconds))
    }
  })
}
