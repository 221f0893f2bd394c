import type { components } from '@officina/openapi/schema'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { supplyMessages } from '../../../features/supply/messages.ts'
import { MyDay } from './MyDay.tsx'

const t = supplyMessages.en
const line = {
  ...{ state: 'active', last_ordered_at: null, days_left: null, units_per_pack: 60 },
  ...{ pack_unit: 'capsule', dosage_mode: 'structured', amount_min: 1, unit: 'capsule' },
  ...{ frequency_count: 1, frequency_period: 'day' },
}
const ordered = { last_ordered_at: '2026-11-20T09:00:00Z' }
const taken = { title: 'Drops', units_per_pack: 300, pack_unit: 'drop' }

it('lists what was ordered and is counted, with what is known of it', () => {
  const lines = [
    { ...line, id: '1', product: { title: 'New' } },
    { ...line, ...ordered, id: '2', product: { title: 'Lost' } },
    { ...line, ...ordered, id: '3', product: { title: 'Coming' }, coming: 'shipped' },
    { ...line, ...ordered, id: '4', product: { title: 'Left' }, days_left: 0 },
    { ...line, ...ordered, id: '5', product: { title: 'Capsules' }, taken },
  ]
  const top = {
    days: ['2026-11-20', '2026-11-19'].map((day) => ({ day, slots: [] })),
    recipes: [{ id: 'recipe', status: 'issued', lines }],
  } as unknown as components['schemas']['PatientTop']
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MyDay top={top} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const said = screen.getAllByRole('listitem').map((item) => {
    const states = [t.shipped, t.runOut]
    const found = states.filter((state) => within(item).queryByText(state))
    return [item.firstElementChild?.textContent, ...found]
  })
  expect(said.sort()).toEqual([['Coming', t.shipped], ['Left', t.runOut], ['Lost']])
})
