import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction, pgCode } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { hasAddress } from '../account/entity.ts'
import { revokeOthersOf } from '../account/tokens.ts'
import { insertInvited } from '../admin/create.ts'
import { sendAdminInvitation } from '../admin/mails.ts'
import { audit } from '../audit.ts'
import type { Read } from '../entity.ts'
import { conflict, invalid } from '../errors.ts'
import { lockUser } from './access.ts'

type Input = components['schemas']['AdminUserInvite']

/** Invites an address; one whose invitation was taken back is invited again. Answers the administrator's id. */
export async function inviteUser(ctx: AdminCtx, input: Input): Promise<string> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const known = await findUser(tx, input.email)
      if (!known) return insertUser(tx, input)
      if (known.passwordHash || known.admin.status !== 'disabled') throw taken()
      const user = await lockUser(tx, known.admin.id, known.admin.revision)
      const values = { adminRole: input.admin_role, invitedBy: tx.actor.id }
      await user.move('invited', values, { action: 'invite' })
      await sendAdminInvitation(tx, user.accountId)
      return user.id
    })
  } catch (error) {
    // two invitations of one address at the same time
    if (pgCode(error) === '23505') throw taken()
    throw error
  }
}

/** Sends the link once more; the one before dies. */
export function resendInvitation(ctx: AdminCtx, id: string, { revision }: Read): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, revision)
    if (user.status !== 'invited')
      throw conflict('NOT_INVITED', {
        en: 'There is no pending invitation.',
        ja: '有効な招待がありません。',
      })
    await user.save({}, { action: 'resend' })
    await sendAdminInvitation(tx, user.accountId)
  })
}

/** Takes an invitation back; its link stops working. */
export function revokeInvitation(ctx: AdminCtx, id: string, { revision }: Read): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const user = await lockUser(tx, id, revision)
    if (user.status === 'active')
      throw conflict('NOT_INVITED', {
        en: 'This account is already active.',
        ja: 'すでに利用中のアカウントです。',
      })
    await user.move('disabled', {}, { action: 'revoke' })
    await revokeOthersOf(tx, user.accountId)
  })
}

async function findUser(ctx: AdminCtx, email: string) {
  const [known] = await ctx.db
    .select({ admin: admins, passwordHash: accounts.passwordHash })
    .from(accounts)
    .innerJoin(admins, eq(admins.accountId, accounts.id))
    .where(hasAddress('admin', email))
  return known
}

async function insertUser(ctx: AdminCtx, input: Input): Promise<string> {
  const values = { adminRole: input.admin_role, invitedBy: ctx.actor.id }
  const { id, accountId } = await insertInvited(ctx, input.email, values)
  await audit(ctx, {
    action: 'admin.invite',
    objectId: id,
    after: { status: 'invited', email: input.email, admin_role: input.admin_role },
  })
  await sendAdminInvitation(ctx, accountId)
  return id
}

const taken = () =>
  invalid('email', 'EMAIL_TAKEN', {
    en: 'This address already belongs to an administrator.',
    ja: 'このメールアドレスの管理者はすでに登録されています。',
  })
