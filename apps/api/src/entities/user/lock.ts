import type { AdminCtx, TxCtx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { and, eq, or } from '../../db/sql.ts'
import { admin, type LockedAdmin } from '../admin/entity.ts'
import { conflict, forbidden, notFound } from '../errors.ts'

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
export async function isSetUp(ctx: AdminCtx, { accountId }: LockedAdmin): Promise<boolean> {
  const [row] = await ctx.db
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return Boolean(row?.passwordHash)
}

export function assertNotSelf(ctx: AdminCtx, user: { id: string }): void {
  if (user.id === ctx.actor.id)
    throw forbidden('OWN_ACCOUNT', {
      en: 'Nobody changes their own role or access. Ask another owner.',
      ja: 'ご自身の役割や権限は変更できません。ほかのオーナーにご依頼ください。',
    })
}

/** Somebody has to remain who can let others in. */
export async function assertOwnerRemains(ctx: AdminCtx, user: LockedAdmin): Promise<void> {
  if (user.adminRole !== 'owner' || user.status !== 'active') return
  const owners = await ctx.db.$count(
    admins,
    and(eq(admins.adminRole, 'owner'), eq(admins.status, 'active')),
  )
  if (owners <= 1)
    throw conflict('LAST_OWNER', {
      en: 'This is the last owner. Make somebody else an owner first.',
      ja: '最後のオーナーです。先にほかの方をオーナーにしてください。',
    })
}
