import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import { PatientActions } from './PatientActions.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const named = { last_name: 'Berg', first_name: 'Ana', email: null }

it.each(['suspended', 'declined'])('no recipe is offered for who is %s', (display_status) => {
  drawPart(
    <>
      <PatientActions patient={{ id: 'a', ...named, display_status: 'active' }} />
      <PatientActions patient={{ id: 'b', ...named, display_status }} />
    </>,
    () => ({}),
  )
  expect(screen.getAllByRole('button')).toHaveLength(1)
})
