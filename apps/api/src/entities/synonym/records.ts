import { synonyms } from '../../db/schema/synonym.ts'
import { sql } from '../../db/sql.ts'
import { reads } from '../list.ts'
import { defineList } from '../read/list.ts'
import { defineRecord } from '../read/record.ts'

export const synonymList = defineList('adminListSynonyms', {
  table: synonyms,
  filters: { q: (q) => reads(sql`joined_words(${synonyms.terms})`, q) },
  order: ['name', 'ASC'],
})

export const synonymRecord = defineRecord('synonym', {
  table: synonyms,
  list: synonymList,
  create: 'adminCreateSynonym',
  update: 'adminUpdateSynonym',
})
