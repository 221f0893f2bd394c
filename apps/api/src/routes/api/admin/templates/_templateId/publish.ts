import { getTemplate } from '../../../../../domain/template/get.ts'
import { publishTemplate } from '../../../../../domain/template/publish.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminPublishTemplate'> = async (ctx, { params, body }) => {
  await publishTemplate(ctx, params.templateId, body.revision)
  return { data: await getTemplate(ctx, params.templateId) }
}
