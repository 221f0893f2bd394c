import { excerptOf, renderMarkdown } from '../../../../domain/news/markdown.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminPreviewNews'> = async (_, { body }) => ({
  data: {
    body_html: renderMarkdown(body.body_markdown),
    excerpt: excerptOf(body.body_markdown),
  },
})
