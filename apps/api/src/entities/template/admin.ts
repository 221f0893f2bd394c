import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getTemplate } from './get.ts'
import { templateList } from './list.ts'
import { publishTemplate, retireTemplate } from './publish.ts'
import { replaceProduct } from './replaceProduct.ts'
import { deleteTemplate, saveTemplate } from './save.ts'
import { startTemplate } from './start.ts'

const templateAfter = recordAfter('templateId', getTemplate)

export const handlers = {
  'GET /api/admin/templates': (ctx, { query }) => templateList.page(ctx, query),
  'POST /api/admin/templates': async (ctx, { body }) =>
    getTemplate(ctx, await startTemplate(ctx, body)),
  'POST /api/admin/templates/replace-product': (ctx, { body }) => replaceProduct(ctx, body),
  'GET /api/admin/templates/{templateId}': ofRecord('templateId', getTemplate),
  'PATCH /api/admin/templates/{templateId}': templateAfter(saveTemplate),
  'DELETE /api/admin/templates/{templateId}': ofRecord('templateId', deleteTemplate),
  'POST /api/admin/templates/{templateId}/publish': templateAfter(publishTemplate),
  'POST /api/admin/templates/{templateId}/retire': templateAfter(retireTemplate),
} satisfies Handlers<'admin'>
