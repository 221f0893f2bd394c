import type { components } from '@officina/openapi/schema'
import { type AccountCtx, inTransaction } from '../../context.ts'
import { newsReads } from '../../db/schema/platform.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { conflict, notFound } from '../errors.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { isoOf } from '../wire.ts'
import { newsOf } from './audience.ts'

type Schemas = components['schemas']
type Filter = { category?: string[]; unread?: boolean; dismissed?: boolean; id?: string[] }

/** News for the signed-in doctor or patient: pinned first, then the newest. */
export async function listOwnNews(ctx: AccountCtx, query: ListQuery<Filter>) {
  const from = sql`${reading(ctx)} and ${conditions(query.filter ?? {})}`
  const { offset, limit } = windowOf(query)
  const { rows } = await ctx.db.execute<Schemas['NewsItem']>(
    sql`select ${summary} from ${from} order by n.pinned desc, n.publish_at desc, n.id desc
      limit ${limit} offset ${offset}`,
  )
  return { rows, offset, ...(await countOf(ctx, from)) }
}

/** One of them with its text. */
export async function getOwnNews(ctx: AccountCtx, id: string): Promise<Schemas['NewsMessage']> {
  const { rows } = await ctx.db.execute<Schemas['NewsMessage']>(
    sql`select ${summary}, n.body_html from ${reading(ctx)} and n.id = ${id}`,
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
    sql`select ${summary} from ${reading(ctx)} and n.requires_ack and r.acknowledged_at is null
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
      objectType: 'news',
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
function reading(ctx: AccountCtx): SQL {
  const { from, where } = newsOf(ctx)
  return sql`${from} left join news_reads r on r.news_id = n.id and r.version = n.version
    and r.account_id = ${ctx.actor.accountId} where ${where}`
}

const summary = sql`n.id, n.title, n.excerpt, n.category, n.pinned, n.requires_ack,
  ${isoOf(sql`n.publish_at`)} as published_at, ${isoOf(sql`r.read_at`)} as read_at,
  ${isoOf(sql`r.acknowledged_at`)} as acknowledged_at, ${isoOf(sql`r.dismissed_at`)} as dismissed_at`

function conditions(filter: Filter): SQL {
  const parts = [sql`true`]
  if (filter.id) parts.push(sql`n.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.category) parts.push(sql`n.category = any(${sql.param(filter.category)}::text[])`)
  if (filter.unread !== undefined)
    parts.push(filter.unread ? sql`r.read_at is null` : sql`r.read_at is not null`)
  if (filter.dismissed !== undefined)
    parts.push(filter.dismissed ? sql`r.dismissed_at is not null` : sql`r.dismissed_at is null`)
  return sql.join(parts, sql` and `)
}

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
