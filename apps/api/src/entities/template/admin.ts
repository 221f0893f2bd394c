import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { getTemplate } from './get.ts'
import { templateList } from './list.ts'
import { publishTemplate, retireTemplate } from './publish.ts'
import { replaceProduct } from './replaceProduct.ts'
import { deleteTemplate, saveTemplate } from './save.ts'
import { startTemplate } from './start.ts'

const templateAfter = recordAfter('templateId', getTemplate)

export const handlers = {
  'GET /api/admin/templates': async (ctx, { query }) =>
    new Page(await templateList.page(ctx, query)),
  'POST /api/admin/templates': async (ctx, { body }) => ({
    data: await getTemplate(ctx, await startTemplate(ctx, body)),
  }),
  'POST /api/admin/templates/replace-product': async (ctx, { body }) => ({
    data: await replaceProduct(ctx, body),
  }),
  'GET /api/admin/templates/{templateId}': ofRecord('templateId', getTemplate),
  'PATCH /api/admin/templates/{templateId}': templateAfter(saveTemplate),
  'DELETE /api/admin/templates/{templateId}': async (ctx, { params }) => {
    await deleteTemplate(ctx, params.templateId)
  },
  'POST /api/admin/templates/{templateId}/publish': async (ctx, { params, body }) => {
    await publishTemplate(ctx, params.templateId, body.revision)
    return { data: await getTemplate(ctx, params.templateId) }
  },
  'POST /api/admin/templates/{templateId}/retire': async (ctx, { params, body }) => {
    await retireTemplate(ctx, params.templateId, body.revision)
    return { data: await getTemplate(ctx, params.templateId) }
  },
} satisfies Handlers<'admin'>
