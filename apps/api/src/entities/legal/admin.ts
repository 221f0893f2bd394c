import type { Handlers } from '../../http/handler.ts'
import { discardDraft, publishDraft, saveDraft } from './edit.ts'
import { getText, listTexts } from './forAdmin.ts'

export const handlers = {
  'GET /api/admin/legal-texts': async (ctx) => ({ data: await listTexts(ctx) }),
  'GET /api/admin/legal-texts/{document}': async (ctx, { params }) => ({
    data: await getText(ctx, params.document),
  }),
  'PATCH /api/admin/legal-texts/{document}': async (ctx, { params, body }) => {
    await saveDraft(ctx, params.document, body)
    return { data: await getText(ctx, params.document) }
  },
  'POST /api/admin/legal-texts/{document}/discard': async (ctx, { params, body }) => {
    await discardDraft(ctx, params.document, body.revision)
    return { data: await getText(ctx, params.document) }
  },
  'POST /api/admin/legal-texts/{document}/publish': async (ctx, { params, body }) => {
    await publishDraft(ctx, params.document, body)
    return { data: await getText(ctx, params.document) }
  },
} satisfies Handlers<'admin'>
