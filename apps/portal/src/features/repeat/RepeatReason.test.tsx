import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RepeatReason } from './RepeatReason.tsx'
import type { PatientRepeat, Repeat } from './types.ts'

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

it('says when the next order comes once it is resumed', () => {
  const paused = {
    ...repeat,
    status: 'paused',
    reason: 'payment_failed',
    actions: ['resume', 'change', 'stop'],
    next_on: '2026-11-10',
    first_on: '2026-11-21',
  } as PatientRepeat
  const textOf = (of: PatientRepeat) => renderToStaticMarkup(<RepeatReason repeat={of} />)
  expect(textOf(paused)).toContain('planned for 21 Nov 2026')
  expect(textOf({ ...paused, next_on: '2026-12-08' })).toContain('planned for 8 Dec 2026')
  // no day is promised on which the recipe is over
  const late = textOf({ ...paused, first_on: '2027-03-26' })
  expect(late).toContain('valid until 25 Mar 2027')
  expect(late).not.toContain('planned for')
})
