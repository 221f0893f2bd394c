import { issueRecipe } from '../../../../../domain/recipe/issue.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorIssueRecipe'> = async (ctx, { params, body }) => ({
  data: await issueRecipe(ctx, params.recipeId, body),
})
