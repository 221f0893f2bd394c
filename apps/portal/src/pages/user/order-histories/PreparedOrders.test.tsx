import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Toaster } from '../../../features/toast.tsx'
import { drawPart } from '../../../testing/part.tsx'
import { PreparedOrders } from './PreparedOrders.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('one that was paid elsewhere stands here no more, and says why it was not paid again', async () => {
  const link = {
    ...{ id: 'k', doctor_name: 'Own', amount: 2500, currency: 'USD', lines: [] },
    expires_at: '2026-12-01T09:00:00Z',
  }
  const refusal = { error_code: 'PAY_LINK_PAID', message: 'This order is already paid.' }
  let links = [link]
  const parts = (
    <>
      <PreparedOrders />
      <Toaster />
    </>
  )
  drawPart(parts, (_path, method) => {
    if (method === 'GET') return links
    links = []
    return Response.json(refusal, { status: 409 })
  })
  const pay = await screen.findByRole('button', { name: 'Pay by card' })
  fireEvent.click(pay)
  await waitFor(() => expect(pay.isConnected).toBe(false))
  expect(await screen.findByText(refusal.message)).toBeTruthy()
})
