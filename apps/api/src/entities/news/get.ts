import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { news } from '../../db/schema/platform.ts'
import { eq } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import type { News } from './entity.ts'
import { newsList } from './list.ts'
import { newsMachine } from './machine.ts'

type Detail = components['schemas']['NewsDetail']

/** News with their text, whom they are for, and what this administrator may do with them now. */
export async function getNews(ctx: AdminCtx, id: string): Promise<Detail> {
  const row = await newsList.one(ctx, id)
  const [item] = await ctx.db.select().from(news).where(eq(news.id, id))
  if (!row || !item) throw notFound()
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
