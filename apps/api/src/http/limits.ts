import type { Ctx } from '../context.ts'
import { hit, type Limit } from './throttle.ts'

/** Case, spaces, width and plus tags give no fresh window. */
const foldEmail = (email: string): string =>
  email
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/\+[^@]*@/, '@')

/** Calls that send a mail to a typed address: again after 60 s, five an hour, thirty an hour from one IP. */
export async function limitMails(ctx: Ctx, kind: string, email: string): Promise<void> {
  const key = `${kind}:${foldEmail(email)}`
  await hit(ctx, [
    { key: `mail-pause:${key}`, limit: 1, seconds: 60 },
    { key: `mail-hour:${key}`, limit: 5, seconds: 3_600 },
    { key: `mail-ip:${ctx.origin.ip}`, limit: 30, seconds: 3_600 },
  ])
}

/** Calls that show a link's token. The tokens cannot be guessed; this bounds the work of trying. */
export const limitTokens = (ctx: Ctx): Promise<void> =>
  hit(ctx, [{ key: `token-ip:${ctx.origin.ip}`, limit: 120, seconds: 60 }])

/** Failed sign-ins: five in 15 minutes per account and address, twenty an hour per address. */
export const signInLimits = (ctx: Ctx, guard: string, email: string): Limit[] => [
  { key: `login:${guard}:${foldEmail(email)}:${ctx.origin.ip}`, limit: 5, seconds: 15 * 60 },
  { key: `login-ip:${ctx.origin.ip}`, limit: 20, seconds: 3_600 },
]
