import type { components } from '@officina/openapi/schema'
import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { alias, and, eq } from '../../db/sql.ts'
import { hashNewPassword } from '../account/password.ts'
import { endSessionsOf } from '../account/sessions.ts'
import { consumeToken, getLiveToken, type Token } from '../account/tokens.ts'
import { gone } from '../errors.ts'
import { withPhone } from '../phones.ts'
import { admin as entity } from './entity.ts'

type Schemas = components['schemas']

/** Who is invited, by whom and as what; the link stays usable. 410 for every link that does not work. */
export async function verifyAdminRegistration(
  ctx: Ctx,
  secret: string,
): Promise<Schemas['AdminRegistration']> {
  const token = await getLiveToken(ctx, { kind: 'registration', role: 'admin', secret })
  const inviter = alias(admins, 'inviter')
  const [row] = await ctx.db
    .select({ admin: admins, inviter: inviter.name })
    .from(admins)
    .leftJoin(inviter, eq(inviter.id, admins.invitedBy))
    .where(and(eq(admins.accountId, token.accountId ?? ''), eq(admins.status, 'invited')))
  if (!row) throw gone('INVITE_REVOKED')
  return {
    email: token.email,
    name: row.admin.name,
    admin_role: row.admin.adminRole,
    invited_by: row.inviter,
  }
}

/** Sets name and password of an invited administrator and makes the account active; uses the link up. */
export async function completeAdminRegistration(
  ctx: Ctx,
  input: Schemas['AdminRegistrationRequest'],
): Promise<{ email: string }> {
  const token = await getLiveToken(ctx, {
    kind: 'registration',
    role: 'admin',
    secret: input.token,
  })
  const passwordHash = await hashNewPassword(
    ctx,
    { guard: 'admin', email: token.email },
    input.password,
    input.password_confirmation,
  )
  return inTransaction(ctx, (tx) => activate(tx, token, input, passwordHash))
}

async function activate(
  ctx: TxCtx,
  { id }: Token,
  input: Schemas['AdminRegistrationRequest'],
  passwordHash: string,
): Promise<{ email: string }> {
  const { accountId, email } = await consumeToken(ctx, id)
  const now = ctx.clock.now()
  const isInvited = and(eq(admins.accountId, accountId ?? ''), eq(admins.status, 'invited'))
  const [admin] = await entity.lockWhere(ctx, isInvited)
  if (!admin) throw gone('INVITE_REVOKED')
  await ctx.db
    .update(accounts)
    .set({ passwordHash, passwordChangedAt: now, emailVerifiedAt: now, updatedAt: now })
    .where(eq(accounts.id, admin.accountId))
  await endSessionsOf(ctx, admin.accountId)
  await admin.move(
    'active',
    { name: input.name, phone: withPhone(input, {}).phone ?? null },
    { action: 'activate', by: { role: 'admin', accountId: admin.accountId } },
  )
  return { email }
}
