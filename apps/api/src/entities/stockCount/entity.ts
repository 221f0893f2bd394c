import { type countStates, stockCounts } from '../../db/schema/stock.ts'
import { defineEntity } from '../entity.ts'
import { type Machine, transitionsOf } from '../machine.ts'

type CountState = (typeof countStates)[number]

const countMachine: Machine<CountState> = {
  entity: 'stock count',
  states: ['counting', 'review', 'confirmed', 'discarded'],
  transitions: transitionsOf(
    { name: 'start', from: null, to: 'counting', who: ['admin'] },
    { name: 'review', from: 'counting', to: 'review', who: ['admin'] },
    { name: 'recount', from: 'review', to: 'counting', who: ['admin'] },
    { name: 'confirm', from: 'review', to: 'confirmed', who: ['admin'] },
    { name: 'discard', from: ['counting', 'review'], to: 'discarded', who: ['admin'] },
  ),
}

export const stockCount = defineEntity({
  lock: 'stock_count',
  kind: 'stock_count',
  table: stockCounts,
  states: { status: countMachine },
})
