import { getTemplate } from '../../../../domain/template/get.ts'
import { deleteTemplate, saveTemplate } from '../../../../domain/template/save.ts'
import type { Handler } from '../../../../http/handler.ts'

export const get: Handler<'adminGetTemplate'> = async (ctx, { params }) => ({
  data: await getTemplate(ctx, params.templateId),
})

export const patch: Handler<'adminUpdateTemplate'> = async (ctx, { params, body }) => {
  await saveTemplate(ctx, params.templateId, body)
  return { data: await getTemplate(ctx, params.templateId) }
}

export const del: Handler<'adminDeleteTemplate'> = async (ctx, { params }) => {
  await deleteTemplate(ctx, params.templateId)
  return undefined
}
