import { type AdminCtx, inTransaction } from '../../context.ts'
import { forgetSecondFactor } from '../account/secondFactor.ts'
import { endSessionsOf } from '../account/sessions.ts'
import { assertNotSelf, lockUser } from './lock.ts'

/** For somebody whose phone is gone: the second factor is forgotten and every session ends. */
export function resetSecondFactor(
  ctx: AdminCtx,
  id: string,
  input: { revision: number; reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, input.revision)
    assertNotSelf(tx, user)
    await forgetSecondFactor(tx, user.accountId)
    await user.save({}, { action: 'reset_second_factor', reason: input.reason })
    await endSessionsOf(tx, user.accountId)
  })
}
