import { expect, it } from 'vitest'
import { postalExample, postalFits, postalProblem } from './postal.ts'

it.each([
  ['US', ['10001', '10001-1234', ' 10001 '], ['100-0001', '1000', '10001-12']],
  ['JP', ['100-0001', '1000001', '１００-０００１', '１００−０００１'], ['10001', '100-00012']],
  ['GB', ['SW1A 1AA', 'sw1a1aa', 'M1 1AE', 'GIR 0AA'], ['SW1A', '10001', 'M1 1CE']],
  ['DE', ['10115'], ['1011', 'D-10115']],
  ['FR', ['75001'], ['7500', '75 001']],
  ['CA', ['K1A 0B1', 'K1A0B1', 'k1a-0b1'], ['D1A 0B1', 'K1A', '10001']],
  ['AU', ['2000', '0800'], ['20000', '200']],
])('knows postal codes of %s', (country, good, bad) => {
  expect(good.filter((code) => !postalFits(country, code))).toEqual([])
  expect(bad.filter((code) => postalFits(country, code))).toEqual([])
  expect(postalFits(country, postalExample(country) ?? '')).toBe(true)
})

it('says what is expected, and nothing about countries it does not know', () => {
  expect(postalProblem('JP', '10001')?.en).toContain('100-0001')
  expect(postalProblem('JP', '10001')?.ja).toContain('100-0001')
  expect(postalProblem('IS', 'anything')).toBeUndefined()
  expect(postalProblem('constructor', 'anything')).toBeUndefined()
})
