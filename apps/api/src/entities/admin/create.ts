import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { hasAddress } from '../account/entity.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { admin } from './entity.ts'
import { sendAdminInvitation } from './mails.ts'

/**
 * Makes an invited owner and answers the link that sets up the account (also sent by mail). An
 * address that is still invited becomes an owner's and gets a new link; one in use is refused (409 ADMIN_EXISTS).
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

/** Whoever runs the command wants an owner, whatever the address was invited as. */
async function findInvited(tx: TxCtx, email: string): Promise<string | undefined> {
  const [known] = await tx.db
    .select({ id: admins.id })
    .from(accounts)
    .innerJoin(admins, eq(admins.accountId, accounts.id))
    .where(hasAddress('admin', email))
  if (!known) return undefined
  const invited = await admin.lock(tx, known.id)
  if (invited.status !== 'invited')
    throw conflict('ADMIN_EXISTS', {
      en: 'This address already has an administrator account.',
      ja: 'このメールアドレスの管理者アカウントはすでにあります。',
    })
  if (invited.adminRole !== 'owner')
    await invited.save({ adminRole: 'owner' }, { action: 'change_role' })
  return invited.accountId
}

async function insertOwner(ctx: Ctx, email: string): Promise<string> {
  const { id, accountId } = await insertInvited(ctx, email, { adminRole: 'owner' })
  await audit(ctx, {
    action: 'admin.invite',
    objectId: id,
    after: { status: 'invited', admin_role: 'owner' },
  })
  return accountId
}

/** An administrator who has not set a password yet, and the account; the caller audits it and sends the link. */
export async function insertInvited(
  ctx: Ctx,
  email: string,
  values: Pick<typeof admins.$inferInsert, 'adminRole' | 'invitedBy'>,
): Promise<{ id: string; accountId: string }> {
  const [id, accountId, now] = [newId(), newId(), ctx.clock.now()]
  const stamps = { createdAt: now, updatedAt: now }
  const { locale } = ctx.origin
  await ctx.db.insert(accounts).values({ id: accountId, role: 'admin', email, locale, ...stamps })
  await ctx.db.insert(admins).values({ id, accountId, status: 'invited', ...values, ...stamps })
  return { id, accountId }
}
