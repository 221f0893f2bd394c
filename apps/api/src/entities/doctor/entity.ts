import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { lastChangedBy } from '../lastChangedBy.ts'
import { doctorMachine } from './machine.ts'

/** A doctor, from the registration on; doctors see themselves alone. */
export const doctor = defineEntity({
  lock: 'doctor',
  kind: 'doctor',
  table: doctors,
  states: { status: doctorMachine },
  visible: (actor) => (actor.role === 'doctor' ? eq(doctors.id, actor.id) : undefined),
  about: ({ id }) => ({ doctorId: id }),
  changedBy: (tx, { id }) => (tx.actor.role === 'admin' ? lastChangedBy(tx, 'doctor', id) : null),
})

export type LockedDoctor = Awaited<ReturnType<typeof doctor.lock>>
