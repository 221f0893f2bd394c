import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { admins } from '../../db/schema/account.ts'
import { news } from '../../db/schema/platform.ts'
import { eq, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { reads } from '../list.ts'
import { allowedFrom } from '../machine.ts'
import { defineList } from '../read/list.ts'
import { shownVersion } from './audience.ts'
import { type News, newsMachine } from './entity.ts'

type Detail = components['schemas']['NewsDetail']

/** News with their text, whom they are for, and what this administrator may do with them now. */
export async function getNews(ctx: AdminCtx, id: string): Promise<Detail> {
  const row = await newsList.one(ctx, id)
  const [item] = await ctx.db.select().from(news).where(eq(news.id, id))
  if (!item) throw notFound()
  const rule = item.audienceRule
  return {
    ...row,
    body_markdown: item.bodyMarkdown,
    body_html: item.bodyHtml,
    channels: item.channels as Detail['channels'],
    specialities: (rule.specialities ?? []) as Detail['specialities'],
    doctor_ids: rule.doctor_ids ?? [],
    patients_of: rule.patients_of ?? [],
    product_ids: rule.product_ids ?? [],
    lots: rule.lots ?? [],
    actions: actionsOf(ctx, item),
  }
}

/** The row itself, for verbs that begin with a whole copy. */
export async function loadNews(ctx: AdminCtx, id: string): Promise<News> {
  const [item] = await ctx.db.select().from(news).where(eq(news.id, id))
  if (!item) throw notFound()
  return item
}

function actionsOf(ctx: AdminCtx, { status, version }: News): Detail['actions'] {
  if (!ctx.actor.permissions.includes('news.publish')) return []
  const leads = allowedFrom(newsMachine, status, 'admin')
  const open: [Detail['actions'][number], boolean][] = [
    ['publish', leads.includes('published')],
    ['schedule', leads.includes('scheduled')],
    ['edit', ['draft', 'scheduled', 'published'].includes(status)],
    ['republish', status === 'published'],
    ['unschedule', status === 'scheduled'],
    ['unpublish', status === 'published'],
    ['test_mail', status !== 'archived'],
    ['duplicate', true],
    ['archive', leads.includes('archived')],
    ['delete', status === 'draft' && version === 1],
  ]
  return open.filter(([, allowed]) => allowed).map(([action]) => action)
}

/** News of every state, drafts first. Readers are those of the version that is out, or was before it was taken back. */
export const newsList = defineList('adminListNews', {
  table: news,
  joins: sql`left join ${admins} on ${admins.id} = ${news.authorId}`,
  pageJoins: sql`${shownVersion('news')} left join lateral (
    select count(delivered_at)::int as sent, count(read_at)::int as read,
      count(acknowledged_at)::int as acknowledged
    from news_reads where news_id = ${news.id} and version = shown.version) stats on true`,
  columns: {
    author_name: sql`nullif(${admins.name}, '')`,
    sent_count: sql`stats.sent`,
    read_count: sql`stats.read`,
    acknowledged_count: sql`stats.acknowledged`,
    read_rate: sql`case when stats.sent > 0
      then least(100, round(stats.read * 100.0 / stats.sent))::int * 100 end`,
  },
  filters: {
    q: (q) => reads(sql`${news.title} || ' ' || ${news.excerpt}`, q),
  },
  order: ['publish_at', 'DESC'],
})
