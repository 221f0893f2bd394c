import type { components } from '@officina/openapi/schema'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { defineColumns, selectList } from '../read/columns.ts'
import { maskedPhone } from '../wire.ts'
import { orderedJoin, patientFigures } from './adminRow.ts'
import { maxSendsPerDay } from './invitationMachine.ts'
import { type PatientStatus, patientMachine } from './machine.ts'

type Patient = components['schemas']['AdminPatient']

/** A patient's page; the look is recorded, and whether health data were part of it. */
export const readPatientForAdmin = (ctx: AdminCtx, id: string): Promise<Patient> =>
  inTransaction(ctx, async (tx) => {
    const patient = await getPatientForAdmin(tx, id)
    await audit(tx, {
      action: 'patient.read',
      objectType: 'patient',
      objectId: id,
      doctorId: patient.doctor_id,
      patientId: id,
      after: { health_data: tx.actor.permissions.includes('phi.read') },
    })
    return patient
  })

/** The same without a log row: the answer to a command that has written its own. */
export async function getPatientForAdmin(ctx: AdminCtx, id: string): Promise<Patient> {
  const { rows } = await ctx.db.execute<Omit<Patient, 'allowed'>>(sql`
    select ${selectList(columns(ctx))}
    from ${patients} join ${doctors} on ${doctors.id} = ${patients.doctorId} ${orderedJoin}
    where ${patients.id} = ${id}`)
  const [row] = rows
  if (!row) throw notFound()
  return { ...row, allowed: allowedFrom(patientMachine, row.status as PatientStatus, 'admin') }
}

const columns = defineColumns(
  'AdminPatient',
  patients,
  {
    ...patientFigures,
    phone_masked: maskedPhone(patients.phone),
    has_account: sql`${patients.accountId} is not null`,
    has_email: sql`${patients.email} is not null`,
    has_phone: sql`${patients.phone} is not null`,
    open_invitation: (ctx) =>
      sql`exists (select 1 from invitations i where i.patient_id = ${patients.id} and i.status in ('pending', 'opened') and i.expires_at > ${ctx.clock.now().toISOString()}::timestamptz)`,
    sends_left_today: (ctx) =>
      sql`greatest(0, ${maxSendsPerDay} - (select count(*)::int from invitations i where i.patient_id = ${patients.id}
        and i.sent_at > ${ctx.clock.now().toISOString()}::timestamptz - interval '1 day'))`,
    anonymise_requested_by_name: sql`(select m.name from admins m where m.id = ${patients.anonymiseRequestedBy})`,
    anonymise_mine: (ctx) =>
      sql`coalesce(${patients.anonymiseRequestedBy} = ${ctx.actor.id}, false)`,
  },
  ['allowed'],
)
