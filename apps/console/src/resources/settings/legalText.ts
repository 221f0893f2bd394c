import type { components } from '@officina/openapi/schema'

/** A legal document as its editors see it. */
export type LegalText = components['schemas']['AdminLegalText']

/** What is written of it, and the revision that it was written into. */
export type LegalValues = components['schemas']['LegalDraftSave']

export const valuesOf = (text: LegalText): LegalValues => ({
  body_en: text.body_en,
  body_ja: text.body_ja,
  changes_en: text.changes_en,
  changes_ja: text.changes_ja,
  revision: text.revision,
})
