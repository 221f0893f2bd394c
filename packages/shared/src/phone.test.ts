import { expect, it } from 'vitest'
import { plainPhone, shownPhone } from './phone.ts'

it.each([
  ['090-1234-5678', 'JP', '+819012345678'],
  ['０３－１２３４－５６７８', 'JP', '+81312345678'],
  ['+1 (212) 555-0142', 'JP', '+12125550142'],
  ['(212) 555 0142', 'US', '+12125550142'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['030 123456', 'DE', '+4930123456'],
  ['12', 'US', undefined],
  ['090-1234-56789', 'JP', undefined],
  ['+1 555 0100', 'US', undefined],
  ['03-1234-5678', undefined, '03-1234-5678'],
  ['+81 3 1234 5678', undefined, '+81312345678'],
  ['03-1234-5678', 'XX', undefined],
])('%s in %s is stored as %s', (typed, country, stored) => {
  expect(plainPhone(typed, country)).toBe(stored)
})

it('is shown as its reader dials it, and as typed where it is no number', () => {
  expect(shownPhone('+819012345678', 'JP')).toBe('090-1234-5678')
  expect(shownPhone('+819012345678', 'US')).toBe('+81 90 1234 5678')
  expect(shownPhone('+12125550142')).toBe('+1 212 555 0142')
  for (const typed of ['03-1234-5678', '+1 555 0100', '', '•••• 0100'])
    expect(shownPhone(typed, 'JP')).toBe(typed)
})
