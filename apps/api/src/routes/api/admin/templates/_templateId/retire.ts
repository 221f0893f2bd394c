import { getTemplate } from '../../../../../domain/template/get.ts'
import { retireTemplate } from '../../../../../domain/template/retire.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminRetireTemplate'> = async (ctx, { params, body }) => {
  await retireTemplate(ctx, params.templateId, body.revision)
  return { data: await getTemplate(ctx, params.templateId) }
}
