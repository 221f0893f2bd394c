import { setViewerZone } from '@officina/shared/format'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { LineDispute } from './LineDispute.tsx'
import { Statement } from './Statement.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setViewerZone(undefined)
})

it('was paid on a day of the shop, whatever day it was where it is read', async () => {
  setViewerZone('America/Los_Angeles')
  // the beginning of the day in New York
  const at = '2026-11-23T05:00:00.000Z'
  const statement = {
    ...{ id: 's', number: 'ST-2026-10-000045', status: 'paid', currency: 'USD', net: 10_000 },
    ...{ period_start: '2026-10-01', period_end: '2026-10-31', pay_on: '2026-11-20' },
    ...{ commission: 10_000, adjustments: 0, carried_in: 0, withholding: 0 },
    ...{ paid_at: at, payment_ref: 'TRF-1', replaces: [] },
    lines: [{ id: 'l', type: 'payout', at, amount: -10_000, base: 0, rate_bp: 0 }],
  }
  drawPart(<Statement id="s" />, () => statement)
  expect(await screen.findAllByText('23 Nov 2026')).toHaveLength(2)
})

it('shows a suspended doctor what was disputed, and nothing to send', () => {
  const dispute = { id: 'd', status: 'open', message: 'Too little', answer: null }
  const line = { id: 'l', type: 'commission', product: 'Zinc', amount: 100, dispute } as never
  const of = { statementId: 's', currency: 'USD', line, isOpen: true }
  drawPart(<LineDispute {...of} isReadOnly />, () => ({}))
  expect(screen.getByText('Too little')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
