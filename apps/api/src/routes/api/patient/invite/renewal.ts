import { requestRenewal } from '../../../../domain/invitation/askRenewal.ts'
import type { Handler } from '../../../../http/handler.ts'
import { limitTokens } from '../../../../http/limits.ts'
import { said } from '../../../../http/signedOut.ts'

export const post: Handler<'authPatientAskRenewal'> = async (ctx, { body }) => {
  await limitTokens(ctx)
  await requestRenewal(ctx, body.token)
  return said(ctx, {
    en: 'Your clinic was asked for a new invitation.',
    ja: 'クリニックに新しい招待を依頼しました。',
  })
}
