import { sendTestMail } from '../../../../../domain/news/testMail.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminSendTestNews'> = async (ctx, { params }) => {
  await sendTestMail(ctx, params.newsId)
  return undefined
}
