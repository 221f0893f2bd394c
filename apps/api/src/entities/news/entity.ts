import { news } from '../../db/schema/platform.ts'
import { defineEntity } from '../entity.ts'
import { type Machine, transitionsOf } from '../machine.ts'

type NewsStatus = typeof news.$inferSelect.status

/** News are written, shown from a moment on, and end by themselves or by hand. */
export const newsMachine: Machine<NewsStatus> = {
  entity: 'news item',
  states: ['draft', 'scheduled', 'published', 'expired', 'archived'],
  transitions: transitionsOf(
    { name: 'create', from: null, to: 'draft', who: ['admin'] },
    { name: 'schedule', from: 'draft', to: 'scheduled', who: ['admin'] },
    { name: 'unschedule', from: 'scheduled', to: 'draft', who: ['admin'] },
    { name: 'publish', from: 'draft', to: 'published', who: ['admin'] },
    { name: 'publish', from: 'scheduled', to: 'published', who: ['admin', 'system'] },
    { name: 'unpublish', from: 'published', to: 'draft', who: ['admin'] },
    { name: 'expire', from: 'published', to: 'expired', who: ['system'] },
    { name: 'archive', from: ['draft', 'published', 'expired'], to: 'archived', who: ['admin'] },
  ),
}

export const newsItem = defineEntity({
  lock: 'news',
  kind: 'news',
  table: news,
  states: { status: newsMachine },
})

export type News = Awaited<ReturnType<typeof newsItem.get>>
export type LockedNews = Awaited<ReturnType<typeof newsItem.lock>>
