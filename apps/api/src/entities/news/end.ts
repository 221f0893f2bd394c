import { type AdminCtx, inTransaction } from '../../context.ts'
import { news, newsReads } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { conflict } from '../errors.ts'
import { newsItem } from './entity.ts'

/** Ends news for good; nobody sees them any more. */
export function archiveNews(ctx: AdminCtx, id: string, revision: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const item = await newsItem.lock(tx, id, revision)
    await item.move('archived', {}, { action: 'archive' })
  })
}

/** Removes a draft that nobody has ever been sent. */
export function deleteNews(ctx: AdminCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const item = await newsItem.lock(tx, id)
    if (item.status !== 'draft' || item.version > 1)
      throw conflict('NEWS_WAS_PUBLISHED', {
        en: 'Only drafts that were never published can be deleted. Archive it instead.',
        ja: '削除できるのは未公開の下書きのみです。アーカイブしてください。',
      })
    const { status } = item
    await item.log({ action: 'delete', before: { status }, after: { status } })
    await tx.db.delete(newsReads).where(eq(newsReads.newsId, id))
    await tx.db.delete(news).where(eq(news.id, id))
  })
}
