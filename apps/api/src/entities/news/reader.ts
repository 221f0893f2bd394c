import type { components } from '@officina/openapi/schema'
import { type AccountCtx, inTransaction } from '../../context.ts'
import { news, newsReads } from '../../db/schema/platform.ts'
import { alias, type SQL, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { conflict, notFound } from '../errors.ts'
import { selectList } from '../read/columns.ts'
import { defineList } from '../read/list.ts'
import { newsOf } from './audience.ts'

type Schemas = components['schemas']
const n = alias(news, 'n')
const r = alias(newsReads, 'r')

/** For the signed-in doctor or patient: pinned first, then the newest. */
const parts = {
  table: n,
  from: (ctx: AccountCtx) => sql`${newsOf(ctx).from} left join news_reads r
    on r.news_id = n.id and r.version = n.version and r.account_id = ${ctx.actor.accountId}`,
  where: (ctx: AccountCtx) => newsOf(ctx).where,
  columns: {
    published_at: n.publishAt,
    read_at: r.readAt,
    acknowledged_at: r.acknowledgedAt,
    dismissed_at: r.dismissedAt,
  },
  filters: {
    unread: (wanted: boolean) => sql`(r.read_at is null) = ${wanted}`,
    dismissed: (wanted: boolean) => sql`(r.dismissed_at is not null) = ${wanted}`,
  },
  order: () => sql`n.pinned desc, n.publish_at desc, n.id desc`,
}
export const doctorNews = defineList('doctorListNews', parts)
export const patientNews = defineList('patientListNews', parts)

/** One of them with its text. */
export async function getOwnNews(ctx: AccountCtx, id: string): Promise<Schemas['NewsMessage']> {
  const { rows } = await ctx.db.execute<Schemas['NewsMessage']>(
    sql`select ${selectList(doctorNews.columns(ctx))}, n.body_html from ${reading(ctx)} and n.id = ${id}`,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** How many are unread. */
export async function countUnreadNews(ctx: AccountCtx): Promise<number> {
  const found = await ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${reading(ctx)} and r.read_at is null`,
  )
  return found.rows[0]?.n ?? 0
}

/** Those that wait for an acknowledgement, the newest first. */
export async function listToAcknowledge(ctx: AccountCtx): Promise<Schemas['NewsItem'][]> {
  const { rows } = await ctx.db.execute<Schemas['NewsItem']>(
    sql`select ${selectList(doctorNews.columns(ctx))} from ${reading(ctx)} and n.requires_ack and r.acknowledged_at is null
      order by n.publish_at desc limit 10`,
  )
  return rows
}

export const readNews = (ctx: AccountCtx, id: string) => mark(ctx, id, 'read')

/** Confirms that the message was understood; kept with its time. */
export const acknowledgeNews = (ctx: AccountCtx, id: string) => mark(ctx, id, 'acknowledged')

/** Takes a message off the card of the first page. What has to be acknowledged stays until it is. */
export const dismissNews = (ctx: AccountCtx, id: string) => mark(ctx, id, 'dismissed')

export async function readAllNews(ctx: AccountCtx): Promise<void> {
  const { rows } = await ctx.db.execute<{ id: string; version: number }>(
    sql`select n.id, n.version from ${reading(ctx)} and r.read_at is null limit 1000`,
  )
  await inTransaction(ctx, async (tx) => {
    for (const item of rows) await write(tx, item, 'read')
  })
}

type Mark = 'read' | 'acknowledged' | 'dismissed'
type Found = { id: string; version: number; requires_ack: boolean; acknowledged: boolean }

async function mark(ctx: AccountCtx, id: string, as: Mark): Promise<Schemas['NewsMessage']> {
  const { rows } = await ctx.db.execute<Found>(
    sql`select n.id, n.version, n.requires_ack, r.acknowledged_at is not null as acknowledged
      from ${reading(ctx)} and n.id = ${id}`,
  )
  const [item] = rows
  if (!item) throw notFound()
  if (as === 'acknowledged' && !item.requires_ack) throw nothingToAcknowledge()
  if (as === 'dismissed' && item.requires_ack && !item.acknowledged) throw acknowledgeFirst()
  await inTransaction(ctx, async (tx) => {
    await write(tx, item, as)
    if (as !== 'acknowledged' || item.acknowledged) return
    await audit(tx, {
      action: 'news.acknowledge',
      objectId: id,
      doctorId: tx.actor.role === 'doctor' ? tx.actor.id : tx.actor.doctorId,
      patientId: tx.actor.role === 'patient' ? tx.actor.id : null,
      after: { version: item.version },
    })
  })
  return getOwnNews(ctx, id)
}

/** The first time counts; whoever acknowledges or dismisses has read. */
async function write(ctx: AccountCtx, item: { id: string; version: number }, as: Mark) {
  const now = ctx.clock.now()
  const first = (column: SQL) => sql`coalesce(news_reads.${column}, excluded.${column})`
  await ctx.db
    .insert(newsReads)
    .values({
      id: newId(),
      newsId: item.id,
      version: item.version,
      accountId: ctx.actor.accountId,
      deliveredAt: now,
      readAt: now,
      ...(as === 'acknowledged' ? { acknowledgedAt: now } : {}),
      ...(as === 'dismissed' ? { dismissedAt: now } : {}),
    })
    .onConflictDoUpdate({
      target: [newsReads.newsId, newsReads.version, newsReads.accountId],
      set: {
        deliveredAt: first(sql.raw('delivered_at')),
        readAt: first(sql.raw('read_at')),
        acknowledgedAt: first(sql.raw('acknowledged_at')),
        dismissedAt: first(sql.raw('dismissed_at')),
      },
    })
}

/** The person's news `n` with what the person has done with them, `r`; ends in a condition. */
const reading = (ctx: AccountCtx) => sql`${parts.from(ctx)} where ${parts.where(ctx)}`

const nothingToAcknowledge = () =>
  conflict('NOTHING_TO_ACKNOWLEDGE', {
    en: 'This announcement does not need confirmation.',
    ja: 'このお知らせに確認は必要ありません。',
  })
const acknowledgeFirst = () =>
  conflict('ACKNOWLEDGE_FIRST', {
    en: 'Confirm that you have read the announcement first.',
    ja: '先に内容をご確認ください。',
  })
