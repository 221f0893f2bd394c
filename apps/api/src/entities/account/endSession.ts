import { type AccountCtx, inTransaction } from '../../context.ts'
import { sessionLogins } from '../../db/schema/account.ts'
import { and, eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { AccountAction } from '../auditActions.ts'
import { notFound } from '../errors.ts'
import { endSessionsOf } from './sessions.ts'

/** Signs one browser of the account out. */
export async function endSession(ctx: AccountCtx, id: string): Promise<void> {
  const { role, accountId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.db
      .delete(sessionLogins)
      .where(
        and(
          eq(sessionLogins.id, id),
          eq(sessionLogins.accountId, accountId),
          eq(sessionLogins.guard, role),
        ),
      )
      .returning({ id: sessionLogins.id })
    if (ended.length === 0) throw notFound()
    await note(tx, 'session_ended')
  })
}

/** Signs the account out in every other browser. */
export async function endOtherSessions(ctx: AccountCtx, currentHash: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await endSessionsOf(tx, tx.actor.accountId, currentHash)
    await note(tx, 'other_sessions_ended')
  })
}

const note = (ctx: AccountCtx, what: AccountAction) =>
  audit(ctx, {
    action: `${ctx.actor.role}.${what}`,
    objectType: 'account',
    objectId: ctx.actor.accountId,
  })
