import { requestRegistration } from '../../../domain/doctor/register.ts'
import type { Handler } from '../../../http/handler.ts'
import { limitMails } from '../../../http/limits.ts'
import { said } from '../../../http/signedOut.ts'

export const post: Handler<'authDoctorRegister'> = async (ctx, { body }) => {
  await limitMails(ctx, 'register:doctor', body.email)
  await requestRegistration(ctx, body.email)
  return said(ctx, {
    en: 'Check your mail. The link works for 24 hours.',
    ja: 'メールをご確認ください。リンクは24時間有効です。',
  })
}
