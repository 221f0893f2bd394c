import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { and, eq, isNull, lt, or } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict, forbidden, invalid } from '../errors.ts'
import { decryptNumber, encryptNumber } from '../settlement/bank.ts'
import { type Account, confirmedAccount, ownAccount } from './ownAccount.ts'
import { qrOf } from './qr.ts'
import {
  forgetRecoveryCodes,
  looksLikeRecoveryCode,
  makeRecoveryCodes,
  takeRecoveryCode,
} from './recoveryCodes.ts'
import { keyUri, newSecret, stepOf } from './totp.ts'

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
        en: 'Begin the set-up again.',
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
      en: 'Type the code of your authenticator app.',
      ja: '認証アプリのコードを入力してください。',
    })
  await useCode(ctx, account, code)
}

/** Whether an administrator may do nothing yet: their role needs a second factor here. */
export const lacksSecondFactor = (ctx: Ctx, role: string, hasOne: boolean): boolean =>
  ctx.config.secondFactorRequired && !hasOne && ['owner', 'finance'].includes(role)

export const secondFactorMissing = () =>
  forbidden('SECOND_FACTOR_MISSING', {
    en: 'Set up your second factor first.',
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
    en: 'This code is not right or was used already. Type another one.',
    ja: 'コードが正しくないか、すでに使われています。別のコードを入力してください。',
  })
const isOn = () =>
  conflict('SECOND_FACTOR_ON', {
    en: 'The second factor is on already.',
    ja: '二要素認証はすでに有効です。',
  })
const isOff = () =>
  conflict('SECOND_FACTOR_OFF', {
    en: 'The second factor is off.',
    ja: '二要素認証は無効です。',
  })
