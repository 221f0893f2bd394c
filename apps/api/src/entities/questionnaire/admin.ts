import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { createQuestionnaire, discardDraft, saveDraft } from './edit.ts'
import { getForAdmin, getVersion, listForAdmin } from './forAdmin.ts'
import { offerQuestionnaire, publishQuestionnaire, retireQuestionnaire } from './publish.ts'

const questionnaireAfter = recordAfter('questionnaireKey', getForAdmin)

export const handlers = {
  'GET /api/admin/questionnaires': (ctx) => listForAdmin(ctx),
  'POST /api/admin/questionnaires': async (ctx, { body }) =>
    getForAdmin(ctx, await createQuestionnaire(ctx, body.key)),
  'GET /api/admin/questionnaires/{questionnaireKey}': ofRecord('questionnaireKey', getForAdmin),
  'PATCH /api/admin/questionnaires/{questionnaireKey}': questionnaireAfter(saveDraft),
  'POST /api/admin/questionnaires/{questionnaireKey}/discard': (ctx, { params, body }) =>
    discardDraft(ctx, params.questionnaireKey, body.revision),
  'POST /api/admin/questionnaires/{questionnaireKey}/publish':
    questionnaireAfter(publishQuestionnaire),
  'POST /api/admin/questionnaires/{questionnaireKey}/retire':
    questionnaireAfter(retireQuestionnaire),
  'POST /api/admin/questionnaires/{questionnaireKey}/offer': questionnaireAfter(offerQuestionnaire),
  'GET /api/admin/questionnaires/{questionnaireKey}/versions/{version}': (ctx, { params }) =>
    getVersion(ctx, params.questionnaireKey, Number(params.version)),
} satisfies Handlers<'admin'>
