import { expect, it } from 'vitest'
import { postalCountry, postalFits } from './postal.ts'

it('knows the shapes of the countries we deliver to', () => {
  expect(postalFits('US', '10001')).toBe(true)
  expect(postalFits('US', '10001-1234')).toBe(true)
  expect(postalFits('US', '100-0001')).toBe(false)
  expect(postalFits('JP', '100-0001')).toBe(true)
  expect(postalFits('JP', '1000001')).toBe(true)
  expect(postalFits('JP', '１００-０００１')).toBe(true)
  expect(postalFits('JP', '10001')).toBe(false)
  expect(postalCountry('DE')).toBeUndefined()
})
