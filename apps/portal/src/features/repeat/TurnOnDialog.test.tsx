import type { components } from '@officina/openapi/schema'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPart } from '../../testing/part.tsx'
import TurnOnDialog from './TurnOnDialog.tsx'

type Schemas = components['schemas']

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const line = { id: 'l', quantity: 1, product: { title: 'Zinc' } } as Schemas['RecipeLine']
const offer = {
  ...{ first_on: '2026-12-01', last_on: '2027-05-30', runs_out_on: null, min_weeks: 4 },
  ...{ max_quantity: 1, unit_price: 2500, order_totals: [], currency: 'USD' },
  ...{ payment_methods: ['invoice'], consent_version: '1', consent: 'I agree' },
} as Schemas['RepeatOffer']

// once in 45 days makes 7 weeks, which is none of the choices
it.each([
  [2, 4],
  [7, 8],
  [14, 16],
])(
  'of what is allowed every %i weeks, the interval that is shown is sent: %i',
  async (min_weeks, every_weeks) => {
    const sent = drawPart(<TurnOnDialog line={line} onClose={() => undefined} />, (path) =>
      path.endsWith('/repeat-offer') ? { ...offer, min_weeks } : [],
    )
    const often = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'How often' })
    expect(often.selectedOptions[0]?.text).toBe(`Every ${every_weeks} weeks`)
    fireEvent.click(screen.getByRole('checkbox'))
    fireEvent.submit(often)
    await waitFor(() => expect(sent).toMatchObject([{ body: { every_weeks } }]))
  },
)

it('shows the newest consent beside its refusal, and asks for it anew', async () => {
  let version = '1'
  const refusal = { error_code: 'CONSENT_OUTDATED', message: 'The terms have changed.' }
  const sent = drawPart(<TurnOnDialog line={line} onClose={() => undefined} />, (path, method) => {
    if (path.endsWith('/repeat-offer'))
      return { ...offer, consent_version: version, consent: `Text ${version}` }
    if (method !== 'POST') return []
    version = '2'
    return Response.json(refusal, { status: 409 })
  })
  const often = await screen.findByRole('combobox', { name: 'How often' })
  fireEvent.click(screen.getByRole('checkbox', { name: /Text 1/ }))
  fireEvent.submit(often)
  const anew = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Text 2/ })
  expect(await screen.findByText(refusal.message)).toBeTruthy()
  expect(anew.checked).toBe(false)
  fireEvent.submit(often)
  expect(await screen.findByText('Tick this to turn the repeat on.')).toBeTruthy()
  expect(sent).toHaveLength(1)
})
