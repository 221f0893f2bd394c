import { endedStatuses } from '@officina/shared/recipe'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invitationStatuses } from '../db/schema/patient.ts'
import { userMachine } from './admin/entity.ts'
import { cartMachine } from './cart/entity.ts'
import { doctorMachine } from './doctor/entity.ts'
import { DomainError } from './errors.ts'
import { openInvitations } from './invitationBounds.ts'
import { allowedFrom, assertTransition, type Machine } from './machine.ts'
import { newsMachine } from './news/entity.ts'
import {
  fulfilmentMachine,
  lineMachine,
  orderMachine,
  paymentMachine,
  shipmentMachine,
} from './order/entity.ts'
import { invitationMachine, patientMachine } from './patient/entity.ts'
import { importMachine } from './product/importEntity.ts'
import { answerMachine } from './questionnaire/entity.ts'
import { versionMachine } from './questionnaire/version.ts'
import { recipeMachine } from './recipe/entity.ts'
import { requestMachine, requestStates } from './request/entity.ts'
import { returnMachine } from './return/entity.ts'
import { settlementMachine } from './settlement/entity.ts'
import { templateMachine } from './template/entity.ts'

describe('machines without a rule of their own', () => {
  itIsAMachine(userMachine, [])
  itIsAMachine(cartMachine, ['ordered', 'expired'])
  itIsAMachine(fulfilmentMachine, [])
  itIsAMachine(importMachine, ['cancelled', 'undone'])
  itIsAMachine(lineMachine, ['cancelled', 'refunded'])
  itIsAMachine(orderMachine, ['archived', 'cancelled'])
  itIsAMachine(paymentMachine, ['voided', 'refunded'])
  itIsAMachine(returnMachine, ['declined', 'refunded', 'rejected'])
  itIsAMachine(settlementMachine, ['carried_over', 'void'])
  itIsAMachine(shipmentMachine, ['delivered', 'cancelled', 'refunded'])
  itIsAMachine(versionMachine, [])
})

describe('machines with one', () => {
  const ofDoctors = 'approves nobody who has not applied'
  itIsAMachine(doctorMachine, ['closed'], ofDoctors, (trail) => {
    const steps = trail.map(({ to }) => to)
    if (steps.includes('approved')) expect(steps).toContain('applied')
    const ended = steps.findIndex((to) => to === 'suspended' || to === 'closed')
    if (ended >= 0) expect(steps.slice(0, ended)).toContain('approved')
  })

  const isOpen = (status: string) => (openInvitations as readonly string[]).includes(status)
  const closed = invitationStatuses.filter((status) => !isOpen(status))
  itIsAMachine(invitationMachine, closed, 'is accepted at most once, before its end', (trail) => {
    expectLast(trail, (to) => !isOpen(to))
  })

  const ofNews = 'expires and appears by the system alone, and never leaves the archive'
  itIsAMachine(newsMachine, ['archived'], ofNews, (trail) => {
    expectLast(trail, (to) => to === 'archived')
    for (const { to, who } of trail) if (to === 'expired') expect(who).toBe('system')
  })

  itIsAMachine(
    patientMachine,
    ['anonymised'],
    'lets nobody in whom no doctor has invited',
    (trail) => {
      const active = trail.findIndex(({ to }) => to === 'active')
      const restored = trail[active - 1]?.to === 'archived'
      if (active >= 0 && !restored) {
        const invited = trail.slice(0, active).find(({ to }) => to === 'invited')
        expect(invited?.who).toBe('doctor')
      }
      expectLast(trail, (to) => to === 'anonymised')
    },
  )

  const answered = ['stopped', 'entered_in_error'] as const
  const ofAnswers = 'answers are submitted once, and before they are corrected'
  itIsAMachine(answerMachine, answered, ofAnswers, (trail) => {
    const steps = trail.map(({ to }) => to)
    const amended = steps.indexOf('amended')
    if (amended >= 0) expect(steps.slice(0, amended)).toContain('submitted')
    expect(steps.filter((to) => to === 'submitted').length).toBeLessThanOrEqual(1)
    expectLast(trail, (to) => answered.some((end) => end === to))
  })

  const ofRecipes = 'begins as a draft, never goes back to one, and nothing follows an end'
  itIsAMachine(recipeMachine, endedStatuses, ofRecipes, (trail) => {
    expect(trail.map(({ to }) => to).lastIndexOf('draft')).toBeLessThanOrEqual(0)
    expectLast(trail, (to) => endedStatuses.some((end) => end === to))
  })

  const decided = requestStates.filter((state) => state !== 'open')
  const ofRequests =
    'is made by a patient and decided once, a refusal and a change by the doctor alone'
  itIsAMachine(requestMachine, decided, ofRequests, (trail) => {
    expect(trail[0]).toEqual({ to: 'open', who: 'patient' })
    expect(trail.length).toBeLessThanOrEqual(2)
    const end = trail[1]
    if (end?.to === 'declined' || end?.to === 'approved_with_changes')
      expect(end.who).toBe('doctor')
  })

  const ofTemplates =
    'is drafted, published and retired in this order, never by doctors or patients'
  itIsAMachine(templateMachine, ['retired'], ofTemplates, (trail) => {
    expect(trail.map(({ to }) => to)).toEqual(templateMachine.states.slice(0, trail.length))
    for (const { who } of trail) expect(['admin', 'system']).toContain(who)
  })
})

describe('who may do what', () => {
  it('lets administrators alone approve doctors', () => {
    const approvals = doctorMachine.transitions.filter(({ to }) => to === 'approved')
    expect(new Set(approvals.flatMap(({ who }) => who))).toEqual(new Set(['admin']))
  })

  it('lets a patient cancel an open order and nothing of what is already packed', () => {
    expect(allowedFrom(orderMachine, 'open', 'patient')).toEqual(['cancelled'])
    expect(allowedFrom(lineMachine, 'packed', 'patient')).toEqual([])
    expect(allowedFrom(lineMachine, 'reserved', 'patient')).toEqual(['cancelled'])
  })

  it('keeps payments from patients and doctors', () => {
    for (const actor of ['patient', 'doctor'] as const)
      expect(allowedFrom(paymentMachine, 'pending', actor)).toEqual(['voided'])
    expect(allowedFrom(paymentMachine, 'paid', 'patient')).toEqual([])
  })

  it('leads declined patients only to being anonymised', () => {
    const declined = patientMachine.transitions.filter(({ from }) => from === 'declined')
    expect(declined.map(({ to }) => to)).toEqual(['anonymised'])
  })

  it('lets patients begin and submit answers, and nothing else', () => {
    const may = answerMachine.states.flatMap((state) =>
      allowedFrom(answerMachine, state, 'patient').map((to) => `${state} ${to}`),
    )
    expect(may).toEqual(['sent in_progress', 'in_progress submitted'])
  })

  it('lets patients and visitors change nothing of recipes', () => {
    for (const state of [null, ...recipeMachine.states])
      for (const who of ['patient', 'visitor'] as const)
        expect(allowedFrom(recipeMachine, state, who)).toEqual([])
  })
})

/** Nothing follows the first state that is an end. */
function expectLast<S extends string>(trail: { to: S }[], isEnd: (to: S) => boolean): void {
  const end = trail.findIndex(({ to }) => isEnd(to))
  expect(end).toBeOneOf([-1, trail.length - 1])
}

/**
 * What holds for every state machine: all states can be reached, exactly `ends` have no way out, and any sequence of
 * tries by anybody moves only along the table, with the refusal naming what is allowed. After each step of such a walk
 * `holds` is asked, where a machine has a rule of its own.
 */
function itIsAMachine<S extends string>(
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
    const actors = ['doctor', 'patient', 'admin', 'visitor', 'system'] as const
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
