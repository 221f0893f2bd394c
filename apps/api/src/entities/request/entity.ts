import type { TxCtx } from '../../context.ts'
import { requests } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'

export const requestStates = [
  'open',
  'approved',
  'approved_with_changes',
  'declined',
  'expired',
  'withdrawn',
] as const
type RequestStatus = (typeof requestStates)[number]

/** Life of a patient's request. The system approves by a rule of the doctor, and ends what nobody answers. */
export const requestMachine: Machine<RequestStatus> = {
  entity: 'request',
  states: requestStates,
  transitions: [
    { name: 'make', from: null, to: 'open', who: ['patient'] },
    { name: 'approve', from: 'open', to: 'approved', who: ['doctor', 'system'] },
    { name: 'approve_with_changes', from: 'open', to: 'approved_with_changes', who: ['doctor'] },
    { name: 'decline', from: 'open', to: 'declined', who: ['doctor'] },
    { name: 'withdraw', from: 'open', to: 'withdrawn', who: ['patient', 'system'] },
    { name: 'expire', from: 'open', to: 'expired', who: ['system'] },
  ],
}

export type Request = typeof requests.$inferSelect
type Decision = Pick<Partial<Request>, 'decisionCode' | 'note' | 'automatic' | 'resultRecipeId'>

/** What a patient asks the doctor; each of them sees their own. */
export const request = defineEntity({
  lock: 'request',
  kind: 'request',
  table: requests,
  states: { status: requestMachine },
  visible: ({ role, ...actor }) =>
    role === 'doctor' || role === 'patient'
      ? eq(role === 'doctor' ? requests.doctorId : requests.patientId, (actor as { id: string }).id)
      : undefined,
  about: ({ doctorId, patientId }) => ({ doctorId, patientId }),
  changedBy: () => null,
  changedAt: ({ decidedAt, createdAt }) => decidedAt ?? createdAt,
})

export type LockedRequest = Awaited<ReturnType<typeof request.lock>>

/** Takes a request to its end; what the doctor's rule decides is nobody's decision. */
export const moveRequest = (
  { actor, clock }: TxCtx,
  row: LockedRequest,
  to: Exclude<RequestStatus, 'open'>,
  decision: Decision = {},
): Promise<LockedRequest> => {
  const decidedBy = !decision.automatic && 'accountId' in actor ? actor.accountId : null
  // why it was declined may be an allergy: not for the audit log
  return row.move(
    to,
    { ...decision, decidedBy, decidedAt: clock.now() },
    { action: to, after: { kind: row.kind } },
  )
}
