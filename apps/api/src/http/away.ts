import type { FastifyReply } from 'fastify'
import type { Ctx } from '../context.ts'
import { isSecure, keptFor } from './cookie.ts'

/** What a link of a mail opens, and the calls of its page: nothing else of the server hears of it. */
const paths = { pay: '/api/patient/pay-link', repeat: '/api/patient/repeat-link' }
export type LinkKind = keyof typeof paths

/** A checkout is open for 31 minutes; somebody who comes back pays again or closes the page. */
const maxAgeSeconds = 3_600

export const awayCookieName = (ctx: Pick<Ctx, 'config'>): string =>
  isSecure(ctx) ? '__Secure-officina_link' : 'officina_link'

/**
 * Keeps the token of the link by which somebody has left for the provider's page, who comes back without it: no script
 * can read it, and it is sent to that page's own calls alone.
 */
export function keepLink(ctx: Ctx, reply: FastifyReply, kind: LinkKind, token: string): void {
  reply.setCookie(awayCookieName(ctx), token, keptFor(ctx, maxAgeSeconds, paths[kind]))
}
