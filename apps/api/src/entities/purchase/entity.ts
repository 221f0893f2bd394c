import { purchaseOrders, type purchaseStates } from '../../db/schema/supplier.ts'
import { defineEntity } from '../entity.ts'
import { type Machine, transitionsOf } from '../machine.ts'

type PurchaseState = (typeof purchaseStates)[number]

const purchaseMachine: Machine<PurchaseState> = {
  entity: 'purchase order',
  states: ['draft', 'ordered', 'partly_received', 'received', 'cancelled'],
  transitions: transitionsOf(
    { name: 'draft', from: null, to: 'draft', who: ['admin'] },
    { name: 'order', from: 'draft', to: 'ordered', who: ['admin'] },
    { name: 'receive', from: 'ordered', to: 'partly_received', who: ['admin'] },
    { name: 'receive', from: ['ordered', 'partly_received'], to: 'received', who: ['admin'] },
    { name: 'cancel', from: ['draft', 'ordered'], to: 'cancelled', who: ['admin'] },
  ),
}

export const purchaseOrder = defineEntity({
  lock: 'purchase_order',
  kind: 'purchase_order',
  table: purchaseOrders,
  states: { status: purchaseMachine },
})
