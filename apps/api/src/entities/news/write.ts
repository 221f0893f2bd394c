import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { type AudienceRule, news } from '../../db/schema/platform.ts'
import { products } from '../../db/schema/product.ts'
import { shipmentLines } from '../../db/schema/shipment.ts'
import { inArray, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { conflict, invalid, invalidFields, type Texts } from '../errors.ts'
import { lotKey, lotPatterns } from '../stock/lots.ts'
import { type News, newsItem } from './entity.ts'
import { excerptOf, renderMarkdown } from './markdown.ts'
import { assertPictures } from './pictures.ts'

type Input = components['schemas']['NewsInput']
type Changes = components['schemas']['NewsUpdate']
type Columns = Omit<Partial<typeof news.$inferInsert>, 'id' | 'status' | 'revision' | 'updatedAt'>

/** A new draft. */
export function createNews(ctx: AdminCtx, input: Input): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const id = newId()
    const now = tx.clock.now()
    const row = {
      id,
      title: input.title,
      bodyMarkdown: input.body_markdown,
      bodyHtml: renderMarkdown(input.body_markdown),
      category: input.category,
      audience: input.audience,
      channels: input.channels,
      status: 'draft' as const,
      authorId: tx.actor.id,
      createdAt: now,
      updatedAt: now,
      ...(await columnsOf(tx, input)),
      excerpt: input.excerpt || excerptOf(input.body_markdown),
    }
    if (row.expiresAt && row.expiresAt <= now) throw tooEarly()
    assertAnswerable(row)
    const [made] = await tx.db.insert(news).values(row).returning()
    if (made) await noteNew(tx, made, 'create')
    return id
  })
}

/**
 * Changes what is given. What is published keeps its readers, and what is scheduled those that were confirmed: only its
 * words, end and pin can be changed.
 */
export function updateNews(ctx: AdminCtx, id: string, input: Changes): Promise<void> {
  const { revision, ...fields } = input
  return inTransaction(ctx, async (tx) => {
    const item = await newsItem.lock(tx, id, revision)
    if (item.status === 'expired' || item.status === 'archived') throw closed()
    const columns = await columnsOf(tx, fields, item)
    const changed = Object.keys(fields).filter((name) => isChanged(item, columns, name))
    if (item.status !== 'draft') assertSmall(changed, item.status)
    const now = tx.clock.now()
    const from = item.publishAt && item.publishAt > now ? item.publishAt : now
    if (columns.expiresAt && columns.expiresAt <= from) throw tooEarly()
    assertAnswerable({ ...item, ...columns })
    await item.save(columns, { action: 'update', after: { fields: changed } })
  })
}

/** A draft with the same words for the same people. */
export function duplicateNews(ctx: AdminCtx, item: News): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const id = newId()
    const now = tx.clock.now()
    const { publishAt: _, expiresAt: __, ...kept } = item
    const values = {
      ...kept,
      id,
      title: [...item.title].slice(0, 120).join(''),
      status: 'draft' as const,
      version: 1,
      revision: 1,
      authorId: tx.actor.id,
      createdAt: now,
      updatedAt: now,
    }
    const [made] = await tx.db.insert(news).values(values).returning()
    if (made) await noteNew(tx, made, 'duplicate')
    return id
  })
}

const noteNew = (tx: TxCtx, made: News, action: 'create' | 'duplicate') =>
  newsItem.inserted(tx, made).log({ action, after: { status: made.status } })

const rules = ['specialities', 'doctor_ids', 'patients_of', 'product_ids', 'lots'] as const

async function columnsOf(ctx: AdminCtx, input: Partial<Input>, item?: News): Promise<Columns> {
  const given = rules.filter((rule) => input[rule] !== undefined)
  const known = await assertKnown(ctx, input)
  if (input.body_markdown !== undefined) await assertPictures(ctx, input.body_markdown)
  const body = input.body_markdown
  // an excerpt that was never written by hand follows the text
  const isOwn = item && item.excerpt !== excerptOf(item.bodyMarkdown)
  const excerpt = input.excerpt === undefined && isOwn ? item.excerpt : input.excerpt
  const text = body ?? item?.bodyMarkdown ?? ''
  const rule: AudienceRule = {
    ...item?.audienceRule,
    ...Object.fromEntries(given.map((name) => [name, [...new Set(known[name])]])),
  }
  return {
    ...(input.title === undefined ? {} : { title: input.title }),
    ...(body === undefined ? {} : { bodyMarkdown: body, bodyHtml: renderMarkdown(body) }),
    ...(body === undefined && input.excerpt === undefined
      ? {}
      : { excerpt: excerpt || excerptOf(text) }),
    ...(input.category === undefined ? {} : { category: input.category }),
    ...(input.audience === undefined ? {} : { audience: input.audience }),
    ...(given.length > 0 ? { audienceRule: rule } : {}),
    ...(input.channels === undefined ? {} : { channels: [...new Set(input.channels)] }),
    ...(input.expires_at === undefined
      ? {}
      : { expiresAt: input.expires_at ? new Date(input.expires_at) : null }),
    ...(input.pinned === undefined ? {} : { pinned: input.pinned }),
    ...(input.requires_ack === undefined ? {} : { requiresAck: input.requires_ack }),
  }
}

/** The same with lots as parcels name them. 422 at each list of which something is not known. */
async function assertKnown(ctx: AdminCtx, input: Partial<Input>): Promise<Partial<Input>> {
  const faults: Record<string, Texts> = {}
  for (const name of ['doctor_ids', 'patients_of', 'product_ids'] as const) {
    const ids = [...new Set(input[name])]
    if (ids.length === 0) continue
    const known =
      name === 'product_ids'
        ? await ctx.db.$count(products, inArray(products.id, ids))
        : await ctx.db.$count(doctors, inArray(doctors.id, ids))
    if (known < ids.length) faults[name] = unknown
  }
  const lots = await recordedLots(ctx, input.lots ?? [])
  if (!lots) faults.lots = unknownLot
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  return input.lots && lots ? { ...input, lots } : input
}

/** The lots under each name that a parcel has for them; undefined for one that was mistyped and would reach nobody. */
async function recordedLots(ctx: AdminCtx, lots: string[]): Promise<string[] | undefined> {
  if (lots.length === 0) return []
  const found = await ctx.db
    .selectDistinct({ lot: sql<string>`${shipmentLines.lot}` })
    .from(shipmentLines)
    .where(
      sql`normalize(${shipmentLines.lot}, NFKC) ilike any(${sql.param(lotPatterns(lots))}::text[])`,
    )
  const names = lots.map((name) =>
    found.map(({ lot }) => lot).filter((lot) => lotKey(lot) === lotKey(name)),
  )
  return names.every((same) => same.length > 0) ? names.flat() : undefined
}

/** A message that is to be acknowledged has to be where one can do so. */
function assertAnswerable(item: { requiresAck?: boolean; channels: string[] }): void {
  if (item.requiresAck && !item.channels.includes('in_app'))
    throw invalid('channels', 'ACK_NEEDS_IN_APP', {
      en: 'Announcements that require confirmation must also be shown in the app.',
      ja: '確認が必要なお知らせは、アプリ内にも表示してください。',
    })
}

const smallChanges = ['title', 'body_markdown', 'excerpt', 'expires_at', 'pinned']

function assertSmall(changed: string[], status: 'scheduled' | 'published'): void {
  const faults = changed.filter((name) => !smallChanges.includes(name))
  if (faults.length > 0)
    throw invalidFields(
      Object.fromEntries(faults.map((name) => [name, fixed[status]])),
      status === 'published' ? 'NEWS_PUBLISHED' : 'NEWS_SCHEDULED',
    )
}

function isChanged(item: News, columns: Columns, name: string): boolean {
  if ((rules as readonly string[]).includes(name)) {
    const rule = name as keyof AudienceRule
    return (
      JSON.stringify(item.audienceRule[rule] ?? []) !==
      JSON.stringify(columns.audienceRule?.[rule] ?? [])
    )
  }
  const key = name.replace(/_([a-z])/g, (_, letter: string) =>
    letter.toUpperCase(),
  ) as keyof Columns
  return JSON.stringify(item[key]) !== JSON.stringify(columns[key])
}

const unknown: Texts = {
  en: 'One of these no longer exists. Choose again.',
  ja: '存在しない項目が含まれています。選び直してください。',
}
const unknownLot: Texts = {
  en: 'No parcel contained one of these lots. Enter them as recorded on the parcel.',
  ja: 'このロット番号の出荷記録がありません。荷物の記録どおりに入力してください。',
}
const fixed: Record<'scheduled' | 'published', Texts> = {
  scheduled: {
    en: 'This cannot be changed while the announcement is scheduled. Move it to draft first.',
    ja: '公開の予約中は変更できません。先に下書きに戻してください。',
  },
  published: {
    en: 'This cannot be changed while the announcement is published. Unpublish it first.',
    ja: '公開中は変更できません。先に公開を取り下げてください。',
  },
}
const closed = () =>
  conflict('NEWS_CLOSED', {
    en: 'An expired announcement cannot be edited. Duplicate it instead.',
    ja: '終了したお知らせは変更できません。複製してご利用ください。',
  })
export const tooEarly = () =>
  invalid('expires_at', 'EXPIRES_TOO_EARLY', {
    en: 'The end must be in the future and after publication.',
    ja: '掲載終了は、公開日時より後の未来の日時にしてください。',
  })
