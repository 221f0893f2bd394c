import { invalidTransition } from './errors.ts'

/** One allowed step of a state machine. `from` `null` is creation. */
export type Transition<S extends string> = {
  name: string
  from: S | null
  to: S
  who: readonly ('doctor' | 'patient' | 'admin' | 'visitor' | 'system')[]
}

/** A state machine as data: used by the verbs, shown by the client, walked by property tests. */
export type Machine<S extends string> = {
  entity: string
  states: readonly S[]
  transitions: readonly Transition<S>[]
}

type Step<S extends string> = Omit<Transition<S>, 'from'> & { from: S | null | readonly S[] }

/** Steps as a table is read: one that leads there from several states is written once. */
export const transitionsOf = <S extends string>(...steps: Step<S>[]): Transition<S>[] =>
  steps.flatMap((step) => [step.from].flat().map((from) => ({ ...step, from: from as S | null })))

/** Checks that `actor` may take the entity from `from` to `to`; throws INVALID_TRANSITION with what is allowed. */
export function assertTransition<S extends string>(
  machine: Machine<S>,
  from: S | null,
  to: S,
  actor: Transition<S>['who'][number],
): void {
  const allowed = allowedFrom(machine, from, actor)
  if (!allowed.includes(to)) throw invalidTransition(machine.entity, from ?? 'new', to, allowed)
}

export function allowedFrom<S extends string>(
  machine: Machine<S>,
  from: S | null,
  actor: Transition<S>['who'][number],
): S[] {
  return machine.transitions
    .filter((t) => t.from === from && t.who.includes(actor))
    .map((t) => t.to)
}
