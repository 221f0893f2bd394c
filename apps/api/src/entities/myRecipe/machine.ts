import type { Machine } from '../machine.ts'

export type MyRecipeStatus = 'active' | 'archived'

/** Life of a doctor's own set. Content is changed in place; who got it keeps what was issued. */
export const myRecipeMachine: Machine<MyRecipeStatus> = {
  entity: 'set',
  states: ['active', 'archived'],
  transitions: [
    { name: 'create', from: null, to: 'active', who: ['doctor'] },
    { name: 'archive', from: 'active', to: 'archived', who: ['doctor'] },
    { name: 'restore', from: 'archived', to: 'active', who: ['doctor'] },
  ],
}
