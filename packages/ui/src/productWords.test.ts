import { expect, it } from 'vitest'
import { productWord } from './productWords.ts'

it('reads a word of the shop in both languages, also one that it does not know', () => {
  expect(productWord('dry skin', 'en')).toBe('Dry skin')
  expect(productWord('dry skin', 'ja')).toBe('乾燥肌')
  expect(productWord('Hair_care', 'ja')).toBe('ヘアケア')
  expect(productWord('foot_care', 'en')).toBe('Foot care')
  expect(productWord('foot_care', 'ja')).toBe('Foot care')
})
