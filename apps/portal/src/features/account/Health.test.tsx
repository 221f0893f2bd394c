import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import { Health } from './Health.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('sends the lists that were changed alone: an entry with a comma stays one', async () => {
  const lists = { allergies: ['Nuts'], conditions: ['Kidney disease, dialysis'], medications: [] }
  const account = { ...lists, no_known_allergies: false, pregnancy: 'no', revision: 3 }
  const sent = drawPart(<Health />, () => account)
  const field = await screen.findByRole('textbox', { name: /^Allergies/ })
  fireEvent.change(field, { target: { value: 'Nuts, latex' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    ...{ revision: 3, pregnancy: 'no', no_known_allergies: false },
    allergies: ['Nuts', 'latex'],
  })
})
