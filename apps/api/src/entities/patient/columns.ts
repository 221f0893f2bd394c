import type { components } from '@officina/openapi/schema'
import { sql } from '../../db/sql.ts'

/** Where the questionnaires of the patient row stand, in one word. */
export const answersWord = sql<components['schemas']['DoctorPatient']['questionnaire']>`(
  select case when count(*) = 0 then 'not_sent'
    when count(*) filter (where a.status in ('submitted', 'amended') and a.read_by_doctor_at is null) > 0 then 'new_answers'
    when count(*) filter (where a.status in ('sent', 'in_progress')) > 0 then 'sent'
    else 'answered' end
  from answer_sets a where a.doctor_id = patients.doctor_id and a.patient_id = patients.id
    and a.status not in ('stopped', 'entered_in_error'))`
