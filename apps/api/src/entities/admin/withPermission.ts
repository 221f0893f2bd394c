import type { Ctx, Locale } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { and, eq, inArray } from '../../db/sql.ts'
import type { Mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'
import { type Permission, permissionsOf, rolePermissions } from './permissions.ts'

/** Mails every active administrator whose role has the permission; each gets a mail with the same key once. */
export async function mailAdminsWith(
  ctx: Ctx,
  permission: Permission,
  mail: Mail,
  { doctorId, dedupeKey }: { doctorId?: string; dedupeKey?: string } = {},
): Promise<void> {
  for (const { accountId, email, locale } of await listAdminsWith(ctx, permission))
    await sendMail(ctx, mail, {
      to: email,
      locale,
      accountId,
      ...(doctorId ? { doctorId } : {}),
      ...(dedupeKey ? { dedupeKey: `${dedupeKey}:${accountId}` } : {}),
    })
}

/** Active administrators whose role has the permission: who is notified when something waits for it. */
async function listAdminsWith(
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
