import type { Handlers } from '../../http/handler.ts'
import { limitMails } from '../../http/limits.ts'
import { said } from '../../http/signedOut.ts'
import { requestLink } from './requestLink.ts'

export const handlers = {
  'POST /api/patient/link-request': async (ctx, { body }) => {
    await limitMails(ctx, 'link:patient', body.email)
    await requestLink(ctx, body)
    return said(ctx, {
      en: "Your doctor's clinic has been asked. You will get a mail.",
      ja: 'クリニックに依頼しました。メールでお知らせします。',
    })
  },
} satisfies Handlers<'patient'>
