import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getNews, loadNews, newsList } from './get.ts'
import { sendTestMail } from './mails.ts'
import { excerptOf, renderMarkdown } from './markdown.ts'
import { addNewsPicture } from './pictures.ts'
import {
  archiveNews,
  deleteNews,
  publishNews,
  republishNews,
  scheduleNews,
  withdrawNews,
} from './publish.ts'
import { countRecipients, listReaders } from './recipients.ts'
import { createNews, duplicateNews, updateNews } from './write.ts'

const newsAfter = recordAfter('newsId', getNews)

export const handlers = {
  'GET /api/admin/news': (ctx, { query }) => newsList.page(ctx, query),
  'POST /api/admin/news': async (ctx, { body }) => getNews(ctx, await createNews(ctx, body)),
  'POST /api/admin/news/pictures': (ctx, { body, files }) => addNewsPicture(ctx, body.alt, files),
  'POST /api/admin/news/preview': async (_, { body }) => ({
    body_html: renderMarkdown(body.body_markdown),
    excerpt: excerptOf(body.body_markdown),
  }),
  'GET /api/admin/news/{newsId}': ofRecord('newsId', getNews),
  'PATCH /api/admin/news/{newsId}': newsAfter(updateNews),
  'DELETE /api/admin/news/{newsId}': (ctx, { params }) => deleteNews(ctx, params.newsId),
  'POST /api/admin/news/{newsId}/archive': newsAfter(archiveNews),
  'POST /api/admin/news/{newsId}/duplicate': async (ctx, { params }) => {
    const id = await duplicateNews(ctx, await loadNews(ctx, params.newsId))
    return getNews(ctx, id)
  },
  'POST /api/admin/news/{newsId}/publish': newsAfter(publishNews),
  'GET /api/admin/news/{newsId}/readers': (ctx, { params, query }) =>
    listReaders(ctx, params.newsId, query),
  'GET /api/admin/news/{newsId}/recipients': async (ctx, { params }) => {
    const { id } = await loadNews(ctx, params.newsId)
    return countRecipients(ctx, id)
  },
  'POST /api/admin/news/{newsId}/republish': newsAfter(republishNews),
  'POST /api/admin/news/{newsId}/schedule': newsAfter(scheduleNews),
  'POST /api/admin/news/{newsId}/test-mail': (ctx, { params }) => sendTestMail(ctx, params.newsId),
  'POST /api/admin/news/{newsId}/unpublish': newsAfter(withdrawNews),
  'POST /api/admin/news/{newsId}/unschedule': newsAfter(withdrawNews),
} satisfies Handlers<'admin'>
