import type { Machine } from '../machine.ts'

export const requestStates = [
  'open',
  'approved',
  'approved_with_changes',
  'declined',
  'expired',
  'withdrawn',
] as const
export type RequestStatus = (typeof requestStates)[number]

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
