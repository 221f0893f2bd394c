import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { and, eq, isNull, lt, or } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict, forbidden, invalid } from '../errors.ts'
import { decryptNumber, encryptNumber } from '../settlement/bank.ts'
import { type Account, confirmedAccount, ownAccount } from './ownAccount.ts'
import {
  forgetRecoveryCodes,
  looksLikeRecoveryCode,
  makeRecoveryCodes,
  takeRecoveryCode,
} from './recoveryCodes.ts'

/** A secret for one's authenticator app; in force once a code of it was typed. Needs the password. */
export async function beginSecondFactor(ctx: AdminCtx, password: string) {
  const account = await confirmedAccount(ctx, password)
  if (account.totpSecret) throw isOn()
  const secret = newSecret()
  await ctx.db
    .update(accounts)
    .set({ totpPending: encryptNumber(ctx.config, secret), updatedAt: ctx.clock.now() })
    .where(eq(accounts.id, account.id))
  return { secret, qr: qrOf(keyUri(secret, account.email)) }
}

/** Puts the secret in force: the code shows that the app has it. Answers the recovery codes. */
export function confirmSecondFactor(ctx: AdminCtx, code: string): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const account = await ownAccount(tx)
    if (account.totpSecret) throw isOn()
    if (!account.totpPending)
      throw conflict('SECOND_FACTOR_NOT_BEGUN', {
        en: 'Start the setup again.',
        ja: 'もう一度最初から設定してください。',
      })
    const secret = decryptNumber(tx.config, account.totpPending)
    const step = stepOf(secret, code, tx.clock.now())
    if (step === undefined) throw wrongCode()
    await tx.db
      .update(accounts)
      .set({
        totpSecret: account.totpPending,
        totpPending: null,
        totpStep: step,
        updatedAt: tx.clock.now(),
      })
      .where(eq(accounts.id, account.id))
    await note(tx, account, 'second_factor_on')
    return makeRecoveryCodes(tx, account.id)
  })
}

/** Ten new recovery codes; needs the password and a code. */
export async function renewRecoveryCodes(
  ctx: AdminCtx,
  input: { current_password: string; code: string },
): Promise<string[]> {
  const account = await confirmedAccount(ctx, input.current_password)
  if (!account.totpSecret) throw isOff()
  return inTransaction(ctx, async (tx) => {
    await useCode(tx, account, input.code)
    await note(tx, account, 'recovery_codes_made')
    return makeRecoveryCodes(tx, account.id)
  })
}

/** Switches one's own second factor off; needs the password and a code. */
export async function removeSecondFactor(
  ctx: AdminCtx,
  input: { current_password: string; code: string },
): Promise<void> {
  const account = await confirmedAccount(ctx, input.current_password)
  if (!account.totpSecret) return
  await inTransaction(ctx, async (tx) => {
    await useCode(tx, account, input.code)
    await forgetSecondFactor(tx, account.id)
    await note(tx, account, 'second_factor_off')
  })
}

/** Takes the secret and the recovery codes away; the next sign-in needs the password alone. */
export async function forgetSecondFactor(ctx: Ctx, accountId: string): Promise<void> {
  await forgetRecoveryCodes(ctx, accountId)
  await ctx.db
    .update(accounts)
    .set({ totpSecret: null, totpPending: null, totpStep: null, updatedAt: ctx.clock.now() })
    .where(eq(accounts.id, accountId))
}

/** Asks for a code at sign-in, where there is a second factor: the app's or a recovery code. Each is taken once. */
export async function assertSecondFactor(
  ctx: Ctx,
  account: Pick<Account, 'id' | 'totpSecret'>,
  code: string | undefined,
): Promise<void> {
  if (!account.totpSecret) return
  if (!code?.trim())
    throw invalid('code', 'SECOND_FACTOR_NEEDED', {
      en: 'Enter the code from your authenticator app.',
      ja: '認証アプリのコードを入力してください。',
    })
  await useCode(ctx, account, code)
}

/** Whether an administrator may do nothing yet: their role needs a second factor here. */
export const lacksSecondFactor = (ctx: Ctx, role: string, hasOne: boolean): boolean =>
  ctx.config.secondFactorRequired && !hasOne && ['owner', 'finance'].includes(role)

export const secondFactorMissing = () =>
  forbidden('SECOND_FACTOR_MISSING', {
    en: 'Set up two-factor authentication first.',
    ja: '先に二要素認証を設定してください。',
  })

async function useCode(
  ctx: Ctx,
  account: Pick<Account, 'id' | 'totpSecret'>,
  code: string,
): Promise<void> {
  if (looksLikeRecoveryCode(code)) {
    if (!(await takeRecoveryCode(ctx, account.id, code))) throw wrongCode()
    return note(ctx, account, 'recovery_code_used')
  }
  const secret = decryptNumber(ctx.config, account.totpSecret ?? '')
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

type Note = 'second_factor_on' | 'second_factor_off' | 'recovery_codes_made' | 'recovery_code_used'
const note = (ctx: Ctx, { id }: Pick<Account, 'id'>, verb: Note) =>
  audit(ctx, { action: `admin.${verb}`, objectType: 'account', objectId: id })

const wrongCode = () =>
  invalid('code', 'WRONG_CODE', {
    en: 'This code is incorrect or was already used. Enter a new one.',
    ja: 'コードが正しくないか、すでに使われています。別のコードを入力してください。',
  })
const isOn = () =>
  conflict('SECOND_FACTOR_ON', {
    en: 'Two-factor authentication is already on.',
    ja: '二要素認証はすでに有効です。',
  })
const isOff = () =>
  conflict('SECOND_FACTOR_OFF', {
    en: 'Two-factor authentication is off.',
    ja: '二要素認証は無効です。',
  })

/** A text as a QR code: how many squares a side has, and the dark ones as a path of an SVG. */
export function qrOf(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { border: 0 })
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  return { size, path: squares.join('') }
}

const period = 30

/** A new secret of 160 bits as apps take it (base32, RFC 4648). */
export const newSecret = (): string => new Secret({ size: 20 }).base32

/** The code of a half minute (RFC 6238, SHA-1, six digits). */
export const codeAt = (secret: string, step: number): string =>
  totpOf(secret).generate({ timestamp: step * period * 1000 })

/** The half minute whose code was typed: now, or one before or after for clocks that differ; undefined if none. */
export function stepOf(secret: string, typed: string, now: Date): number | undefined {
  const token = typed.replaceAll(/\D/g, '')
  const delta = totpOf(secret).validate({ token, timestamp: now.getTime(), window: 1 })
  return delta === null ? undefined : stepAt(now) + delta
}

export const stepAt = (now: Date): number => TOTP.counter({ timestamp: now.getTime(), period })

/** What an authenticator app reads from the picture. */
export const keyUri = (secret: string, email: string): string => totpOf(secret, email).toString()

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Officina', label, secret: Secret.fromBase32(secret), period })
