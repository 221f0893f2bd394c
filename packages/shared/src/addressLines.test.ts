import { expect, test } from 'vitest'
import { addressLines } from './addressLines.ts'

const us = {
  country: 'US',
  postal_code: '94117',
  region: 'CA',
  city: 'San Francisco',
  line1: '1 Haight St',
  line2: null,
}
const jp = {
  country: 'JP',
  postal_code: '150-0001',
  region: '東京都',
  city: '渋谷区',
  line1: '神宮前1-2-3',
  line2: 'ビル5F',
}

test('an address is in the order of its country', () => {
  expect(addressLines(us, 'en')).toEqual([
    '1 Haight St',
    'San Francisco, CA 94117',
    'United States',
  ])
  expect(addressLines(us, 'ja').at(-1)).toBe('アメリカ合衆国')
  expect(addressLines(jp, 'ja')).toEqual(['〒150-0001', '東京都渋谷区神宮前1-2-3', 'ビル5F'])
  expect(addressLines({ ...jp, region: 'Tokyo', city: 'Shibuya' }, 'en')).toEqual([
    '〒150-0001',
    'Tokyo Shibuya 神宮前1-2-3',
    'ビル5F',
    'Japan',
  ])
})

test('what was taken away leaves no signs behind', () => {
  const taken = { postal_code: '', city: '', line1: '' }
  expect(addressLines({ ...us, ...taken }, 'en')).toEqual(['CA', 'United States'])
  expect(addressLines({ ...jp, ...taken, line2: null }, 'ja')).toEqual(['東京都'])
})
