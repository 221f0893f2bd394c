import { expect, it } from 'vitest'
import { carrierNames, carriersFor, carriersOf } from './carriers.ts'

const shop = [
  { countries: ['JP'], carriers: ['yamato', 'sagawa', 'japan_post'] },
  { countries: ['US'], carriers: ['ups', 'usps', 'fedex'] },
] as const

it('names those first that deliver in the country, and each of them once', () => {
  expect(carriersFor('US-NY', shop).slice(0, 3)).toEqual(['ups', 'usps', 'fedex'])
  expect(carriersFor('JP-東京都', shop)[0]).toBe('yamato')
  expect(carriersFor('FR-75', shop)[0]).toBe('dhl')
  for (const region of ['US-NY', 'JP-東京都', ''])
    expect([...carriersFor(region, shop)].sort()).toEqual(Object.keys(carrierNames).sort())
  expect(carriersFor('US-NY', shop).at(-1)).toBe('other')
})

it('knows a number by its shape', () => {
  expect(carriersOf('1z 999 AA1 01 2345 6784')).toEqual(['ups', 'other'])
  expect(carriersOf('9400 1000 0000 0000 0000 00')).toContain('usps')
  expect(carriersOf('1234-5678-9012')).toEqual(['yamato', 'sagawa', 'japan_post', 'fedex', 'other'])
  expect(carriersOf('EA123456789JP')).toEqual(['japan_post', 'other'])
  expect(carriersOf('x')).toEqual(['other'])
})
