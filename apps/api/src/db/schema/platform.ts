import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  uniqueIndex,
  uuid,
} from '../sql.ts'
import { at, bounds, id, idOf, newest, revision, stamps } from './columns.ts'
import { clinical, internal, kept, personal, technical } from './dataClass.ts'

/**
 * Append-only (triggers refuse UPDATE and DELETE for everybody). Never holds secrets or health data. A
 * partition for each month (schema `audit_months`); a new column also goes into `contentOf` of the chain.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).notNull(),
    at: at('at').notNull(),
    actorRole: technical.text('actor_role').notNull(),
    actorId: uuid('actor_id'),
    onBehalfOf: uuid('on_behalf_of'),
    action: technical.text('action').notNull(),
    objectType: technical.text('object_type').notNull(),
    objectId: uuid('object_id'),
    doctorId: uuid('doctor_id'),
    patientId: uuid('patient_id'),
    before: kept(personal.jsonb('before')).$type<Record<string, unknown> | null>(),
    after: kept(personal.jsonb('after')).$type<Record<string, unknown> | null>(),
    reason: kept(personal.text('reason')),
    ip: kept(personal.text('ip')),
    userAgent: kept(personal.text('user_agent')),
    requestId: technical.text('request_id'),
    /** Beginning of the session's hash: which reads belong together. */
    session: technical.text('session'),
  },
  (t) => [
    primaryKey({ columns: [t.id, t.at] }),
    index('audit_object').on(t.objectType, t.objectId, newest(t.at)),
    index('audit_actor').on(t.actorId, newest(t.at)),
    index('audit_patient').on(t.patientId, newest(t.at)),
    index('audit_at').on(newest(t.at), newest(t.id)),
  ],
)

/**
 * Outbox and log of every mail. `html`/`text` are emptied once a real SMTP server has taken the mail, or it is given up;
 * until then it is `queued`, however often the server was away.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    template: technical.text('template').notNull(),
    locale: technical.text('locale', { enum: ['en', 'ja'] }).notNull(),
    recipient: personal.text('recipient').notNull(),
    accountId: uuid('account_id'),
    doctorId: uuid('doctor_id'),
    patientId: uuid('patient_id'),
    subject: personal.text('subject').notNull(),
    html: internal(personal.text('html')).notNull(),
    text: internal(personal.text('text')).notNull(),
    status: technical.text('status', { enum: ['queued', 'sent', 'failed', 'bounced'] }).notNull(),
    /** How often a mail server has taken it, or may have. */
    attempts: integer('attempts').notNull().default(0),
    lastError: internal(personal.text('last_error')),
    dedupeKey: technical.text('dedupe_key').unique(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
  },
  (t) => [
    index('mails_created').on(newest(t.createdAt), newest(t.id)),
    index('mails_patient').on(t.patientId, newest(t.createdAt)),
    index('mails_doctor').on(t.doctorId, newest(t.createdAt)),
    index('mails_status').on(t.status),
  ],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    key: technical.text('key').notNull(),
    operation: technical.text('operation').notNull(),
    bodyHash: technical.text('body_hash').notNull(),
    status: integer('status'),
    response: internal(clinical.jsonb('response')).$type<unknown>(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('idempotency_once').on(t.accountId, t.key),
    index('idempotency_expiry').on(t.expiresAt),
  ],
)

/** Events of the shop, once each; the payload is deleted once it is processed. */
export const shopEvents = pgTable(
  'shop_events',
  {
    id: technical.text('id').primaryKey(),
    topic: technical.text('topic').notNull(),
    /** The shop's id of the order or product it is about. */
    subject: technical.text('subject').notNull(),
    payload: kept(personal.jsonb('payload')).$type<unknown>(),
    error: technical.text('error'),
    receivedAt: at('received_at').notNull(),
    doneAt: at('done_at'),
  },
  (t) => [index('shop_events_open').on(t.subject, t.receivedAt).where(sql`${t.doneAt} is null`)],
)

/** Settings that administrators change at run time, and small platform facts (development clock). */
export const settings = pgTable('settings', {
  key: technical.text('key').primaryKey(),
  value: technical.jsonb('value').$type<unknown>().notNull(),
  /** Who changed it last; null: the installation. */
  changedBy: uuid('changed_by'),
  revision: revision(),
  updatedAt: at('updated_at').notNull(),
})

/** From when on which default rate of the commission counts; empty while it has never been changed. */
export const defaultRates = pgTable(
  'default_rates',
  {
    since: at('since').primaryKey(),
    rateBp: integer('rate_bp').notNull(),
  },
  (t) => [bounds('default_rates', { rate: [t.rateBp] })],
)

/** Specialities of doctors, doctors, doctors whose patients, products whose buyers, lots whose receivers. */
export type AudienceRule = {
  specialities?: string[]
  doctor_ids?: string[]
  patients_of?: string[]
  product_ids?: string[]
  lots?: string[]
}

export const news = pgTable(
  'news',
  {
    id: id(),
    title: technical.text('title').notNull(),
    excerpt: technical.text('excerpt').notNull().default(''),
    bodyMarkdown: technical.text('body_markdown').notNull(),
    bodyHtml: technical.text('body_html').notNull(),
    category: technical
      .text('category', {
        enum: ['notice', 'product', 'campaign', 'maintenance', 'recall'],
      })
      .notNull(),
    audience: technical.text('audience', { enum: ['doctors', 'patients', 'both'] }).notNull(),
    /** What narrows the audience; an empty or missing list narrows nothing. */
    audienceRule: technical.jsonb('audience_rule').$type<AudienceRule>().notNull().default({}),
    channels: technical.text('channels').array().notNull(),
    status: technical
      .text('status', {
        enum: ['draft', 'scheduled', 'published', 'expired', 'archived'],
      })
      .notNull(),
    publishAt: at('publish_at'),
    expiresAt: at('expires_at'),
    pinned: boolean('pinned').notNull().default(false),
    requiresAck: boolean('requires_ack').notNull().default(false),
    version: integer('version').notNull().default(1),
    authorId: uuid('author_id'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [index('news_status').on(t.status, newest(t.publishAt))],
)

export const newsReads = pgTable(
  'news_reads',
  {
    id: id(),
    newsId: idOf('news_id', () => news.id),
    version: integer('version').notNull(),
    accountId: uuid('account_id').notNull(),
    deliveredAt: at('delivered_at'),
    readAt: at('read_at'),
    acknowledgedAt: at('acknowledged_at'),
    emailedAt: at('emailed_at'),
    /** Taken off the card of the first page; it stays in the list. */
    dismissedAt: at('dismissed_at'),
  },
  (t) => [
    uniqueIndex('news_reads_once').on(t.newsId, t.version, t.accountId),
    index('news_reads_account').on(t.accountId),
  ],
)

/** What a doctor's daily digest has already named. A product that recovers is forgotten. */
export const digestItems = pgTable(
  'digest_items',
  {
    doctorId: uuid('doctor_id').notNull(),
    kind: technical.text('kind', { enum: ['not_ordered', 'at_risk'] }).notNull(),
    objectId: uuid('object_id').notNull(),
    toldAt: at('told_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.doctorId, t.kind, t.objectId] })],
)

/**
 * One row: programs that know fewer migrations than `compatibleFrom` must not run on this database. A migration
 * that takes away what older programs use raises it to its own number; one that only adds leaves it.
 */
export const schemaCompatibility = pgTable(
  'schema_compatibility',
  {
    oneRow: boolean('one_row').primaryKey().default(true),
    compatibleFrom: integer('compatible_from').notNull(),
  },
  (t) => [
    check('schema_compatibility_one_row', sql`${t.oneRow}`),
    bounds('schema_compatibility', { zero: [t.compatibleFrom] }),
  ],
)
