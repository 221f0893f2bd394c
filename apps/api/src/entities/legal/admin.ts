import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { discardDraft, publishDraft, saveDraft } from './edit.ts'
import { getText, listTexts } from './forAdmin.ts'

const textAfter = recordAfter('document', getText)

export const handlers = {
  'GET /api/admin/legal-texts': (ctx) => listTexts(ctx),
  'GET /api/admin/legal-texts/{document}': ofRecord('document', getText),
  'PATCH /api/admin/legal-texts/{document}': textAfter(saveDraft),
  'POST /api/admin/legal-texts/{document}/discard': textAfter(discardDraft),
  'POST /api/admin/legal-texts/{document}/publish': textAfter(publishDraft),
} satisfies Handlers<'admin'>
