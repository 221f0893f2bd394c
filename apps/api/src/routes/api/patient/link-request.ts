import { requestLink } from '../../../domain/patient/requestLink.ts'
import type { Handler } from '../../../http/handler.ts'
import { limitMails } from '../../../http/limits.ts'
import { said } from '../../../http/signedOut.ts'

export const post: Handler<'authPatientRequestLink'> = async (ctx, { body }) => {
  await limitMails(ctx, 'link:patient', body.email)
  await requestLink(ctx, body)
  return said(ctx, {
    en: "Your doctor's clinic has been asked. You will get a mail.",
    ja: 'クリニックに依頼しました。メールでお知らせします。',
  })
}
