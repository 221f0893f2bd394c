import fc from 'fast-check'
import { expect } from 'vitest'
import { DomainError } from '../entities/errors.ts'
import { allowedFrom, assertTransition, type Machine } from '../entities/machine.ts'

const actors = ['doctor', 'patient', 'admin', 'visitor', 'system'] as const

/**
 * Random walks through a state machine: every attempt is accepted exactly when the table has it, a
 * refusal names what is allowed, and `invariant` holds for the trail of every walk.
 */
export function walkMachine<S extends string>(
  machine: Machine<S>,
  invariant: (trail: { to: S; who: string }[]) => void = () => {},
): void {
  const attempt = fc.record({
    to: fc.constantFrom(...machine.states),
    who: fc.constantFrom(...actors),
  })
  fc.assert(
    fc.property(fc.array(attempt, { minLength: 1, maxLength: 60 }), (attempts) => {
      let at: S | null = null
      const trail: { to: S; who: string }[] = []
      for (const { to, who } of attempts) {
        const inTable = machine.transitions.some(
          (t) => t.from === at && t.to === to && t.who.includes(who),
        )
        const refusal = refusalOf(() => assertTransition(machine, at, to, who))
        expect(refusal === undefined).toBe(inTable)
        if (refusal) {
          expect(refusal.code).toBe('INVALID_TRANSITION')
          expect(refusal.extra.allowed).toEqual(allowedFrom(machine, at, who))
          continue
        }
        at = to
        trail.push({ to, who })
        invariant(trail)
      }
    }),
    { numRuns: 500 },
  )
}

/** States that can be reached from creation by anybody. */
export function reachable<S extends string>(machine: Machine<S>): Set<S> {
  const seen = new Set<S>()
  const waiting: (S | null)[] = [null]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const { from, to } of machine.transitions) {
      if (from !== at || seen.has(to)) continue
      seen.add(to)
      waiting.push(to)
    }
  }
  return seen
}

/** States nothing leads out of. */
export const endStates = <S extends string>(machine: Machine<S>): S[] =>
  machine.states.filter((state) => !machine.transitions.some(({ from }) => from === state))

function refusalOf(work: () => void): DomainError | undefined {
  try {
    work()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  return undefined
}
