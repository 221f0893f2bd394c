import { expect, it } from 'vitest'
import { patientStatuses } from '../../db/schema/patient.ts'
import { endStates, reachable, walkMachine } from '../../testing/walkMachine.ts'
import { patientMachine } from './entity.ts'

it('has every status of the table, all reachable; declined leads only to anonymised', () => {
  expect([...reachable(patientMachine)].sort()).toEqual([...patientStatuses].sort())
  expect(endStates(patientMachine)).toEqual(['anonymised'])
  expect(
    patientMachine.transitions.filter(({ from }) => from === 'declined').map(({ to }) => to),
  ).toEqual(['anonymised'])
})

it('lets nobody in whom no doctor has invited', () => {
  walkMachine(patientMachine, (trail) => {
    const active = trail.findIndex(({ to }) => to === 'active')
    const restored = trail[active - 1]?.to === 'archived'
    if (active >= 0 && !restored) {
      const invited = trail.slice(0, active).find(({ to }) => to === 'invited')
      expect(invited?.who).toBe('doctor')
    }
    const gone = trail.findIndex(({ to }) => to === 'anonymised')
    if (gone >= 0) expect(gone).toBe(trail.length - 1)
  })
})
