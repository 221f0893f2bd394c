import { type Handlers, withFacts } from '../../http/handler.ts'
import { limitMails, limitTokens } from '../../http/limits.ts'
import { FileReply } from '../../http/replies.ts'
import { said } from '../../http/signedOut.ts'
import { getOwnApplication, updateOwnApplication } from './application.ts'
import { applyAsDoctor, assertApplication } from './apply.ts'
import { addDocuments, getOwnDocument } from './documents.ts'
import { requestRegistration, verifyRegistration } from './register.ts'

export const handlers = {
  'GET /api/doctor/application': (ctx) => getOwnApplication(ctx),
  'PATCH /api/doctor/application': (ctx, { body }) => updateOwnApplication(ctx, body),
  'POST /api/doctor/application/documents': (ctx, { files }) => addDocuments(ctx, files),
  'GET /api/doctor/application/documents/{documentId}': async (ctx, { params }) =>
    new FileReply(await getOwnDocument(ctx, params.documentId)),
  'POST /api/doctor/me': withFacts<'authDoctorCompleteRegistration'>(
    async (ctx, { body, files }) => {
      await limitTokens(ctx)
      await assertApplication(ctx, body, files)
    },
    async (ctx, { body, files }) => {
      await limitTokens(ctx)
      return applyAsDoctor(ctx, body, files)
    },
  ),
  'POST /api/doctor/registration': async (ctx, { body }) => {
    await limitMails(ctx, 'register:doctor', body.email)
    await requestRegistration(ctx, body.email)
    return said(ctx, {
      en: 'Check your email. The link works for 24 hours.',
      ja: 'メールをご確認ください。リンクは24時間有効です。',
    })
  },
  'POST /api/doctor/registration/verify': async (ctx, { body }) => {
    await limitTokens(ctx)
    return verifyRegistration(ctx, body.token)
  },
} satisfies Handlers<'doctor'>
