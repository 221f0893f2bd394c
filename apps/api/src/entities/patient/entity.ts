import type { Actor, DoctorCtx, TxCtx } from '../../context.ts'
import {
  invitationStatuses,
  invitations,
  patientStatuses,
  patients,
} from '../../db/schema/patient.ts'
import { and, eq, ne } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import { lastChangedBy } from '../lastChangedBy.ts'
import { type Machine, transitionsOf } from '../machine.ts'
import { nameIn } from '../names.ts'
import { lastChange } from './changes.ts'

export type PatientStatus = (typeof patientStatuses)[number]

/** A patient is made by a doctor, or asks to be linked and is accepted by one. Anonymising is for ever. */
export const patientMachine: Machine<PatientStatus> = {
  entity: 'patient',
  states: patientStatuses,
  transitions: transitionsOf(
    { name: 'register', from: null, to: 'registered_by_doctor', who: ['doctor'] },
    { name: 'requestLink', from: null, to: 'link_requested', who: ['visitor'] },
    { name: 'invite', from: 'registered_by_doctor', to: 'invited', who: ['doctor'] },
    { name: 'acceptLink', from: 'link_requested', to: 'invited', who: ['doctor'] },
    { name: 'declineLink', from: 'link_requested', to: 'declined', who: ['doctor'] },
    { name: 'activate', from: 'invited', to: 'active', who: ['patient', 'visitor'] },
    {
      name: 'archive',
      from: ['registered_by_doctor', 'invited', 'active'],
      to: 'archived',
      who: ['doctor', 'admin'],
    },
    { name: 'restore', from: 'archived', to: 'active', who: ['doctor', 'admin'] },
    {
      name: 'restoreUnregistered',
      from: 'archived',
      to: 'registered_by_doctor',
      who: ['doctor', 'admin'],
    },
    // by accepting the invitation of another doctor
    { name: 'rejoin', from: 'archived', to: 'active', who: ['patient'] },
    { name: 'suspend', from: 'active', to: 'suspended', who: ['admin', 'system'] },
    { name: 'reinstate', from: 'suspended', to: 'active', who: ['admin'] },
    // who has an account already keeps that one alone
    { name: 'merge', from: 'invited', to: 'anonymised', who: ['patient'] },
    {
      name: 'anonymise',
      from: patientStatuses.filter((status) => status !== 'anonymised'),
      to: 'anonymised',
      who: ['admin'],
    },
  ),
}

/** Archived patients without an account go back to where they were; those with one become active. */
export const restoredStatus = (hasAccount: boolean): 'active' | 'registered_by_doctor' =>
  hasAccount ? 'active' : 'registered_by_doctor'

type InvitationStatus = (typeof invitationStatuses)[number]

/** One sent link. A resend is a new invitation; the one before it is revoked. */
export const invitationMachine: Machine<InvitationStatus> = {
  entity: 'invitation',
  states: invitationStatuses,
  transitions: transitionsOf(
    { name: 'send', from: null, to: 'pending', who: ['doctor', 'admin', 'system'] },
    { name: 'open', from: 'pending', to: 'opened', who: ['visitor'] },
    { name: 'accept', from: ['pending', 'opened'], to: 'accepted', who: ['visitor'] },
    { name: 'decline', from: 'opened', to: 'declined', who: ['visitor'] },
    { name: 'expire', from: ['pending', 'opened'], to: 'expired', who: ['system'] },
    { name: 'revoke', from: ['pending', 'opened'], to: 'revoked', who: ['doctor', 'admin'] },
    { name: 'bounce', from: 'pending', to: 'bounced', who: ['system'] },
  ),
}

/** Wrong birth dates after which the invitation is locked. */
export const maxBirthDateTries = 3

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

/** A link that was sent; the log speaks of it as something of the patient. */
export const invitation = defineEntity({
  lock: 'invitation',
  kind: 'invitation',
  objectType: 'patient',
  table: invitations,
  states: { status: invitationMachine },
  about: ({ doctorId, patientId }) => ({ objectId: patientId, doctorId, patientId }),
  facts: ({ id, status }) => ({ invitation: id, status }),
})

export type LockedPatient = Awaited<ReturnType<typeof patient.lock>>

export type Patient = typeof patients.$inferSelect

/** A patient of the doctor. Throws 404 for anybody else's and for an anonymised one. */
export const getPatientOfDoctor = (ctx: DoctorCtx, id: string): Promise<Patient> =>
  patient.get(ctx, id)

export const nameOf = (person: { lastName: string; firstName: string }): string =>
  nameIn(person, 'en')
