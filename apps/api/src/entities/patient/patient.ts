import type { Handlers } from '../../http/handler.ts'
import { limitMails } from '../../http/limits.ts'
import { said } from '../../http/signedOut.ts'
import { getMe } from '../me/me.ts'
import { getPatientAccount } from '../me/patientAccount.ts'
import { requestLink } from './requestLink.ts'
import { updateOwnPatient } from './updateOwn.ts'

export const handlers = {
  'POST /api/patient/link-request': async (ctx, { body }) => {
    await limitMails(ctx, 'link:patient', body.email)
    await requestLink(ctx, body)
    return said(ctx, {
      en: "Your doctor's clinic has been asked. You will get a mail.",
      ja: 'クリニックに依頼しました。メールでお知らせします。',
    })
  },
  'GET /api/patient/me': async (ctx) => ({
    data: await getMe(ctx, 'patient', ctx.actor.accountId),
  }),
  'PATCH /api/patient/me': async (ctx, { body }) => {
    await updateOwnPatient(ctx, body)
    return { data: await getPatientAccount(ctx) }
  },
} satisfies Handlers<'patient'>
