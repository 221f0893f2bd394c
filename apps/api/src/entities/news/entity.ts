import { news } from '../../db/schema/platform.ts'
import { defineEntity } from '../entity.ts'
import { newsMachine } from './machine.ts'

export const newsItem = defineEntity({
  lock: 'news',
  kind: 'news',
  table: news,
  states: { status: newsMachine },
})

export type News = Awaited<ReturnType<typeof newsItem.get>>
export type LockedNews = Awaited<ReturnType<typeof newsItem.lock>>
