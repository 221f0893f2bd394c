import type { Ctx } from './context.ts'
import type { Session } from './http/session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx
    /** When it came in, in ms of `performance`. */
    beganAt: number
    session: Session | undefined
    /** `hashOf` its session's cookie. */
    cookieHash: string | undefined
  }
}
