import { dayMs } from '@officina/shared/dates/days'
import { type AdminCtx, type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { news, newsReads } from '../../db/schema/platform.ts'
import { and, eq, isNotNull, lte } from '../../db/sql.ts'
import { eachDue } from '../allRows.ts'
import type { Read } from '../entity.ts'
import { conflict, invalid } from '../errors.ts'
import { recallLots } from '../stock/hold.ts'
import { type LockedNews, type News, newsItem } from './entity.ts'
import { countRecipients } from './recipients.ts'
import { tooEarly } from './write.ts'

type Confirmed = { revision: number; recipients: number }

const batch = 100

/** Shows the news now, to as many people as the administrator was shown. */
export function publishNews(ctx: AdminCtx, id: string, input: Confirmed): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const item = await newsItem.lock(tx, id, input.revision)
    assertEnd(item, tx.clock.now())
    await assertRecipients(tx, item, input.recipients)
    await publish(tx, item)
  })
}

/** Shows the news at a later moment. */
export function scheduleNews(
  ctx: AdminCtx,
  id: string,
  input: Confirmed & { publish_at: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const item = await newsItem.lock(tx, id, input.revision)
    const publishAt = new Date(input.publish_at)
    const ahead = publishAt.getTime() - tx.clock.now().getTime()
    if (ahead <= 0 || ahead > 366 * dayMs)
      throw invalid('publish_at', 'NOT_IN_THE_FUTURE', {
        en: 'Choose a date and time within the next year.',
        ja: '1年以内の未来の日時を選んでください。',
      })
    assertEnd(item, publishAt)
    await assertRecipients(tx, item, input.recipients)
    await item.move('scheduled', { publishAt }, { action: 'schedule' })
  })
}

/** Takes scheduled or published news back to be written on. What comes after it is read anew. */
export function withdrawNews(ctx: AdminCtx, id: string, { revision }: Read): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const item = await newsItem.lock(tx, id, revision)
    const wasOut = item.status === 'published'
    const version = wasOut ? { version: item.version + 1 } : {}
    await item.move(
      'draft',
      { publishAt: null, ...version },
      { action: wasOut ? 'unpublish' : 'unschedule', after: version },
    )
  })
}

/** Published news in changed words: everybody has to read (and acknowledge) them again. */
export function republishNews(ctx: AdminCtx, id: string, input: Confirmed): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const item = await newsItem.lock(tx, id, input.revision)
    if (item.status !== 'published')
      throw conflict('NEWS_NOT_PUBLISHED', {
        en: 'Only a published announcement can be updated.',
        ja: '更新を公開できるのは、公開中のお知らせのみです。',
      })
    assertEnd(item, tx.clock.now())
    await assertRecipients(tx, item, input.recipients)
    const version = item.version + 1
    const { status } = item
    await item.save(
      { version, publishAt: tx.clock.now() },
      { action: 'republish', before: { status }, after: { status, version } },
    )
    await tx.jobs.enqueue(tx, 'news.deliver', { newsId: id, version })
  })
}

/** Shows what is due. What has ended by then, as no server ran, is shown to nobody; the lots of a recall are held. */
export const publishDueNews = (ctx: Ctx): Promise<void> =>
  eachItem(ctx, 'scheduled', 'publishAt', async (tx, item) => {
    const published = await publish(tx, item, item.publishAt)
    const { expiresAt } = published
    if (expiresAt && expiresAt <= tx.clock.now()) await expire(published)
  })

/** Ends what has reached its end. */
export const expireNews = (ctx: Ctx): Promise<void> =>
  eachItem(ctx, 'published', 'expiresAt', (_tx, item) => expire(item))

const expire = (item: LockedNews) => item.move('expired', {}, { action: 'expire' })

async function publish(
  ctx: TxCtx,
  item: LockedNews,
  at: Date | null = ctx.clock.now(),
): Promise<LockedNews> {
  const published = await item.move('published', { publishAt: at }, { action: 'publish' })
  await ctx.jobs.enqueue(ctx, 'news.deliver', { newsId: item.id, version: item.version })
  const { lots = [], product_ids: productIds = [] } = item.audienceRule
  if (item.category === 'recall') await recallLots(ctx, { lots, productIds }, item.title)
  return published
}

function eachItem(
  ctx: Ctx,
  status: 'scheduled' | 'published',
  moment: 'publishAt' | 'expiresAt',
  work: (tx: TxCtx, item: LockedNews) => Promise<unknown>,
): Promise<void> {
  const isDue = and(
    eq(news.status, status),
    isNotNull(news[moment]),
    lte(news[moment], ctx.clock.now()),
  )
  const failed = 'news were not published or ended'
  return eachDue(ctx, { table: news, isDue, atOnce: batch, failed }, async (tx, id) => {
    const [item] = await newsItem.lockWhere(tx, and(eq(news.id, id), isDue))
    if (item) await work(tx, item)
  })
}

function assertEnd(item: News, publishAt: Date): void {
  if (item.expiresAt && item.expiresAt <= publishAt) throw tooEarly()
}

/** A few people more or less than the dialog said are no surprise; more is. A recall is for who got the goods. */
async function assertRecipients(ctx: AdminCtx, item: News, told: number): Promise<void> {
  const { lots = [], product_ids = [] } = item.audienceRule
  if (
    item.category === 'recall' &&
    item.audience !== 'doctors' &&
    lots.length + product_ids.length === 0
  )
    throw invalid('lots', 'VALIDATION_FAILED', {
      en: 'Enter the lots or products that are recalled.',
      ja: '回収するロット番号または商品を入力してください。',
    })
  const { doctors, patients } = await countRecipients(ctx, item.id)
  const count = doctors + patients
  if (count === 0)
    throw conflict('NO_RECIPIENTS', {
      en: 'This audience is empty. Widen it first.',
      ja: '対象者がいません。対象を広げてください。',
    })
  if (Math.abs(count - told) > Math.max(5, count / 100))
    throw conflict(
      'RECIPIENTS_CHANGED',
      {
        en: `The audience has changed from ${told} to ${count}. Check it before you publish.`,
        ja: `対象者が${told}名から${count}名に変わりました。ご確認のうえ公開してください。`,
      },
      { recipients: count },
    )
}

/** Ends news for good; nobody sees them any more. */
export function archiveNews(ctx: AdminCtx, id: string, { revision }: Read): Promise<void> {
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
        en: 'Only drafts that were never published can be deleted. Archive this announcement instead.',
        ja: '削除できるのは未公開の下書きのみです。アーカイブしてください。',
      })
    const { status } = item
    await item.log({ action: 'delete', before: { status }, after: { status } })
    await tx.db.delete(newsReads).where(eq(newsReads.newsId, id))
    await tx.db.delete(news).where(eq(news.id, id))
  })
}
