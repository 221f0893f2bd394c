import { openEvents } from '../../http/eventStream.ts'
import type { Handlers } from '../../http/handler.ts'
import { limitMails, limitTokens } from '../../http/limits.ts'
import { said } from '../../http/signedOut.ts'
import { auditList } from './auditList.ts'
import { completeAdminRegistration, verifyAdminRegistration } from './completeRegistration.ts'
import { listHistory } from './history.ts'
import { addNote, listNotes } from './notes.ts'
import { getPreferences, savePreferences } from './preferences.ts'
import { requestAdminRegistration } from './register.ts'
import { reviewerList } from './reviewers.ts'

export const handlers = {
  'GET /api/admin/audit': (ctx, { query }) => auditList.page(ctx, query),
  'GET /api/admin/events': async (ctx, { http }) => openEvents(ctx, http.session),
  'POST /api/admin/me': async (ctx, { body }) => {
    await limitTokens(ctx)
    return completeAdminRegistration(ctx, body)
  },
  'GET /api/admin/preferences': (ctx) => getPreferences(ctx),
  'PATCH /api/admin/preferences': (ctx, { body }) => savePreferences(ctx, body.values),
  'POST /api/admin/registration': async (ctx, { body }) => {
    await limitMails(ctx, 'register:admin', body.email)
    await requestAdminRegistration(ctx, body.email)
    return said(ctx, {
      en: 'If this address has been invited, we have sent a new link.',
      ja: '招待済みのメールアドレスであれば、新しいリンクをお送りしました。',
    })
  },
  'POST /api/admin/registration/verify': async (ctx, { body }) => {
    await limitTokens(ctx)
    return verifyAdminRegistration(ctx, body.token)
  },
  'GET /api/admin/reviewers': (ctx, { query }) => reviewerList.page(ctx, query),
  'GET /api/admin/{resource}/{id}/history': (ctx, { params, query }) =>
    listHistory(ctx, params, query),
  'GET /api/admin/{resource}/{id}/notes': (ctx, { params, query }) => listNotes(ctx, params, query),
  'POST /api/admin/{resource}/{id}/notes': (ctx, { params, body }) =>
    addNote(ctx, params, body.text),
} satisfies Handlers<'admin'>
