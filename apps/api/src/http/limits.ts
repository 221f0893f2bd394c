import type { Ctx, Guard } from '../context.ts'
import { networkOf } from './network.ts'
import { hit, type Turn, waitTurn } from './throttle.ts'

/** Case, spaces, width and plus tags give no fresh window. */
const foldEmail = (email: string): string =>
  email
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/\+[^@]*@/, '@')

/** Calls that send a mail to a typed address: again after 60 s, five an hour; from one network slower after thirty an hour. */
export async function limitMails(ctx: Ctx, kind: string, email: string): Promise<void> {
  await waitTurn(ctx, turnOf(ctx, 'mail-ip', { free: 30, gapMs: 20_000 }))
  const key = `${kind}:${foldEmail(email)}`
  await hit(ctx, [
    { key: `mail-pause:${key}`, limit: 1, seconds: 60 },
    { key: `mail-hour:${key}`, limit: 5, seconds: 3_600 },
  ])
}

/** Calls that show a link's token. The tokens cannot be guessed; this bounds the work of trying. */
export const limitTokens = (ctx: Ctx): Promise<void> =>
  waitTurn(ctx, turnOf(ctx, 'token-ip', { free: 600, gapMs: 800 }))

/** Each call may have the card provider make a page. */
export const limitPayLink = (ctx: Ctx, token: string): Promise<void> =>
  hit(ctx, [{ key: `pay-link:${token}`, limit: 20, seconds: 3_600 }])

/** Sign-ins of one network: slower after twenty wrong ones in an hour, at most ten waiting. */
export const signInTurn = (ctx: Ctx): Turn => turnOf(ctx, 'login-ip', { free: 20, gapMs: 800 })

/** Challenges for passkeys cost a row each, and signing in by one takes one. */
export const passkeyTurn = (ctx: Ctx): Turn => turnOf(ctx, 'passkey-ip', { free: 600, gapMs: 800 })

/** Guesses of an account's password by browsers that never signed in to it. */
export const signInKey = (guard: Guard, email: string): string =>
  `login:${guard}:${foldEmail(email)}`

const turnOf = (ctx: Ctx, kind: string, queue: Omit<Turn, 'key'>): Turn => ({
  key: `${kind}:${networkOf(ctx.origin.ip)}`,
  ...queue,
})
