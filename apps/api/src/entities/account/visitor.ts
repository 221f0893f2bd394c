import type { Ctx, Locale } from '../../context.ts'

/** What a job keeps of the visitor who asked, so that the mail speaks their language. */
export type Asked = { locale: Locale; ip: string | null; userAgent: string | null }

export const askedBy = ({ origin }: Ctx): Asked => ({
  locale: origin.locale,
  ip: origin.ip,
  userAgent: origin.userAgent,
})

/** A job's context acting for the visitor who asked. */
export const asVisitor = (ctx: Ctx, asked: Asked): Ctx => ({
  ...ctx,
  actor: { role: 'visitor' },
  origin: { ...ctx.origin, ...asked },
})
