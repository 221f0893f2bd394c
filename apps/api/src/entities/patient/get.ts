import type { DoctorCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq, ne } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { nameIn } from '../names.ts'

export type Patient = typeof patients.$inferSelect

/** A patient of the doctor. Throws 404 for anybody else's and for an anonymised one. */
export const getPatientOfDoctor = async (ctx: DoctorCtx, id: string): Promise<Patient> =>
  found(await rowsOf(ctx, id))

/** The same with the row locked until the end of the transaction: for everything that changes the patient. */
export const lockPatientOfDoctor = async (ctx: DoctorCtx, id: string): Promise<Patient> =>
  found(await rowsOf(ctx, id).for('update'))

const rowsOf = (ctx: DoctorCtx, id: string) =>
  ctx.db
    .select()
    .from(patients)
    .where(
      and(
        eq(patients.id, id),
        eq(patients.doctorId, ctx.actor.id),
        ne(patients.status, 'anonymised'),
      ),
    )

function found(rows: Patient[]): Patient {
  if (!rows[0]) throw notFound()
  return rows[0]
}

export const nameOf = (person: { lastName: string; firstName: string }): string =>
  nameIn(person, 'en')
