import { expect, it } from 'vitest'
import { itIsAMachine } from '../../testing/machines.ts'
import { patientMachine } from './entity.ts'

it('leads from declined only to anonymised', () => {
  const declined = patientMachine.transitions.filter(({ from }) => from === 'declined')
  expect(declined.map(({ to }) => to)).toEqual(['anonymised'])
})

const rule = 'lets nobody in whom no doctor has invited'
itIsAMachine(patientMachine, ['anonymised'], rule, (trail) => {
  const active = trail.findIndex(({ to }) => to === 'active')
  const restored = trail[active - 1]?.to === 'archived'
  if (active >= 0 && !restored) {
    const invited = trail.slice(0, active).find(({ to }) => to === 'invited')
    expect(invited?.who).toBe('doctor')
  }
  const gone = trail.findIndex(({ to }) => to === 'anonymised')
  if (gone >= 0) expect(gone).toBe(trail.length - 1)
})
