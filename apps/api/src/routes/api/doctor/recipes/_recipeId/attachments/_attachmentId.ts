import { deleteAttachment, getAttachment } from '../../../../../../domain/recipe/attachments.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'doctorGetRecipeAttachment'> = async (ctx, { params }) => {
  const file = await getAttachment(ctx, params.recipeId, params.attachmentId)
  return new FileReply(file.content, file.filename, file.contentType)
}

export const del: Handler<'doctorDeleteRecipeAttachment'> = async (ctx, { params }) => {
  await deleteAttachment(ctx, params.recipeId, params.attachmentId)
  return undefined
}
