import { type AdminCtx, inTransaction } from '../../context.ts'
import { endSessionsOf } from '../account/sessions.ts'
import { revokeOthersOf } from '../account/tokens.ts'
import { userMachine } from '../admin/machine.ts'
import { sendAdminInvitation } from '../admin/sendInvitation.ts'
import { assertTransition } from '../machine.ts'
import { assertNotSelf, assertOwnerRemains, isSetUp, lockUser } from './lock.ts'

type Input = { revision: number; reason: string }

/** Takes an administrator's access away at once: sessions end, links die. */
export function disableUser(ctx: AdminCtx, id: string, input: Input): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, input.revision)
    assertNotSelf(tx, user)
    assertTransition(userMachine, user.status, 'disabled', 'admin')
    await assertOwnerRemains(tx, user)
    await user.move('disabled', {}, { action: 'disable', reason: input.reason })
    await endSessionsOf(tx, user.accountId)
    await revokeOthersOf(tx, user.accountId)
  })
}

/** Gives the access back; an account that was never set up gets a new invitation. */
export function enableUser(ctx: AdminCtx, id: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, revision)
    assertNotSelf(tx, user)
    // from invited the step is registering, which is not the administrator's
    assertTransition(userMachine, user.status, 'active', 'admin')
    if (await isSetUp(tx, user)) {
      await user.move('active', {}, { action: 'enable' })
      return
    }
    await user.move('invited', {}, { action: 'invite' })
    await sendAdminInvitation(tx, user.accountId)
  })
}

/** Signs an administrator out everywhere. */
export function endUserSessions(ctx: AdminCtx, id: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, revision)
    assertNotSelf(tx, user)
    await user.save({}, { action: 'end_sessions' })
    await endSessionsOf(tx, user.accountId)
  })
}
