import { endedStatuses, type RecipeStatus } from '@officina/shared/recipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedFrom, assertTransition } from '../machine.ts'
import { recipeMachine } from './entity.ts'

const roles = ['doctor', 'patient', 'admin', 'visitor', 'system'] as const

describe('the life of a recipe', () => {
  it('only ever takes steps of the table, and nothing follows an end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...recipeMachine.states), fc.constantFrom(...roles)), {
          maxLength: 40,
        }),
        (tries) => {
          let state: RecipeStatus | null = null
          const seen: RecipeStatus[] = []
          for (const [to, who] of tries) {
            const may = allowedFrom(recipeMachine, state, who).includes(to)
            let took = true
            try {
              assertTransition(recipeMachine, state, to, who)
            } catch {
              took = false
            }
            expect(took).toBe(may)
            if (!took) continue
            state = to
            seen.push(to)
          }
          // issued is reached through a draft only, and never goes back to one
          expect(seen.lastIndexOf('draft')).toBeLessThanOrEqual(0)
          const end = seen.findIndex((s) => (endedStatuses as readonly string[]).includes(s))
          if (end >= 0) expect(end).toBe(seen.length - 1)
        },
      ),
    )
  })

  it('lets patients and visitors change nothing', () => {
    for (const state of [null, ...recipeMachine.states])
      for (const who of ['patient', 'visitor'] as const)
        expect(allowedFrom(recipeMachine, state, who)).toEqual([])
  })
})
