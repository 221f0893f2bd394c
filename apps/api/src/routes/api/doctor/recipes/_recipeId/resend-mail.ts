import { resendRecipeMail } from '../../../../../domain/recipe/resendMail.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorResendRecipeMail'> = async (ctx, { params }) => ({
  data: await resendRecipeMail(ctx, params.recipeId),
})
