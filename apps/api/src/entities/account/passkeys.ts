import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction, type SignedInCtx } from '../../context.ts'
import { passkeys } from '../../db/schema/account.ts'
import { and, asc, eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { auditAccount } from '../audit.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { makeChallenge } from './challenges.ts'
import { account } from './entity.ts'
import { factorChanged } from './factorChanged.ts'
import { hasPasskey, useFactorIfAny } from './factors.ts'
import { confirmedAccount } from './ownAccount.ts'
import { forgetRecoveryCodes, makeRecoveryCodes } from './recoveryCodes.ts'
import { isPasskeyHost, relyingParty } from './relyingParty.ts'
import { algorithms, verifyNew, webauthn } from './webauthn.ts'

type Schemas = components['schemas']
type Options = Schemas['PasskeyOptions']

const most = 20

/** Passkeys of the signed-in person, the oldest first. */
export async function listPasskeys(ctx: SignedInCtx): Promise<Schemas['Passkey'][]> {
  const rows = await ctx.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.accountId, ctx.actor.accountId))
    .orderBy(asc(passkeys.id))
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }))
}

export const forgetPasskeys = (ctx: Ctx, accountId: string) =>
  ctx.db.delete(passkeys).where(eq(passkeys.accountId, accountId))

/**
 * What the browser is asked to make a passkey of. Needs the password, and a second factor where there is one: a
 * borrowed browser must not get a key of somebody else.
 */
export async function beginPasskey(
  ctx: SignedInCtx,
  input: Schemas['OwnFactor'],
  sessionHash: string,
): Promise<Options> {
  const account = await confirmedAccount(ctx, input.current_password)
  if (!isPasskeyHost(ctx))
    throw conflict('PASSKEYS_UNAVAILABLE', {
      en: 'Passkeys need an address with a name. Open this site by its name, not by numbers.',
      ja: 'パスキーは、IPアドレスではなくドメイン名で開いたサイトでのみ使用できます。',
    })
  const held = await ctx.db.select().from(passkeys).where(eq(passkeys.accountId, account.id))
  if (held.length >= most)
    throw conflict('TOO_MANY_PASSKEYS', {
      en: `You have ${most} passkeys. Remove one first.`,
      ja: `パスキーは${most}個までです。先に1個削除してください。`,
    })
  await useFactorIfAny(ctx, account, input, sessionHash)
  const { generateRegistrationOptions } = await webauthn()
  const challenge = await makeChallenge(ctx, 'add', sessionHash)
  const options = await generateRegistrationOptions({
    rpName: (await getShopSettings(ctx))['brand.name'],
    rpID: relyingParty(ctx).id,
    userID: userHandleOf(account.id),
    userName: account.email,
    challenge: Buffer.from(challenge, 'base64url'),
    excludeCredentials: held.map((each) => ({
      id: each.credentialId,
      transports: each.transports,
    })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { options: { ...options } }
}

/** Keeps the passkey that the browser has made. Answers recovery codes where it is the first second factor. */
export async function addPasskey(
  ctx: SignedInCtx,
  input: Schemas['PasskeyCreate'],
  sessionHash: string,
): Promise<string[]> {
  const made = await verifyNew(ctx, input.response, sessionHash)
  if (!made)
    throw invalid('response', 'PASSKEY_REFUSED', {
      en: 'The passkey was not created. Start again.',
      ja: 'パスキーを作成できませんでした。もう一度お試しください。',
    })
  return inTransaction(ctx, async (tx) => {
    const held = await account.lock(tx, tx.actor.accountId)
    const isFirst = !held.totpSecret && !(await hasPasskey(tx, held.id))
    const [row] = await tx.db
      .insert(passkeys)
      .values({
        id: newId(),
        accountId: held.id,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        uses: made.counter,
        transports: input.response.response.transports ?? [],
        name: input.name,
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (!row)
      throw conflict('PASSKEY_KNOWN', {
        en: 'This passkey has already been added.',
        ja: 'このパスキーは登録済みです。',
      })
    await factorChanged(tx, held.id, 'passkey_added')
    await auditAccount(tx, tx.actor, 'passkey_added')
    return isFirst ? makeRecoveryCodes(tx, held.id) : []
  })
}

/** Gives a passkey another name. */
export async function renamePasskey(ctx: SignedInCtx, id: string, name: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const changed = await tx.db.update(passkeys).set({ name }).where(own(tx, id)).returning()
    if (changed.length === 0) throw notFound()
    await auditAccount(tx, tx.actor, 'passkey_renamed')
  })
}

/** Takes a passkey away; with the last second factor the recovery codes go too. Needs the password and a second factor. */
export async function removePasskey(
  ctx: SignedInCtx,
  id: string,
  input: Schemas['OwnFactor'],
  sessionHash: string,
): Promise<void> {
  const [held] = await ctx.db.select().from(passkeys).where(own(ctx, id))
  if (!held) throw notFound()
  const account = await confirmedAccount(ctx, input.current_password)
  await useFactorIfAny(ctx, account, input, sessionHash)
  await inTransaction(ctx, async (tx) => {
    const gone = await tx.db.delete(passkeys).where(own(tx, id)).returning()
    if (gone.length === 0) throw notFound()
    if (!account.totpSecret && !(await hasPasskey(tx, account.id)))
      await forgetRecoveryCodes(tx, account.id)
    await factorChanged(tx, account.id, 'passkey_removed')
    await auditAccount(tx, tx.actor, 'passkey_removed')
  })
}

const own = (ctx: SignedInCtx, id: string) =>
  and(eq(passkeys.id, id), eq(passkeys.accountId, ctx.actor.accountId))

/** The account's id: it says nothing of the person, and is the same for all of their keys. */
const userHandleOf = (accountId: string) =>
  new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'))
