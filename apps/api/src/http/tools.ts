import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx, Guard } from '../context.ts'
import { awayCookieName, keepLink, type LinkKind } from './away.ts'
import { followsLink, headerGuard } from './caller.ts'
import { deviceCookieName, rememberDevice, setTrusted, trustedCookieName } from './device.ts'
import type { HttpTools } from './handler.ts'
import { type Session, setSessionCookies } from './session.ts'

/** What handlers ask of a browser; few do, so nothing is read before. */
export class BrowserTools implements HttpTools {
  readonly session: Session | undefined
  readonly #ctx: Ctx
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #guard: Guard | undefined

  constructor(ctx: Ctx, request: FastifyRequest, reply: FastifyReply, guard: Guard | undefined) {
    this.session = request.session
    this.#ctx = ctx
    this.#request = request
    this.#reply = reply
    this.#guard = guard
  }
  get guard() {
    return this.#guard ?? headerGuard(this.#request)
  }
  get wantsPage() {
    return followsLink(this.#request)
  }
  get device() {
    return this.#request.cookies[deviceCookieName(this.#ctx)]
  }
  get trusted() {
    return this.#request.cookies[trustedCookieName(this.#ctx)]
  }
  get link() {
    return this.#request.cookies[awayCookieName(this.#ctx)]
  }
  rememberDevice(accountId: string) {
    rememberDevice(this.#ctx, this.#reply, this.device, accountId)
  }
  setTrusted(token: string) {
    setTrusted(this.#ctx, this.#reply, token)
  }
  setSession(session: Session) {
    setSessionCookies(this.#ctx, this.#request, this.#reply, session)
  }
  keepLink(kind: LinkKind, token: string) {
    keepLink(this.#ctx, this.#reply, kind, token)
  }
  clearSiteData() {
    this.#reply.header('clear-site-data', '"cache", "storage"')
  }
}
