import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { and, eq, or } from '../../db/sql.ts'
import { forgetSecondFactor } from '../account/secondFactor.ts'
import { endSessionsOf } from '../account/sessions.ts'
import { revokeOthersOf } from '../account/tokens.ts'
import { admin, type LockedAdmin, userMachine } from '../admin/entity.ts'
import { sendAdminInvitation } from '../admin/mails.ts'
import type { Read, Reasoned } from '../entity.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { assertTransition } from '../machine.ts'

/** Takes an administrator's access away at once: sessions end, links die. */
export function disableUser(ctx: AdminCtx, id: string, input: Reasoned): Promise<void> {
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
export function enableUser(ctx: AdminCtx, id: string, { revision }: Read): Promise<void> {
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
export function endUserSessions(ctx: AdminCtx, id: string, { revision }: Read): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, revision)
    assertNotSelf(tx, user)
    await user.save({}, { action: 'end_sessions' })
    await endSessionsOf(tx, user.accountId)
  })
}

type RoleInput = components['schemas']['AdminUserRole']

/** Gives an administrator another role; it holds from the next request on. */
export function changeUserRole(ctx: AdminCtx, id: string, input: RoleInput): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, input.revision)
    assertNotSelf(tx, user)
    if (user.adminRole === input.admin_role) return
    await assertOwnerRemains(tx, user)
    const { admin_role: adminRole, reason } = input
    await user.save({ adminRole }, { action: 'change_role', reason })
  })
}

/** For somebody whose phone is gone: the second factor is forgotten and every session ends. */
export function resetSecondFactor(ctx: AdminCtx, id: string, input: Reasoned): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, input.revision)
    assertNotSelf(tx, user)
    await forgetSecondFactor(tx, user.accountId)
    await user.save({}, { action: 'reset_second_factor', reason: input.reason })
    await endSessionsOf(tx, user.accountId)
  })
}

/**
 * An administrator at the revision that was read, locked together with all owners, so that two owners who remove
 * each other at the same time cannot both succeed.
 */
export async function lockUser(tx: TxCtx, id: string, revision: number): Promise<LockedAdmin> {
  const held = await admin.lockWhere(tx, or(eq(admins.adminRole, 'owner'), eq(admins.id, id)))
  const user = held.find((each) => each.id === id)
  if (!user) throw notFound()
  await user.assertSeen(revision)
  return user
}

/** Whether the administrator has ever set a password. */
async function isSetUp(ctx: AdminCtx, { accountId }: LockedAdmin): Promise<boolean> {
  const [row] = await ctx.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return Boolean(row?.passwordHash)
}

function assertNotSelf(ctx: AdminCtx, user: { id: string }): void {
  if (user.id === ctx.actor.id)
    throw forbidden('OWN_ACCOUNT', {
      en: 'You cannot change your own role or access. Ask another owner.',
      ja: 'ご自身の役割や権限は変更できません。ほかのオーナーにご依頼ください。',
    })
}

/** Somebody has to remain who can let others in. */
async function assertOwnerRemains(ctx: AdminCtx, user: LockedAdmin): Promise<void> {
  if (user.adminRole !== 'owner' || user.status !== 'active') return
  const owners = await ctx.db.$count(
    admins,
    and(eq(admins.adminRole, 'owner'), eq(admins.status, 'active')),
  )
  if (owners <= 1)
    throw conflict('LAST_OWNER', {
      en: 'This is the last owner. Make someone else an owner first.',
      ja: '最後のオーナーです。先にほかの方をオーナーにしてください。',
    })
}
