import { type Placeholder, type SQL, sql } from '../../db/sql.ts'
import { visibleToDoctor } from './visible.ts'

export type CatalogReader = {
  patientId: string
  doctorId: string
  tags: readonly string[]
  access: 'open' | 'closed' | 'recipes_only'
}
/** Of a reader, of a statement that is prepared before one asks, or of the rows of one. */
type Asked = {
  [K in keyof CatalogReader]: CatalogReader[K] | (K extends 'access' ? never : Placeholder | SQL)
}

/**
 * Condition on `catalogs c`: the doctor's own catalogs that are shown to this patient and, with open
 * access, those of the platform that patients see; with recipes_only none.
 */
export function visibleToPatient({ patientId, doctorId, tags, access }: Asked): SQL {
  if (access === 'recipes_only') return sql`false`
  const isShown = sql`(
    c.visibility = 'all_my_patients'
    or (c.visibility = 'selected' and (
      c.selected->'patients' @> to_jsonb(${patientId}::text)
      or c.selected->'tags' ?| ${Array.isArray(tags) ? sql.param(tags) : tags}::text[])))`
  const platform =
    access === 'open' ? sql`(c.kind = 'platform' and c.visibility <> 'hidden') or` : sql``
  return sql`(${visibleToDoctor(doctorId)} and (${platform} (c.owner_doctor_id = ${doctorId} and ${isShown})))`
}

/** Condition on `products p`: in a catalog the patient sees. */
export const inVisibleCatalog = (reader: Asked): SQL => sql`exists (
  select 1 from catalog_items item join catalogs c on c.id = item.catalog_id
  where item.product_id = p.id and ${visibleToPatient(reader)})`
