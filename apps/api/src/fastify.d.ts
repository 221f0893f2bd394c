import type { Ctx } from './context.ts'
import type { Session } from './http/session.ts'

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx
    session: Session | undefined
  }
}
