import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { assertNotSelf, assertOwnerRemains, lockUser } from './lock.ts'

type Input = components['schemas']['AdminUserRole']

/** Gives an administrator another role; it holds from the next request on. */
export function changeUserRole(ctx: AdminCtx, id: string, input: Input): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, input.revision)
    assertNotSelf(tx, user)
    if (user.adminRole === input.admin_role) return
    await assertOwnerRemains(tx, user)
    const { admin_role: adminRole, reason } = input
    await user.save({ adminRole }, { action: 'change_role', reason })
  })
}
