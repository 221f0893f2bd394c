import type { Handlers } from '../../http/handler.ts'
import { limitMails } from '../../http/limits.ts'
import { said } from '../../http/signedOut.ts'
import { requestLink } from './requestLink.ts'

export const handlers = {
  'POST /api/patient/link-request': async (ctx, { body }) => {
    await limitMails(ctx, 'link:patient', body.email)
    await requestLink(ctx, body)
    return said(ctx, {
      en: 'We have asked the clinic. If it accepts, you get an invitation by email.',
      ja: 'クリニックに依頼しました。承認されると招待メールが届きます。',
    })
  },
} satisfies Handlers<'patient'>
