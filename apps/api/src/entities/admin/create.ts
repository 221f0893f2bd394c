import { type Ctx, inTransaction } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { sendAdminInvitation } from './mails.ts'

/**
 * Makes an invited owner and answers the link that sets up the account (also sent by mail). An
 * address that is still invited gets a new link; one that is in use is refused (409 ADMIN_EXISTS).
 */
export async function createFirstAdmin(
  ctx: Ctx,
  { email }: { email: string },
): Promise<{ accountId: string; url: string }> {
  return inTransaction(ctx, async (tx) => {
    const accountId = (await findInvited(tx, email)) ?? (await insertOwner(tx, email))
    const { url } = await sendAdminInvitation(tx, accountId)
    return { accountId, url }
  })
}

async function findInvited(ctx: Ctx, email: string): Promise<string | undefined> {
  const [known] = await ctx.db
    .select({ accountId: accounts.id, status: admins.status })
    .from(accounts)
    .innerJoin(admins, eq(admins.accountId, accounts.id))
    .where(and(eq(accounts.role, 'admin'), sql`lower(${accounts.email}) = ${email.toLowerCase()}`))
  if (!known || known.status === 'invited') return known?.accountId
  throw conflict('ADMIN_EXISTS', {
    en: 'This address already has an administrator account.',
    ja: 'このメールアドレスの管理者アカウントはすでにあります。',
  })
}

async function insertOwner(ctx: Ctx, email: string): Promise<string> {
  const now = ctx.clock.now()
  const accountId = newId()
  await ctx.db.insert(accounts).values({
    id: accountId,
    role: 'admin',
    email,
    locale: ctx.origin.locale,
    createdAt: now,
    updatedAt: now,
  })
  const id = newId()
  await ctx.db.insert(admins).values({
    id,
    accountId,
    adminRole: 'owner',
    status: 'invited',
    createdAt: now,
    updatedAt: now,
  })
  await audit(ctx, {
    action: 'admin.invite',
    objectType: 'admin',
    objectId: id,
    after: { status: 'invited', admin_role: 'owner' },
  })
  return accountId
}
