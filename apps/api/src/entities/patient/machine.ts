import type { patientStatuses } from '../../db/schema/patient.ts'
import type { Machine } from '../machine.ts'

export type PatientStatus = (typeof patientStatuses)[number]

const beforeAnonymised: PatientStatus[] = [
  'registered_by_doctor',
  'link_requested',
  'invited',
  'active',
  'archived',
  'suspended',
  'declined',
]

/** A patient is made by a doctor, or asks to be linked and is accepted by one. Anonymising is for ever. */
export const patientMachine: Machine<PatientStatus> = {
  entity: 'patient',
  states: [...beforeAnonymised, 'anonymised'],
  transitions: [
    { name: 'register', from: null, to: 'registered_by_doctor', who: ['doctor'] },
    { name: 'requestLink', from: null, to: 'link_requested', who: ['visitor'] },
    { name: 'invite', from: 'registered_by_doctor', to: 'invited', who: ['doctor'] },
    { name: 'acceptLink', from: 'link_requested', to: 'invited', who: ['doctor'] },
    { name: 'declineLink', from: 'link_requested', to: 'declined', who: ['doctor'] },
    { name: 'activate', from: 'invited', to: 'active', who: ['patient', 'visitor'] },
    { name: 'archive', from: 'registered_by_doctor', to: 'archived', who: ['doctor', 'admin'] },
    { name: 'archive', from: 'invited', to: 'archived', who: ['doctor', 'admin'] },
    { name: 'archive', from: 'active', to: 'archived', who: ['doctor', 'admin'] },
    { name: 'restore', from: 'archived', to: 'active', who: ['doctor', 'admin'] },
    {
      name: 'restoreUnregistered',
      from: 'archived',
      to: 'registered_by_doctor',
      who: ['doctor', 'admin'],
    },
    { name: 'suspend', from: 'active', to: 'suspended', who: ['admin'] },
    { name: 'reinstate', from: 'suspended', to: 'active', who: ['admin'] },
    ...beforeAnonymised.map((from) => ({
      name: 'anonymise',
      from,
      to: 'anonymised' as const,
      who: ['admin' as const],
    })),
  ],
}

/** Archived patients without an account go back to where they were; those with one become active. */
export const restoredStatus = (hasAccount: boolean): 'active' | 'registered_by_doctor' =>
  hasAccount ? 'active' : 'registered_by_doctor'
