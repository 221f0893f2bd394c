import { requestAdminRegistration } from '../../../domain/admin/register.ts'
import type { Handler } from '../../../http/handler.ts'
import { limitMails } from '../../../http/limits.ts'
import { said } from '../../../http/signedOut.ts'

export const post: Handler<'authAdminRegister'> = async (ctx, { body }) => {
  await limitMails(ctx, 'register:admin', body.email)
  await requestAdminRegistration(ctx, body.email)
  return said(ctx, {
    en: 'If the address is invited, a new link is on its way.',
    ja: '招待済みのメールアドレスであれば、新しいリンクをお送りしました。',
  })
}
