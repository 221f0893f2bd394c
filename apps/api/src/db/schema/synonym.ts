import { pgTable, sql, uniqueIndex } from '../sql.ts'
import { id, revision, stamps } from './columns.ts'
import { technical } from './dataClass.ts'

/** Words that a product search takes for each other: `name` and each of `words`. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: id(),
    name: technical.text('name').notNull(),
    words: technical.text('words').array().notNull().default(sql`'{}'::text[]`),
    note: technical.text('note'),
    /** All of them as a search compares them. */
    terms: technical
      .text('terms')
      .array()
      .notNull()
      .generatedAlwaysAs(sql`search_terms(name, words)`),
    revision: revision(),
    ...stamps(),
  },
  (t) => [uniqueIndex('synonyms_name').on(sql`fold_text(${t.name})`)],
)
