import type { DoctorCtx } from '../../context.ts'
import type { patients } from '../../db/schema/patient.ts'
import { nameIn } from '../names.ts'
import { patient } from './entity.ts'

export type Patient = typeof patients.$inferSelect

/** A patient of the doctor. Throws 404 for anybody else's and for an anonymised one. */
export const getPatientOfDoctor = (ctx: DoctorCtx, id: string): Promise<Patient> =>
  patient.get(ctx, id)

export const nameOf = (person: { lastName: string; firstName: string }): string =>
  nameIn(person, 'en')
