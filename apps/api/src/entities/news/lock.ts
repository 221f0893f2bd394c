import type { AdminCtx, Ctx } from '../../context.ts'
import { news } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import type { ActionOf } from '../auditActions.ts'
import { notFound, revisionConflict } from '../errors.ts'
import { lastChangedBy } from '../lastChangedBy.ts'
import { assertTransition } from '../machine.ts'
import { type NewsStatus, newsMachine } from './machine.ts'

export type News = typeof news.$inferSelect

/** News locked until the transaction ends, at the revision the administrator has read. */
export async function lockNews(ctx: AdminCtx, id: string, revision: number): Promise<News> {
  const [item] = await ctx.db.select().from(news).where(eq(news.id, id)).for('update')
  if (!item) throw notFound()
  if (item.revision !== revision)
    throw revisionConflict(await lastChangedBy(ctx, 'news', id), item.updatedAt)
  return item
}

/** Writes columns and raises the revision. */
export async function saveNews(
  ctx: Ctx,
  item: News,
  changes: Partial<typeof news.$inferInsert>,
): Promise<News> {
  const [saved] = await ctx.db
    .update(news)
    .set({ ...changes, revision: item.revision + 1, updatedAt: ctx.clock.now() })
    .where(eq(news.id, item.id))
    .returning()
  if (!saved) throw notFound()
  return saved
}

/** Takes locked news to another state, with columns and audit row. */
export async function moveNews(
  ctx: Ctx,
  item: News,
  to: NewsStatus,
  action: ActionOf<'news'>,
  changes: Partial<typeof news.$inferInsert> = {},
): Promise<News> {
  assertTransition(newsMachine, item.status, to, ctx.actor.role)
  const saved = await saveNews(ctx, item, { ...changes, status: to })
  await auditNews(ctx, action, saved, item)
  return saved
}

export const auditNews = (
  ctx: Ctx,
  action: ActionOf<'news'>,
  item: News,
  before?: News,
): Promise<void> =>
  audit(ctx, {
    action: `news.${action}`,
    objectType: 'news',
    objectId: item.id,
    before: before ? { status: before.status } : null,
    after: {
      status: item.status,
      ...(item.version !== (before ?? item).version ? { version: item.version } : {}),
    },
  })
