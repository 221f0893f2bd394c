import type { Handlers } from '../../http/handler.ts'
import { limitTokens } from '../../http/limits.ts'
import { ofRecord, onRecord } from '../../http/records.ts'
import { saveSessionData, signIn, startSession } from '../../http/session.ts'
import { said } from '../../http/signedOut.ts'
import { conflict } from '../errors.ts'
import { getMe } from '../me/me.ts'
import { acceptInvitation } from './accept.ts'
import { requestRenewal } from './askRenewal.ts'
import { declineOpenedInvitation } from './decline.ts'
import { acceptLinkOffer, declineLinkOffer, listLinkOffers } from './linkOffers.ts'
import { mailOpenedInvitation } from './mail.ts'
import { describe, getOpenedInvitation, openInvitation } from './open.ts'

export const handlers = {
  'GET /api/patient/invite': async (ctx, { http }) => {
    const found = await getOpenedInvitation(ctx, http.session?.data.inviteTokenId)
    const invite = await describe(ctx, found, true)
    // whole: a password manager saves it as the name of the account
    return invite.mail_required ? invite : { ...invite, email: found.invitation.email }
  },
  'POST /api/patient/invite/decline': async (ctx, { http }) => {
    await limitTokens(ctx)
    await declineOpenedInvitation(ctx, http.session?.data.inviteTokenId)
    return said(ctx, { en: 'Invitation declined.', ja: '招待を辞退しました。' })
  },
  'POST /api/patient/invite/login': async (ctx, { body, http }) => {
    await limitTokens(ctx)
    const tokenId = http.session?.data.inviteTokenId
    const { accountId, asksFactor } = await acceptInvitation(ctx, tokenId, body)
    if (http.session) {
      const { inviteTokenId: _, ...data } = http.session.data
      await saveSessionData(ctx, http.session, data)
    }
    if (asksFactor) throw factorNeeded()
    http.setSession(await signIn(ctx, http.session, { accountId, guard: 'patient' }, false))
    // the next sign-in here is none from a new browser
    http.rememberDevice(accountId)
    return getMe(ctx, 'patient', accountId)
  },
  'POST /api/patient/invite/mail': async (ctx, { http }) => {
    await limitTokens(ctx)
    await mailOpenedInvitation(ctx, http.session?.data.inviteTokenId)
    return said(ctx, { en: 'Invitation sent.', ja: '招待メールを送信しました。' })
  },
  'POST /api/patient/invite/renewal': async (ctx, { body }) => {
    await limitTokens(ctx)
    await requestRenewal(ctx, body.token)
    return said(ctx, {
      en: 'We have asked your clinic for a new invitation.',
      ja: 'クリニックに新しい招待を依頼しました。',
    })
  },
  /** The invitation is bound to this browser's session, from which invite/login takes it; without one it gets one. */
  'POST /api/patient/invite/token': async (ctx, { body, http }) => {
    await limitTokens(ctx)
    const { invite, tokenId } = await openInvitation(ctx, body)
    if (!tokenId && !http.session) return invite
    const session = http.session ?? (await startSession(ctx))
    const { inviteTokenId: _, ...data } = session.data
    await saveSessionData(ctx, session, tokenId ? { ...data, inviteTokenId: tokenId } : data)
    if (!http.session) http.setSession(session)
    return invite
  },
  'GET /api/patient/link-offers': (ctx) => listLinkOffers(ctx),
  'POST /api/patient/link-offers/{offerId}/accept': onRecord('offerId', acceptLinkOffer),
  'POST /api/patient/link-offers/{offerId}/decline': ofRecord('offerId', declineLinkOffer),
} satisfies Handlers<'patient'>

const factorNeeded = () =>
  conflict('SECOND_FACTOR_NEEDED', {
    en: 'You have accepted the invitation. Now sign in with your new password and your second factor.',
    ja: '招待を受け付けました。新しいパスワードと二要素認証でログインしてください。',
  })
