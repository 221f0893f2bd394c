import type { components } from '@officina/openapi/schema'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { StillHave } from './StillHave.tsx'

afterEach(cleanup)

const never = {
  id: 'line',
  product: { title: 'Zinc' },
  last_ordered_at: null,
  days_left: null,
} as components['schemas']['RecipeLine']

it.each([
  ['never ordered', {}, 0],
  ['ordered', { last_ordered_at: '2026-11-20T09:00:00Z' }, 1],
  ['said to be there', { days_left: 12 }, 1],
  ['used up', { days_left: 0 }, 1],
])('of a product that is %s, the amount left can be corrected: %j', (_state, line, buttons) => {
  render(<StillHave line={{ ...never, ...line }} />)
  expect(screen.queryAllByRole('button', { name: 'Correct the amount left: Zinc' })).toHaveLength(
    buttons,
  )
})
