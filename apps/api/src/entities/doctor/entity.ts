import { doctorStatuses, doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { lastChangedBy } from '../lastChangedBy.ts'
import { type Machine, transitionsOf } from '../machine.ts'

export type DoctorStatus = (typeof doctorStatuses)[number]

/** The way of an application and of the account it becomes. */
export const doctorMachine: Machine<DoctorStatus> = {
  entity: 'doctor',
  states: doctorStatuses,
  transitions: transitionsOf(
    { name: 'register', from: null, to: 'email_submitted', who: ['visitor', 'admin'] },
    { name: 'apply', from: 'email_submitted', to: 'applied', who: ['visitor'] },
    { name: 'ask', from: ['applied', 'needs_info'], to: 'needs_info', who: ['admin'] },
    { name: 'answer', from: 'needs_info', to: 'applied', who: ['doctor'] },
    { name: 'approve', from: ['applied', 'needs_info'], to: 'approved', who: ['admin'] },
    { name: 'reject', from: ['applied', 'needs_info'], to: 'rejected', who: ['admin'] },
    { name: 'reapply', from: 'rejected', to: 'applied', who: ['doctor'] },
    { name: 'suspend', from: 'approved', to: 'suspended', who: ['admin', 'system'] },
    { name: 'reinstate', from: 'suspended', to: 'approved', who: ['admin'] },
    { name: 'close', from: ['approved', 'suspended'], to: 'closed', who: ['admin'] },
    { name: 'lapse', from: ['email_submitted', 'needs_info'], to: 'lapsed', who: ['system'] },
    { name: 'registerAgain', from: 'lapsed', to: 'email_submitted', who: ['visitor'] },
  ),
}

/** Unfinished registrations and unanswered questions lapse after this many days. */
export const lapseAfterDays = { email_submitted: 7, needs_info: 60 } as const

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
