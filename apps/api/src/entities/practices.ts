import type { Actor } from '../context.ts'
import { is, Placeholder, type SQL, type SQLWrapper, sql } from '../db/sql.ts'

/** The practices of a patient, today's and former ones, in a statement that reads `patients` by this name. */
export const practicesIn = (patients: string): string => `array(
  select l.doctor_id from patient_links l where l.patient_id = ${patients}.id
  union select ${patients}.doctor_id)`

export const practicesOf = sql.raw(practicesIn('patients')) as SQL<string[]>

type Asked = { id: string | Placeholder; practices: readonly string[] | Placeholder }

/** The patient of a statement that is prepared before anybody asks. */
export const askedPatient = {
  id: sql.placeholder('patientId'),
  practices: sql.placeholder('practices'),
}

const isAny = (practices: Asked['practices']): SQL =>
  sql`= any(${is(practices, Placeholder) ? practices : sql.param(practices)}::uuid[])`

/**
 * Rows of `table`, or of its alias, that are a patient's. Their practices are named, so that a database divided by
 * practice asks no other node.
 */
export const ofPatient = (table: SQLWrapper, { id, practices }: Asked): SQL =>
  sql`${table}.patient_id = ${id} and ${table}.doctor_id ${isAny(practices)}`

/** Rows of `table` that lie with the practices of whoever reads; all of them for administrators and jobs. */
export function inPracticesOf(actor: Actor, table: SQLWrapper): SQL {
  if (actor.role === 'doctor') return sql`${table}.doctor_id = ${actor.id}`
  return actor.role === 'patient' ? sql`${table}.doctor_id ${isAny(actor.practices)}` : sql`true`
}
