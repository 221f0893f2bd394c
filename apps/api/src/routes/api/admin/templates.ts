import { getTemplate } from '../../../domain/template/get.ts'
import { templateList } from '../../../domain/template/list.ts'
import { startTemplate } from '../../../domain/template/start.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListTemplates'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await templateList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}

export const post: Handler<'adminCreateTemplate'> = async (ctx, { body }) => ({
  data: await getTemplate(ctx, await startTemplate(ctx, body)),
})
