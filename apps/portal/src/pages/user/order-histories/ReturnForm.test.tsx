import { forgetAllInput } from '@officina/ui/keptInput.ts'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../../testing/part.tsx'
import { ReturnForm } from './ReturnForm.tsx'
import { ReturnLines } from './ReturnLines.tsx'

afterEach(() => {
  cleanup()
  forgetAllInput()
  vi.unstubAllGlobals()
})

it('asks for unopened products where the reason that is chosen wants it, not before', async () => {
  const order = { id: 'o', lines: [] } as never
  const props = { id: 'return', order, onPending: () => undefined, onDone: () => undefined }
  drawPart(<ReturnForm {...props} />, () => ({}))
  const send = () => fireEvent.submit(document.getElementById('return') as HTMLFormElement)
  const unopened = screen.getByRole('checkbox', { name: /unopened/ })
  send()
  await screen.findByText('2 fields need your attention')
  expect(unopened.getAttribute('aria-invalid')).not.toBe('true')
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'not_needed' } })
  send()
  expect((await screen.findAllByText(/for this reason/)).length).toBeGreaterThan(0)
})

it('says until what time of the last day a return can be asked for', () => {
  const line = { id: 'l', title: 'Zinc', variant_title: '60 tablets', returnable_quantity: 1 }
  const lines = [{ ...line, return_refusal: null, return_until: '2026-12-20T10:00:00Z' }]
  const props = { id: 'lines', order: { lines } as never, value: {}, error: undefined }
  drawPart(<ReturnLines {...props} onChange={() => undefined} />, () => ({}))
  screen.getByText(/^Can be returned until \d+ Dec 2026, \d\d:00\.$/)
})
