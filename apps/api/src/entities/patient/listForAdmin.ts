import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { sql } from '../../db/sql.ts'
import { everyWord } from '../list.ts'
import { defineList } from '../read/list.ts'
import { orderedJoin, patientFigures } from './adminRow.ts'

/** Patients of all practices; figures are counted for the page alone. */
export const patientList = defineList('adminListPatients', {
  table: patients,
  joins: sql`inner join ${doctors} on ${doctors.id} = ${patients.doctorId}`,
  pageJoins: () => orderedJoin,
  columns: patientFigures,
  filters: {
    invitation_state: (states) =>
      sql`${patients.id} in (select i.patient_id from invitations i where i.status = any(${sql.param(states)}::text[])
        and not exists (select 1 from invitations later where later.patient_id = i.patient_id
          and (later.created_at, later.id) > (i.created_at, i.id)))`,
    no_order: (wanted) => (wanted ? sql`${patients.lastOrderAt} is null` : undefined),
    anonymise_requested: (wanted) =>
      wanted ? sql`${patients.anonymiseRequestedAt} is not null` : undefined,
    q: (q) => (q.trim() ? everyWord(patients.searchText, q) : undefined),
  },
  sort: { name: sql`${patients.lastName} || ' ' || ${patients.firstName}` },
  order: ['created_at', 'DESC'],
  nullsLast: ['registered_at', 'last_order_at'],
})
