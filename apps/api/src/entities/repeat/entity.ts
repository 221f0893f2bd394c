import { type RepeatStatus, repeatStatuses } from '@officina/shared/repeats'
import { repeats } from '../../db/schema/repeat.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'
import { ofPatient } from '../practices.ts'

/** Life of a repeat. What has stopped never begins again: the patient turns the line on repeat anew, and agrees anew. */
const repeatMachine: Machine<RepeatStatus> = {
  entity: 'repeat',
  states: repeatStatuses,
  transitions: [
    { name: 'turn_on', from: null, to: 'active', who: ['patient'] },
    { name: 'pause', from: 'active', to: 'paused', who: ['patient', 'system'] },
    { name: 'resume', from: 'paused', to: 'active', who: ['patient'] },
    { name: 'stop', from: 'active', to: 'stopped', who: ['patient', 'admin', 'system'] },
    { name: 'stop', from: 'paused', to: 'stopped', who: ['patient', 'admin', 'system'] },
  ],
}

/** A line of a recipe on repeat: its patient's; their doctor and administrators see it. */
export const repeat = defineEntity({
  lock: 'repeat',
  kind: 'repeat',
  table: repeats,
  states: { status: repeatMachine },
  visible: (actor) => {
    if (actor.role === 'patient') return ofPatient(repeats, actor)
    return actor.role === 'doctor' ? eq(repeats.doctorId, actor.id) : undefined
  },
  about: ({ doctorId, patientId }) => ({ doctorId, patientId }),
})

export type RepeatRow = Awaited<ReturnType<typeof repeat.get>>
export type LockedRepeat = Awaited<ReturnType<typeof repeat.lock>>
