import type { Actor, TxCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq, ne } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { lastChangedBy } from '../lastChangedBy.ts'
import { lastChange } from './changes.ts'
import { patientMachine } from './machine.ts'

const ofPatient = {
  lock: 'patient',
  table: patients,
  states: { status: patientMachine },
  visible: (actor: Actor) =>
    actor.role === 'doctor'
      ? and(eq(patients.doctorId, actor.id), ne(patients.status, 'anonymised'))
      : actor.role === 'patient'
        ? eq(patients.id, actor.id)
        : undefined,
  about: ({ id, doctorId }: { id: string; doctorId: string }) => ({ doctorId, patientId: id }),
  changedBy: async (tx: TxCtx, row: { id: string; updatedAt: Date }) =>
    tx.actor.role === 'admin'
      ? lastChangedBy(tx, 'patient', row.id)
      : (await lastChange(tx, row)).by,
} as const

/** A patient of a doctor; whom a doctor sees no more is anonymised. */
export const patient = defineEntity({ ...ofPatient, kind: 'patient' })

/** The same row where the log speaks of its invitations. */
export const invitee = defineEntity({ ...ofPatient, kind: 'invitation', objectType: 'patient' })

export type LockedPatient = Awaited<ReturnType<typeof patient.lock>>
