import { boolean, pgTable, sql, uniqueIndex, uuid } from '../sql.ts'
import { at, id, revision, stamps } from './columns.ts'
import { technical } from './dataClass.ts'

/**
 * Texts of the legal documents that the installation has written itself: at most one draft of each document, and the
 * versions that were published, which are never changed.
 */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: id(),
    document: technical
      .text('document', {
        enum: [
          'terms-of-service',
          'terms-of-service-doctors',
          'privacy-policy',
          'returns-policy',
          'commerce-notice',
        ],
      })
      .notNull(),
    /** The day from which it applies; null: a draft. */
    version: technical.date('version', { mode: 'string' }),
    bodyEn: technical.text('body_en').notNull(),
    bodyJa: technical.text('body_ja').notNull(),
    /** What differs from the version before, a sentence a line. */
    changesEn: technical.text('changes_en').notNull(),
    changesJa: technical.text('changes_ja').notNull(),
    asksAcceptance: boolean('asks_acceptance').notNull().default(false),
    publishedAt: at('published_at'),
    publishedBy: uuid('published_by'),
    updatedBy: uuid('updated_by'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    uniqueIndex('legal_texts_version').on(t.document, t.version),
    uniqueIndex('legal_texts_draft').on(t.document).where(sql`${t.version} is null`),
  ],
)
