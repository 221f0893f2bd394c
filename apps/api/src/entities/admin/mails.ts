import type { Ctx } from '../../context.ts'
import { accounts, admins } from '../../db/schema/account.ts'
import { eq } from '../../db/sql.ts'
import { mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'
import { issueToken } from '../account/tokens.ts'
import { notFound } from '../errors.ts'

/** Sends an invited administrator the link (24 h) that sets up the account; the one before dies. Call it in a transaction. */
export async function sendAdminInvitation(ctx: Ctx, accountId: string): Promise<{ url: string }> {
  const [row] = await ctx.db
    .select({ account: accounts, admin: admins })
    .from(admins)
    .innerJoin(accounts, eq(accounts.id, admins.accountId))
    .where(eq(accounts.id, accountId))
  if (row?.admin.status !== 'invited') throw notFound()
  const { account, admin } = row
  const token = await issueToken(ctx, {
    kind: 'registration',
    role: 'admin',
    email: account.email,
    accountId,
  })
  const url = `${ctx.config.publicUrl}/admins/sign-up?token=${token.secret}`
  await sendMail(ctx, adminInvitationMail({ url, role: admin.adminRole }), {
    to: account.email,
    locale: account.locale,
    accountId,
  })
  return { url }
}

export const adminInvitationMail = ({ url, role }: { url: string; role: string }) =>
  mail('admin-invitation', {
    subject: ['Your administrator account', '管理者アカウントのご案内'],
    heading: ['Set up your administrator account', '管理者アカウントの設定'],
    text: [
      'You have been invited to help run this dispensary.',
      '管理者として招待されました。リンクを開いてアカウントを設定してください。',
    ],
    facts: [
      [
        ['Role', '役割'],
        [role.replaceAll('_', ' '), roleNames[role] ?? role],
      ],
    ],
    button: [['Set up my account', 'アカウントを設定する'], url],
    after: [
      'The link works once, for 24 hours. A newer link replaces it.',
      'リンクは24時間、1回限り有効です。新しいリンクを発行すると、このリンクは無効になります。',
    ],
  })

const roleNames: Record<string, string> = {
  owner: 'オーナー',
  operations: '運営',
  support: 'サポート',
  clinical_reviewer: '医療審査',
  finance: '経理',
  content: 'コンテンツ',
  read_only: '閲覧のみ',
}
