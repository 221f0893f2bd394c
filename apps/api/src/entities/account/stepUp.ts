import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction, type SignedInCtx } from '../../context.ts'
import { sessionLogins } from '../../db/schema/account.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { auditAccount } from '../audit.ts'
import { forbidden } from '../errors.ts'
import { useFactor } from './factors.ts'
import { confirmedAccount, ownAccount } from './ownAccount.ts'

/** How long a proof counts for the calls that ask for one (`x-step-up`). */
const proofMs = 10 * 60_000

/** The person proves again who they are, by the password or a second factor; this session remembers when. */
export async function stepUp(
  ctx: SignedInCtx,
  input: components['schemas']['StepUp'],
  sessionHash: string,
): Promise<void> {
  if (input.code || input.passkey) await useFactor(ctx, await ownAccount(ctx), input, sessionHash)
  else await confirmedAccount(ctx, input.current_password ?? '')
  const { role } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .update(sessionLogins)
      .set({ provedAt: tx.clock.now() })
      .where(and(eq(sessionLogins.sessionHash, sessionHash), eq(sessionLogins.guard, role)))
    await auditAccount(tx, tx.actor, 'stepped_up')
    await tx.db.execute(sql`select pg_notify('officina_sessions', ${sessionHash})`)
  })
}

/** 403 where the shop asks for a fresh proof and the last one is older than ten minutes. */
export function assertSteppedUp(ctx: Ctx, provedAt: Date | undefined): void {
  if (!ctx.security().stepUp) return
  if (provedAt && ctx.clock.now().getTime() - provedAt.getTime() < proofMs) return
  throw forbidden('STEP_UP_NEEDED', {
    en: 'Confirm that it is you to continue. Nothing has been changed.',
    ja: '続けるにはご本人の確認が必要です。まだ何も変更されていません。',
  })
}
