import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import { type Ctx, inTransaction, type SignedInCtx } from '../../context.ts'
import { trustedDevices } from '../../db/schema/account.ts'
import { and, desc, eq, gt } from '../../db/sql.ts'
import { newId, newSecret, sha256 } from '../../ids.ts'
import { auditAccount } from '../audit.ts'
import { notFound } from '../errors.ts'
import { wireOf } from '../read/wireOf.ts'

export const trustedDays = 30

/** Whether this browser need not show a second factor for the account; its use is noted. */
export async function isTrusted(
  ctx: Ctx,
  accountId: string,
  cookie: string | undefined,
): Promise<boolean> {
  if (!cookie) return false
  const now = ctx.clock.now()
  const used = await ctx.db
    .update(trustedDevices)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(trustedDevices.tokenHash, sha256(cookie)),
        eq(trustedDevices.accountId, accountId),
        gt(trustedDevices.expiresAt, now),
      ),
    )
    .returning({ id: trustedDevices.id })
  return used.length > 0
}

/**
 * Trusts this browser for 30 days. Answers its new cookie: what the browser had before, perhaps given to it by
 * somebody else, is worth nothing any more; other accounts that trust it follow.
 */
export function trustDevice(
  ctx: Ctx,
  account: { id: string; role: 'admin' | 'doctor' | 'patient' },
  cookie: string | undefined,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now()
    const token = newSecret()
    const tokenHash = sha256(token)
    if (cookie) {
      const old = eq(trustedDevices.tokenHash, sha256(cookie))
      await tx.db.delete(trustedDevices).where(and(old, eq(trustedDevices.accountId, account.id)))
      await tx.db.update(trustedDevices).set({ tokenHash }).where(old)
    }
    await tx.db.insert(trustedDevices).values({
      id: newId(),
      accountId: account.id,
      tokenHash,
      userAgent: tx.origin.userAgent,
      ip: tx.origin.ip,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + trustedDays * dayMs),
    })
    const by = { role: account.role, accountId: account.id }
    await auditAccount(tx, by, 'device_trusted', { by })
    return token
  })
}

/** Browsers that the signed-in person trusts, the last used first. */
export async function listTrustedDevices(
  ctx: SignedInCtx,
  cookie: string | undefined,
): Promise<components['schemas']['TrustedDevice'][]> {
  const rows = await ctx.db
    .select()
    .from(trustedDevices)
    .where(
      and(
        eq(trustedDevices.accountId, ctx.actor.accountId),
        gt(trustedDevices.expiresAt, ctx.clock.now()),
      ),
    )
    .orderBy(desc(trustedDevices.lastUsedAt), desc(trustedDevices.id))
    .limit(100)
  const here = cookie && sha256(cookie)
  return rows.map((row) => ({
    ...wireOf('TrustedDevice', row),
    current: row.tokenHash === here,
  }))
}

/** One browser is asked again. */
export async function forgetTrustedDevice(ctx: SignedInCtx, id: string): Promise<void> {
  const { accountId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    const gone = await tx.db
      .delete(trustedDevices)
      .where(and(eq(trustedDevices.id, id), eq(trustedDevices.accountId, accountId)))
      .returning({ id: trustedDevices.id })
    if (gone.length === 0) throw notFound()
    await auditAccount(tx, tx.actor, 'device_untrusted')
  })
}

/** After a new password or another second factor every browser is asked again. */
export const forgetTrustedDevices = (ctx: Ctx, accountId: string) =>
  ctx.db.delete(trustedDevices).where(eq(trustedDevices.accountId, accountId))
