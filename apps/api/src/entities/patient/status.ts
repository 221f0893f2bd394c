import type { components } from '@officina/openapi/schema'
import { type SQL, sql } from '../../db/sql.ts'

/**
 * Status of the patient and of the last invitation in one word. An invitation whose time is over counts as
 * expired before the sweep has said so; a revoked one leaves a patient who is not invited.
 */
export const displayStatus = (
  now: Date,
): SQL<components['schemas']['PatientDisplayStatus']> => sql`case
  when patients.status <> 'invited' then patients.status
  else coalesce((
    select case when i.status in ('revoked', 'accepted') then 'registered_by_doctor'
      when i.status = 'bounced' then 'mail_bounced'
      when i.status = 'expired' or i.expires_at <= ${now.toISOString()}::timestamptz then 'invitation_expired'
      else 'invited' end
    from invitations i where i.patient_id = patients.id order by i.created_at desc, i.id desc limit 1), 'registered_by_doctor')
  end`
