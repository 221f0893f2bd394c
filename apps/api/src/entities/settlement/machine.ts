import type { settlementStatuses } from '../../db/schema/settlement.ts'
import type { Machine } from '../machine.ts'

export type SettlementStatus = (typeof settlementStatuses)[number]

export const settlementMachine: Machine<SettlementStatus> = {
  entity: 'settlement',
  states: ['open', 'closed', 'approved', 'paying', 'paid', 'failed', 'carried_over', 'void'],
  transitions: [
    { name: 'open', from: null, to: 'open', who: ['system', 'admin'] },
    { name: 'close', from: 'open', to: 'closed', who: ['system', 'admin'] },
    { name: 'carry over', from: 'closed', to: 'carried_over', who: ['system'] },
    { name: 'reopen', from: 'closed', to: 'open', who: ['admin'] },
    { name: 'approve', from: 'closed', to: 'approved', who: ['admin'] },
    { name: 'pay', from: 'approved', to: 'paying', who: ['admin'] },
    { name: 'mark paid', from: 'paying', to: 'paid', who: ['admin'] },
    { name: 'mark failed', from: 'paying', to: 'failed', who: ['admin'] },
    { name: 'mark failed', from: 'paid', to: 'failed', who: ['admin'] },
    { name: 'approve again', from: 'failed', to: 'approved', who: ['admin'] },
    { name: 'void', from: 'closed', to: 'void', who: ['admin'] },
    { name: 'void', from: 'approved', to: 'void', who: ['admin'] },
  ],
}
