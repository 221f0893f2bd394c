import type { Ctx } from '../context.ts'

export const isSecure = (ctx: Pick<Ctx, 'config'>): boolean =>
  ctx.config.publicUrl.startsWith('https:')

/** Of a cookie that the browser keeps for so many seconds, else until it is closed, and shows to no script. */
export const keptFor = (ctx: Ctx, maxAge: number | undefined, path = '/') =>
  ({ path, sameSite: 'lax', secure: isSecure(ctx), httpOnly: true, maxAge }) as const
