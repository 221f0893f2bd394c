import type { Actor, PatientActor } from '../context.ts'
import { patients } from '../db/schema/patient.ts'
import { type SQL, type SQLWrapper, sql } from '../db/sql.ts'

/** The practices of a patient, today's and former ones, in a statement that reads `patients`. */
export const practicesOf = sql<string[]>`array(
  select l.doctor_id from patient_links l where l.patient_id = ${patients.id}
  union select ${patients.doctorId})`

const isAny = (practices: readonly string[]): SQL => sql`= any(${sql.param(practices)}::uuid[])`

/**
 * Rows of `table`, or of its alias, that are a patient's. Their practices are named, so that a database divided by
 * practice asks no other node.
 */
export const ofPatient = (
  table: SQLWrapper,
  { id, practices }: Pick<PatientActor, 'id' | 'practices'>,
): SQL => sql`${table}.patient_id = ${id} and ${table}.doctor_id ${isAny(practices)}`

/** Rows of `table` that lie with the practices of whoever reads; all of them for administrators and jobs. */
export function inPracticesOf(actor: Actor, table: SQLWrapper): SQL {
  if (actor.role === 'doctor') return sql`${table}.doctor_id = ${actor.id}`
  return actor.role === 'patient' ? sql`${table}.doctor_id ${isAny(actor.practices)}` : sql`true`
}
