import type { AdminCtx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { ActionOf } from '../auditActions.ts'
import { conflict, forbidden, notFound, revisionConflict } from '../errors.ts'
import { lastChangedBy } from '../lastChangedBy.ts'

type User = typeof admins.$inferSelect & { passwordHash: string | null }

/**
 * An administrator's row at the revision that was read, locked together with all owners, so that two
 * owners who remove each other at the same time cannot both succeed.
 */
export async function lockUser(ctx: AdminCtx, id: string, revision: number): Promise<User> {
  await ctx.db.execute(
    sql`select 1 from admins where admin_role = 'owner' or id = ${id} order by id for update`,
  )
  const [row] = await ctx.db
    .select({ admin: admins, passwordHash: accounts.passwordHash })
    .from(admins)
    .innerJoin(accounts, eq(accounts.id, admins.accountId))
    .where(eq(admins.id, id))
  if (!row) throw notFound()
  if (row.admin.revision !== revision)
    throw revisionConflict(await lastChangedBy(ctx, 'admin', id), row.admin.updatedAt)
  return { ...row.admin, passwordHash: row.passwordHash }
}

/** Writes columns, raises the revision and leaves the audit row. */
export async function saveUser(
  ctx: AdminCtx,
  user: User,
  changes: Partial<typeof admins.$inferInsert>,
  { action, reason = null }: { action: ActionOf<'admin'>; reason?: string | null },
): Promise<void> {
  await ctx.db
    .update(admins)
    .set({ ...changes, revision: user.revision + 1, updatedAt: ctx.clock.now() })
    .where(eq(admins.id, user.id))
  const states = (row: Pick<User, 'status' | 'adminRole'>) => ({
    status: row.status,
    admin_role: row.adminRole,
  })
  await audit(ctx, {
    action: `admin.${action}`,
    objectType: 'admin',
    objectId: user.id,
    before: states(user),
    after: states({ ...user, ...changes }),
    reason,
  })
}

export function assertNotSelf(ctx: AdminCtx, user: { id: string }): void {
  if (user.id === ctx.actor.id)
    throw forbidden('OWN_ACCOUNT', {
      en: 'Nobody changes their own role or access. Ask another owner.',
      ja: 'ご自身の役割や権限は変更できません。ほかのオーナーにご依頼ください。',
    })
}

/** Somebody has to remain who can let others in. */
export async function assertOwnerRemains(ctx: AdminCtx, user: User): Promise<void> {
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
