import { getAttachmentForPatient } from '../../../../../../domain/recipe/attachments.ts'
import type { Handler } from '../../../../../../http/handler.ts'
import { FileReply } from '../../../../../../http/replies.ts'

export const get: Handler<'patientGetRecipeAttachment'> = async (ctx, { params }) => {
  const file = await getAttachmentForPatient(ctx, params.recipeId, params.attachmentId)
  return new FileReply(file.content, file.filename, file.contentType)
}
