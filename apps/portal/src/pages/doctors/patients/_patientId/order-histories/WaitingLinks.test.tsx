import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../../../testing/part.tsx'
import { WaitingLinks } from './WaitingLinks.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('a link that was paid meanwhile waits no more', async () => {
  let links: object[] = [
    {
      ...{ id: 'k', revision: 1, state: 'open', amount: 900, currency: 'USD', order: null },
      ...{ expires_at: '2026-12-01T00:00:00Z', lines: [{ title: 'Zinc', quantity: 1 }] },
    },
  ]
  const sent = drawPart(<WaitingLinks patientId="a" />, (_path, method) => {
    if (method === 'GET') return links
    links = []
    return Response.json({ message: 'Paid', error_code: 'INVALID_TRANSITION' }, { status: 409 })
  })
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  await press('Send again')
  await screen.findByRole('dialog')
  await press('Send again')
  await screen.findByText('Paid')
  expect(sent).toHaveLength(1)
  await press('Cancel')
  await waitFor(() => expect(screen.queryByText('Zinc × 1')).toBeNull())
})
