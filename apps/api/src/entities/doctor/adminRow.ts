import { type SQL, sql } from '../../db/sql.ts'
import { personName } from '../wire.ts'

/** Name as its owner writes it (family name first in Japanese); before the application the address. */
export const nameOf = sql`coalesce(nullif(${personName(sql`d.last_name`, sql`d.first_name`)}, ''), d.email)`

/** Doctors `o` that may be the same person as `d`. */
export const duplicateOf = sql`o.id <> d.id and (
  (o.licence_number = d.licence_number and o.licence_number <> '') or (o.phone = d.phone and o.phone <> ''))`

/** The rate that counts on a day (text, `2026-11-20`). */
export const rateOn = (day: string): SQL => sql`(
  select r.rate_bp from doctor_rates r where r.doctor_id = d.id and r."from" <= ${day}::date
    and (r."to" is null or r."to" >= ${day}::date)
  order by r."from" desc limit 1)`

/** What the platform owes the doctor: the sum of the ledger, minor units. */
export const unpaid = sql`(select coalesce(sum(l.amount), 0)::float8 from ledger_entries l where l.doctor_id = d.id)`

export const patientsOf = (states: string[]): SQL =>
  sql`(select count(*)::int from patients p where p.doctor_id = d.id and p.status = any(${sql.param(states)}::text[]))`
