import { addAttachments } from '../../../../../domain/recipe/attachments.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorAddRecipeAttachment'> = async (ctx, { params, files }) => ({
  data: await addAttachments(ctx, params.recipeId, files),
})
