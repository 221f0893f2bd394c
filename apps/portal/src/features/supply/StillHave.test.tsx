import type { components } from '@officina/openapi/schema'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { supplyMessages } from './messages.ts'
import { StillHave } from './StillHave.tsx'

const never = {
  ...{ id: 'line', product: { title: 'Zinc' }, last_ordered_at: null, days_left: null },
  ...{ units_per_pack: 60, pack_unit: 'capsule', dosage_mode: 'structured' },
  ...{ amount_min: 1, unit: 'capsule', frequency_count: 1, frequency_period: 'day' },
} as components['schemas']['RecipeLine']
const ordered = { last_ordered_at: '2026-11-20T09:00:00Z' }
const drops = { title: 'Drops', units_per_pack: 300, pack_unit: 'drop' }

it.each([
  ['never ordered', {}, null],
  ['ordered', ordered, 'Zinc'],
  ['said to be there', { days_left: 12 }, 'Zinc'],
  ['used up', { days_left: 0 }, 'Zinc'],
  ['left to its label', { ...ordered, dosage_mode: 'label' }, null],
  ['taken in another form', { ...ordered, taken: { ...drops, unit: 'drop' } }, 'Drops'],
  ['taken in a form that is not counted', { ...ordered, taken: drops }, null],
])('of a product that is %s, the amount left can be corrected: %j', (_state, line, title) => {
  render(<StillHave line={{ ...never, ...line } as typeof never} />)
  const names = screen.queryAllByRole('button').map((each) => each.getAttribute('aria-label'))
  expect(names).toEqual(title === null ? [] : [supplyMessages.en.stillHaveOf(title)])
})
