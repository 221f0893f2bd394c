import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction, type SignedInCtx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { encrypt, tryDecrypt } from '../../encryption.ts'
import { auditAccount } from '../audit.ts'
import { conflict } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { account } from './entity.ts'
import { factorChanged } from './factorChanged.ts'
import { type Factor, hasAnotherFactor, useFactorIfAny, wrongCode } from './factors.ts'
import { confirmedAccount, ownAccount } from './ownAccount.ts'
import { forgetPasskeys, listPasskeys } from './passkeys.ts'
import { forgetRecoveryCodes, makeRecoveryCodes, recoveryCodesLeft } from './recoveryCodes.ts'
import { isPasskeyHost } from './relyingParty.ts'
import { isFactorRequired } from './requiredFactor.ts'
import { keyUri, newSecret, qrOf, stepOf } from './totp.ts'
import { listTrustedDevices } from './trustedDevices.ts'

type Overview = components['schemas']['SecondFactor']
type OwnFactor = { current_password: string } & Factor

/** What the signed-in person has besides the password. `trusted` is the cookie of this browser. */
export async function getSecondFactor(ctx: SignedInCtx, trusted?: string): Promise<Overview> {
  const account = await ownAccount(ctx)
  const passkeys = await listPasskeys(ctx)
  const hasOne = account.totpSecret !== null || passkeys.length > 0
  return {
    authenticator: account.totpSecret !== null,
    recovery_codes_left: hasOne ? await recoveryCodesLeft(ctx, account.id) : null,
    required: isFactorRequired(ctx, ctx.actor),
    passkeys_available: isPasskeyHost(ctx),
    passkeys,
    trusted_devices: await listTrustedDevices(ctx, trusted),
  }
}

/**
 * A secret for one's authenticator app; in force once a code of it was typed. Needs the password, and a passkey or
 * recovery code where there are some.
 */
export async function beginSecondFactor(ctx: SignedInCtx, input: OwnFactor, sessionHash: string) {
  const account = await confirmedAccount(ctx, input.current_password)
  if (account.totpSecret) throw isOn()
  await useFactorIfAny(ctx, account, input, sessionHash)
  const secret = newSecret()
  await ctx.db
    .update(accounts)
    .set({ totpPending: encrypt(ctx.config, secret), updatedAt: ctx.clock.now() })
    .where(eq(accounts.id, account.id))
  const { 'brand.name': shop } = await getShopSettings(ctx)
  return { secret, qr: qrOf(keyUri(secret, account.email, shop)) }
}

/**
 * Puts the secret in force: the code shows that the app has it. Answers the recovery codes, unless a passkey has
 * brought some before.
 */
export function confirmSecondFactor(ctx: SignedInCtx, code: string): Promise<string[]> {
  return inTransaction(ctx, async (tx) => {
    const own = await account.lock(tx, tx.actor.accountId)
    if (own.totpSecret) throw isOn()
    const secret = own.totpPending && tryDecrypt(tx.config, own.totpPending)
    if (!secret)
      throw conflict('SECOND_FACTOR_NOT_BEGUN', {
        en: 'Start the setup again.',
        ja: 'もう一度最初から設定してください。',
      })
    const step = stepOf(secret, code, tx.clock.now())
    if (step === undefined) throw wrongCode()
    const isFirst = !(await hasAnotherFactor(tx, own))
    await tx.db
      .update(accounts)
      .set({
        totpSecret: own.totpPending,
        totpPending: null,
        totpStep: step,
        updatedAt: tx.clock.now(),
      })
      .where(eq(accounts.id, own.id))
    await factorChanged(tx, own.id, 'second_factor_on')
    await auditAccount(tx, tx.actor, 'second_factor_on')
    return isFirst ? makeRecoveryCodes(tx, own.id) : []
  })
}

/** Ten new recovery codes; needs the password and a second factor. */
export async function renewRecoveryCodes(
  ctx: SignedInCtx,
  input: OwnFactor,
  sessionHash: string,
): Promise<string[]> {
  const account = await confirmedAccount(ctx, input.current_password)
  if (!account.totpSecret && !(await hasAnotherFactor(ctx, account))) throw isOff()
  await useFactorIfAny(ctx, account, input, sessionHash)
  return inTransaction(ctx, async (tx) => {
    await auditAccount(tx, tx.actor, 'recovery_codes_made')
    return makeRecoveryCodes(tx, account.id)
  })
}

/** Switches one's own authenticator app off; needs the password and a second factor. */
export async function removeSecondFactor(
  ctx: SignedInCtx,
  input: OwnFactor,
  sessionHash: string,
): Promise<void> {
  const account = await confirmedAccount(ctx, input.current_password)
  if (!account.totpSecret) return
  await useFactorIfAny(ctx, account, input, sessionHash)
  await inTransaction(ctx, async (tx) => {
    await forgetAuthenticator(tx, account.id)
    if (!(await hasAnotherFactor(tx, account))) await forgetRecoveryCodes(tx, account.id)
    await factorChanged(tx, account.id, 'second_factor_off')
    await auditAccount(tx, tx.actor, 'second_factor_off')
  })
}

/** For an administrator: takes everything away but the password: app, passkeys, recovery codes and trusted browsers. */
export async function forgetSecondFactor(ctx: Ctx, accountId: string): Promise<void> {
  await forgetRecoveryCodes(ctx, accountId)
  await forgetPasskeys(ctx, accountId)
  await forgetAuthenticator(ctx, accountId)
  await factorChanged(ctx, accountId, 'second_factor_reset')
}

const forgetAuthenticator = (ctx: Ctx, accountId: string) =>
  ctx.db
    .update(accounts)
    .set({ totpSecret: null, totpPending: null, totpStep: null, updatedAt: ctx.clock.now() })
    .where(eq(accounts.id, accountId))

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
