import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../../../testing/part.tsx'
import PlaceDialog from './PlaceDialog.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('begins with the day that it is for the shop: a later one is refused', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T03:00:00Z') })
  drawPart(
    <PlaceDialog
      cart={{ total: 2450, currency: 'USD', revision: 1 } as never}
      patientId="a"
      name="Ana Berg"
      onClose={() => undefined}
      onPlaced={() => undefined}
    />,
    () => [],
  )
  expect(screen.getByLabelText(/^Date of consent/)).toHaveProperty('value', '2026-11-20')
})
