import { expect, it } from 'vitest'
import { addressFormOf, addressProblems, plainAddress } from './addressForm.ts'
import { countryCodes } from './countries.ts'
import { postalExample } from './postal.ts'
import { isSameRegion, statesOf } from './states.ts'

const address = {
  country: 'US',
  postal_code: '10001',
  region: 'NY',
  city: 'New York',
  line1: '1 Main',
}
const wrong = (change: Partial<typeof address>) =>
  Object.keys(addressProblems({ ...address, ...change })).sort()

it('asks for what mail of the country needs', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ region: 'new york' })).toEqual([])
  expect(wrong({ region: 'Tokyo' })).toEqual(['region'])
  expect(wrong({ region: '', postal_code: ' ', city: '', line1: '' })).toHaveLength(4)
  const berlin = { country: 'DE', postal_code: '10115', region: '', city: 'Berlin' }
  expect(wrong(berlin)).toEqual([])
  expect(wrong({ ...berlin, postal_code: '1011' })).toEqual(['postal_code'])
  expect(wrong({ country: 'HK', postal_code: '', region: 'Kowloon', city: '' })).toEqual([])
  expect(wrong({ country: 'AE', postal_code: '', region: 'Dubai', city: '' })).toEqual([])
  expect(wrong({ country: 'SG', postal_code: '018956', region: '', city: '' })).toEqual([])
  expect(wrong({ country: 'IS', postal_code: 'any', region: '', city: 'Reykjavík' })).toEqual([])
})

it('shows every part that it requires, and every country with a list of states requires one', () => {
  for (const country of countryCodes) {
    const form = addressFormOf(country)
    expect([country, [...form.required].filter((part) => !form.shown.has(part))]).toEqual([
      country,
      [],
    ])
    if (statesOf(country)) expect([country, form.required.has('region')]).toEqual([country, true])
    if (postalExample(country))
      expect([country, form.shown.has('postal_code')]).toEqual([country, true])
  }
})

it('stores a state as its country writes it', () => {
  expect(
    plainAddress({ ...address, region: 'california', postal_code: '９４１１７' }),
  ).toMatchObject({
    region: 'CA',
    postal_code: '94117',
  })
  for (const typed of ['Tokyo', '東京', '東京都', 'tokyo-to', 'Tokyo Prefecture'])
    expect(plainAddress({ ...address, country: 'JP', region: typed }).region).toBe('東京都')
  expect(isSameRegion('US', 'CA', 'California')).toBe(true)
  expect(isSameRegion('MX', 'Mexico', 'MEX')).toBe(false)
  expect(isSameRegion('DE', 'Bayern', 'bayern')).toBe(true)
  expect(statesOf('JP')).toHaveLength(47)
  expect(statesOf('US')).toHaveLength(62)
  expect(statesOf('constructor')).toBeUndefined()
})
