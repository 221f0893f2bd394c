import type { components } from '@officina/openapi/schema'
import type { Ctx, Guard } from '../../context.ts'
import { accounts, passkeys, sessionLogins, sessions } from '../../db/schema/account.ts'
import { and, eq, gt, isNull, lt, lte, or, sql } from '../../db/sql.ts'
import { tryDecrypt } from '../../encryption.ts'
import { auditAccount } from '../audit.ts'
import { invalid } from '../errors.ts'
import type { Account } from './ownAccount.ts'
import { looksLikeRecoveryCode, recoveryCodesLeft, takeRecoveryCode } from './recoveryCodes.ts'
import { isPasskeyHost } from './relyingParty.ts'
import { stepOf } from './totp.ts'
import { usePasskey } from './webauthn.ts'

/** What is shown besides the password: a code of the app, a recovery code, or the answer of a passkey. */
export type Factor = { code?: string; passkey?: components['schemas']['PasskeyAnswer'] }
type Owner = Pick<Account, 'id' | 'role' | 'totpSecret'>

/** Whether the account has a second factor besides the authenticator app. */
export const hasAnotherFactor = (ctx: Ctx, { id }: Pick<Account, 'id'>) => hasPasskey(ctx, id)

export async function hasPasskey(ctx: Ctx, accountId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.accountId, accountId))
    .limit(1)
  return row !== undefined
}

/** Whether signing in takes more than the password. */
export const hasFactor = async (ctx: Ctx, account: Owner): Promise<boolean> =>
  account.totpSecret !== null || (await hasPasskey(ctx, account.id))

/** Takes a second factor; each code works once. 422 at `code` else: SECOND_FACTOR_NEEDED without one, WRONG_CODE. */
export async function useFactor(
  ctx: Ctx,
  account: Owner,
  { code, passkey }: Factor,
  sessionHash: string | undefined,
): Promise<void> {
  if (passkey) {
    const used = await usePasskey(ctx, { guard: account.role, answer: passkey, sessionHash })
    if (used?.accountId !== account.id) throw wrongPasskey()
    return
  }
  if (!code?.trim()) throw needed(account.totpSecret !== null)
  await useCode(ctx, account, code)
}

/** How long the second factor that was shown at sign-in counts for changes of the factors themselves. */
const shownMs = 10 * 60_000

/**
 * Takes a second factor of whoever changes their own, so that session and password alone do not get past it. An account
 * without one has none to show. The one that this session was signed in with counts for ten minutes: it may have been
 * the last recovery code, of somebody whose device is lost or whose passkeys belong to a name that this site no longer
 * has. Where passkeys cannot be used at all and nothing else is left, nothing is asked for.
 */
export async function useFactorIfAny(
  ctx: Ctx,
  account: Owner,
  factor: Factor,
  sessionHash: string,
): Promise<void> {
  if (!(await hasFactor(ctx, account))) return
  const isSent = factor.passkey !== undefined || Boolean(factor.code?.trim())
  if (!isSent && (await hasJustShown(ctx, account, sessionHash))) return
  const canShow =
    account.totpSecret !== null ||
    isPasskeyHost(ctx) ||
    (await recoveryCodesLeft(ctx, account.id)) > 0
  if (canShow) await useFactor(ctx, account, factor, sessionHash)
}

/** Whether this session was signed in with a second factor in the last ten minutes. */
async function hasJustShown(ctx: Ctx, { id, role }: Owner, sessionHash: string): Promise<boolean> {
  const now = ctx.clock.now()
  const [row] = await ctx.db
    .select({ id: sessionLogins.id })
    .from(sessionLogins)
    .innerJoin(sessions, eq(sessions.idHash, sessionLogins.sessionHash))
    .where(
      and(
        eq(sessionLogins.sessionHash, sessionHash),
        eq(sessionLogins.guard, role),
        eq(sessionLogins.accountId, id),
        gt(sessionLogins.createdAt, new Date(now.getTime() - shownMs)),
        lte(sessionLogins.createdAt, now),
        sql`${sessions.data} -> 'factorLogins' ->> ${role} = ${sessionLogins.id}::text`,
      ),
    )
  return row !== undefined
}

async function useCode(ctx: Ctx, account: Owner, code: string): Promise<void> {
  if (looksLikeRecoveryCode(code)) {
    if (!(await takeRecoveryCode(ctx, account.id, code))) throw wrongCode()
    const by = { role: account.role as Guard, accountId: account.id }
    return auditAccount(ctx, by, 'recovery_code_used', ctx.actor.role === 'visitor' ? { by } : {})
  }
  if (!account.totpSecret) throw wrongCode()
  const secret = tryDecrypt(ctx.config, account.totpSecret)
  // of a SECRET_KEY that is lost: the app has to be set up again
  if (secret === undefined) throw wrongCode()
  const step = stepOf(secret, code, ctx.clock.now())
  if (step === undefined) throw wrongCode()
  const taken = await ctx.db
    .update(accounts)
    .set({ totpStep: step })
    .where(
      and(eq(accounts.id, account.id), or(isNull(accounts.totpStep), lt(accounts.totpStep, step))),
    )
    .returning({ id: accounts.id })
  if (taken.length === 0) throw wrongCode()
}

const needed = (hasApp: boolean) =>
  invalid(
    'code',
    'SECOND_FACTOR_NEEDED',
    hasApp
      ? {
          en: 'Enter the code from your authenticator app.',
          ja: '認証アプリのコードを入力してください。',
        }
      : {
          en: 'Use your passkey, or enter a recovery code.',
          ja: 'パスキーを使うか、回復コードを入力してください。',
        },
  )

export const wrongCode = () =>
  invalid('code', 'WRONG_CODE', {
    en: 'This code is incorrect or was already used. Enter a new one.',
    ja: 'コードが正しくないか、すでに使われています。別のコードを入力してください。',
  })

const wrongPasskey = () =>
  invalid('code', 'WRONG_CODE', {
    en: 'This passkey does not belong to this account. Use another one, or enter a code.',
    ja: 'このアカウントのパスキーではありません。別のパスキーを使うか、コードを入力してください。',
  })
