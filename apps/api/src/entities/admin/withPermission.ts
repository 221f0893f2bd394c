import type { Ctx, Locale } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import { type Permission, permissionsOf, rolePermissions } from './permissions.ts'

/** Active administrators whose role has the permission: who is told when something waits for it. */
export async function listAdminsWith(
  ctx: Ctx,
  permission: Permission,
): Promise<{ accountId: string; email: string; locale: Locale }[]> {
  const roles = Object.keys(rolePermissions).filter((role) =>
    permissionsOf(role).includes(permission),
  ) as (typeof admins.$inferSelect.adminRole)[]
  return ctx.db
    .select({ accountId: accounts.id, email: accounts.email, locale: accounts.locale })
    .from(admins)
    .innerJoin(accounts, eq(accounts.id, admins.accountId))
    .where(and(eq(admins.status, 'active'), inArray(admins.adminRole, roles)))
}
