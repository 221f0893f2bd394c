import type { AdminCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { Vocabulary } from './suggest.ts'

/** Names of patients; `scope` says of which `patients p`. */
export const patientWords = (scope: SQL = sql`true`): Vocabulary => ({
  from: sql`patients p where p.status not in ('declined', 'anonymised') and ${scope}`,
  text: sql`p.last_name || ' ' || p.first_name || ' ' || coalesce(p.kana, '')`,
  sound: sql`p.search_text`,
})

/** Names of doctors and their clinics. */
export const doctorWords: Vocabulary = {
  from: sql`doctors d where true`,
  text: sql`d.last_name || ' ' || d.first_name || ' ' || d.clinic_name`,
  sound: sql`d.search_text`,
}

const productNames: Vocabulary = {
  from: sql`products p where true`,
  text: sql`p.title || ' ' || p.brand`,
  sound: sql`p.search_text`,
}

/** What orders and parcels are found by, as far as the administrator may read it. */
export const orderWords = ({ actor }: AdminCtx): Vocabulary[] => [
  ...(actor.permissions.includes('patient.read') ? [patientWords()] : []),
  ...(actor.permissions.includes('doctor.read') ? [doctorWords] : []),
  productNames,
]
