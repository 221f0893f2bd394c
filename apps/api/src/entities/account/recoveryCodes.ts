import { createHmac, randomInt } from 'node:crypto'
import { secretKeysOf } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import { recoveryCodes } from '../../db/schema/account.ts'
import { formerKeys } from '../../db/secret.ts'
import { and, count, eq, inArray, isNull } from '../../db/sql.ts'
import { newId } from '../../ids.ts'

const many = 10
const half = 5
// without those that are taken for one another
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'

/** Ten new codes, shown this once; those before them are void. */
export async function makeRecoveryCodes(ctx: Ctx, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: many }, newCode)
  await forgetRecoveryCodes(ctx, accountId)
  const key = ctx.config.secretKey
  await ctx.db
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ id: newId(), accountId, codeHash: hash(key, accountId, code) })))
  return codes
}

/** Uses a code up; false when it is none of this account's, or was used before. */
export async function takeRecoveryCode(ctx: Ctx, accountId: string, typed: string) {
  const former = await formerKeys(ctx.db, ctx.config)
  const keys = [...secretKeysOf(ctx.config), ...former.map(({ key }) => key)]
  const hashes = keys.map((key) => hash(key, accountId, typed))
  const taken = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        inArray(recoveryCodes.codeHash, hashes),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id })
  return taken.length > 0
}

export async function recoveryCodesLeft(ctx: Ctx, accountId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

export const forgetRecoveryCodes = (ctx: Ctx, accountId: string) =>
  ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))

/** Whether what was typed has the form of a recovery code; the app's codes are shorter. */
export const looksLikeRecoveryCode = (typed: string): boolean => plain(typed).length === 2 * half

const plain = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

/** Under SECRET_KEY: whoever has the database alone cannot try codes out. */
const hash = (secretKey: string, accountId: string, typed: string): string =>
  createHmac('sha256', secretKey)
    .update(`recovery code ${accountId} ${plain(typed)}`)
    .digest('hex')

function newCode(): string {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
  return `${part()}-${part()}`
}
