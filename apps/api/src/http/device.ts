import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { secretKeysOf } from '../config.ts'
import type { Ctx } from '../context.ts'
import { trustedDays } from '../entities/account/trustedDevices.ts'
import { isSecure, keptFor } from './cookie.ts'

/** Accounts that one browser is known to; the one it has not signed in to for longest goes first. */
const maxAccounts = 10
/** The longest that browsers keep a cookie. */
const maxAgeSeconds = 400 * 86_400

export const deviceCookieName = (ctx: Pick<Ctx, 'config'>): string =>
  isSecure(ctx) ? '__Host-officina_device' : 'officina_device'

/**
 * The browser's random name, if it has signed in to this account before; undefined else. The cookie is that name
 * and a tag under SECRET_KEY for each account, so it names nobody and cannot be made up. It lets nobody in:
 * guesses of such a browser are counted separately from those of strangers.
 */
export function knownDevice(ctx: Ctx, cookie: string | undefined, accountId: string) {
  const { device, tags } = parse(cookie)
  if (!device) return undefined
  const isKnown = secretKeysOf(ctx.config).some((key) => {
    const expected = Buffer.from(tagOf(key, device, accountId))
    return tags.some((tag) => timingSafeEqual(Buffer.from(tag), expected))
  })
  return isKnown ? device : undefined
}

/** Makes the browser known to the account it has just signed in to. */
export function rememberDevice(
  ctx: Ctx,
  reply: FastifyReply,
  cookie: string | undefined,
  accountId: string,
): void {
  const known = parse(cookie)
  const device = known.device ?? randomBytes(16).toString('base64url')
  const tag = tagOf(ctx.config.secretKey, device, accountId)
  const tags = [...known.tags.filter((each) => each !== tag), tag].slice(-maxAccounts)
  reply.setCookie(deviceCookieName(ctx), [device, ...tags].join('.'), keptFor(ctx, maxAgeSeconds))
}

export const trustedCookieName = (ctx: Pick<Ctx, 'config'>): string =>
  isSecure(ctx) ? '__Host-officina_trusted' : 'officina_trusted'

/** The browser's proof that it need not show a second factor (`entities/account/trustedDevices.ts`). */
export function setTrusted(ctx: Ctx, reply: FastifyReply, token: string): void {
  reply.setCookie(trustedCookieName(ctx), token, keptFor(ctx, trustedDays * 86_400))
}

function parse(cookie: string | undefined): { device?: string; tags: string[] } {
  if (!cookie || cookie.length > 300 || !/^[\w-]{22}(\.[\w-]{22})*$/.test(cookie))
    return { tags: [] }
  const [device, ...tags] = cookie.split('.')
  return { ...(device ? { device } : {}), tags }
}

/** 132 bits. */
const tagOf = (secretKey: string, device: string, accountId: string): string =>
  createHmac('sha256', secretKey)
    .update(`device ${device} ${accountId}`)
    .digest('base64url')
    .slice(0, 22)
