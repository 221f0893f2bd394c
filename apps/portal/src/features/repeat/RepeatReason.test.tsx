import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RepeatReason } from './RepeatReason.tsx'
import type { Repeat } from './types.ts'

const repeat = {
  status: 'active',
  reason: null,
  waits_for: null,
  offered: null,
  currency: 'USD',
  recipe: { expires_on: '2027-03-25' },
  next_on: '2027-03-25',
} as Repeat

it('says that the recipe ends before the next order', () => {
  expect(renderToStaticMarkup(<RepeatReason repeat={repeat} />)).toBe('')
  const late = { ...repeat, next_on: '2027-06-07' }
  expect(renderToStaticMarkup(<RepeatReason repeat={late} />)).toContain('valid until 25 Mar 2027')
})
