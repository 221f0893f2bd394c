import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../../testing/part.tsx'
import { History } from './History.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has words in Japanese for what a patient or another doctor has changed', async () => {
  const events = ['patient.transfer', 'patient.update_own', 'invitation.decline']
  const rows = events.map((event, index) => ({
    ...{ id: `audit-${index}`, at: '2026-11-20T10:00:00Z', kind: 'patient', event, object: null },
    ...{ actor_role: 'patient', actor_name: null, reason_code: null, reason: null },
    changes: event.endsWith('own')
      ? [{ field: 'no_known_allergies', before: null, after: null }]
      : [],
  }))
  drawPart(<History patientId="a" />, () => Response.json({ data: rows, total: 3 }), 'ja')
  expect(await screen.findByText('ほかの医師から引き継ぎ')).toBeTruthy()
  expect(screen.getByText('患者さん本人が情報を変更')).toBeTruthy()
  expect(screen.getByText('招待を辞退')).toBeTruthy()
  expect(screen.queryByText(/allergies/)).toBeNull()
})
