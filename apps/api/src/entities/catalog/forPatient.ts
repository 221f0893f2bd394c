import { type SQL, sql } from '../../db/sql.ts'
import { visibleToDoctor } from './visible.ts'

export type CatalogReader = {
  patientId: string
  doctorId: string
  tags: readonly string[]
  access: 'open' | 'closed' | 'recipes_only'
}

/**
 * Condition on `catalogs c`: the doctor's own catalogs that are shown to this patient and, with open
 * access, those of the platform that patients see; with recipes_only none.
 */
export function visibleToPatient(reader: CatalogReader): SQL {
  if (reader.access === 'recipes_only') return sql`false`
  const isShown = sql`(
    c.visibility = 'all_my_patients'
    or (c.visibility = 'selected' and (
      c.selected->'patients' @> to_jsonb(${reader.patientId}::text)
      or c.selected->'tags' ?| ${sql.param([...reader.tags])}::text[])))`
  const platform =
    reader.access === 'open' ? sql`(c.kind = 'platform' and c.visibility <> 'hidden') or` : sql``
  return sql`(${visibleToDoctor(reader.doctorId)} and (${platform} (c.owner_doctor_id = ${reader.doctorId} and ${isShown})))`
}

/** Condition on `products p`: in a catalog the patient sees. */
export const inVisibleCatalog = (reader: CatalogReader): SQL => sql`exists (
  select 1 from catalog_items item join catalogs c on c.id = item.catalog_id
  where item.product_id = p.id and ${visibleToPatient(reader)})`
