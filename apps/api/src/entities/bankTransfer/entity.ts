import { type bankTransferStates, bankTransfers } from '../../db/schema/bankTransfer.ts'
import { defineEntity } from '../entity.ts'
import type { Machine } from '../machine.ts'

type BankTransferState = (typeof bankTransferStates)[number]

const machine: Machine<BankTransferState> = {
  entity: 'bank transfer',
  states: ['open', 'recorded', 'dismissed'],
  transitions: [
    { name: 'import', from: null, to: 'open', who: ['admin'] },
    { name: 'record', from: 'open', to: 'recorded', who: ['admin'] },
    { name: 'dismiss', from: 'open', to: 'dismissed', who: ['admin'] },
    { name: 'reopen', from: 'dismissed', to: 'open', who: ['admin'] },
    { name: 'reopen', from: 'recorded', to: 'open', who: ['admin'] },
  ],
}

export const bankTransfer = defineEntity({
  lock: 'bank_transfer',
  kind: 'bank_transfer',
  table: bankTransfers,
  states: { status: machine },
})
