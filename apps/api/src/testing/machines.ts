import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DomainError } from '../entities/errors.ts'
import { allowedFrom, assertTransition, type Machine } from '../entities/machine.ts'

const actors = ['doctor', 'patient', 'admin', 'visitor', 'system'] as const

/**
 * What holds for every state machine: all states can be reached, exactly `ends` have no way out, and any sequence of
 * tries by anybody moves only along the table, with the refusal naming what is allowed. After each step of such a walk
 * `holds` is asked, where a machine has a rule of its own.
 */
export function itIsAMachine<S extends string>(
  machine: Machine<S>,
  ends: readonly S[],
  rule = 'any walk stays on the table',
  holds?: (trail: { to: S; who: string }[]) => void,
): void {
  it(`${machine.entity}: reaches every state and ends only where it should`, () => {
    const reached = new Set<S | null>([null])
    for (let size = 0; size !== reached.size; ) {
      size = reached.size
      for (const step of machine.transitions) if (reached.has(step.from)) reached.add(step.to)
    }
    reached.delete(null)
    expect([...reached].sort()).toEqual([...machine.states].sort())
    const leaves = machine.states.filter(
      (state) => !machine.transitions.some((step) => step.from === state && step.to !== state),
    )
    expect(leaves.sort()).toEqual([...ends].sort())
  })

  it(`${machine.entity}: ${rule}`, () => {
    const attempt = fc.record({
      to: fc.constantFrom(...machine.states),
      who: fc.constantFrom(...actors),
    })
    fc.assert(
      fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
        let state: S | null = null
        const trail: { to: S; who: string }[] = []
        for (const { to, who } of attempts) {
          const legal = machine.transitions.some(
            (step) => step.from === state && step.to === to && step.who.includes(who),
          )
          const refusal = refusalOf(() => assertTransition(machine, state, to, who))
          expect(refusal === undefined).toBe(legal)
          expect(refusal?.extra.allowed).toEqual(
            legal ? undefined : allowedFrom(machine, state, who),
          )
          if (!legal) continue
          state = to
          trail.push({ to, who })
          holds?.(trail)
        }
      }),
      { numRuns: holds ? 500 : 100 },
    )
  })
}

function refusalOf(work: () => void): DomainError | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    expect(error.code).toBe('INVALID_TRANSITION')
    return error
  }
}
