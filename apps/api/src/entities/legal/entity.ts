import { legalTexts } from '../../db/schema/legal.ts'
import { isNull } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'

/** A draft; what is published is never changed. */
export const legalDraft = defineEntity({
  lock: 'record',
  kind: 'legal_text',
  table: legalTexts,
  only: isNull(legalTexts.version),
})
