import { type SQL, sql } from '../../db/sql.ts'
/** What a template carries besides a recipe's columns, in `template_meta`. */
export type TemplateMeta = {
  goal?: string
  evidence_note?: string
  links?: { title: string; url: string }[]
  audience?: 'all' | 'specialities' | 'doctors'
  audience_specialities?: string[]
  audience_doctor_ids?: string[]
  /** YYYY-MM-DD */
  review_on?: string | null
  /** Account of the administrator who saved it last. */
  updated_by?: string
}

/** A word of the meta data of `meta`, a column `template_meta`. */
export const metaText = (meta: SQL, name: keyof TemplateMeta, fallback = ''): SQL =>
  sql`coalesce(${meta}->>${sql.raw(`'${name}'`)}, ${fallback})`

/** Whether the doctor belongs to the audience of the template whose meta data this is. */
export const isForDoctor = (meta: SQL, doctorId: string | SQL): SQL => sql`(
  case ${metaText(meta, 'audience', 'all')}
    when 'all' then true
    when 'specialities' then exists (
      select 1 from doctors reader where reader.id = ${doctorId}
        and ${meta}->'audience_specialities' @> to_jsonb(reader.speciality))
    else coalesce(${meta}->'audience_doctor_ids' @> to_jsonb(${doctorId}::text), false) end)`
