import type { components } from '@officina/openapi/schema'
import { sql } from '../../db/sql.ts'

/** A patient row `p` as lists name it. */
export const patientRef = sql<
  components['schemas']['PatientRef']
>`jsonb_build_object('id', p.id, 'last_name', p.last_name, 'first_name', p.first_name)`
