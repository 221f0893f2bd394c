import { countryCodes } from '@officina/shared/countries'
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

test.each([
  ['DE', ['1 Street', 'Rear', '10115 Town', 'Germany']],
  ['GB', ['1 Street', 'Rear', 'Town', '10115', 'United Kingdom']],
  ['HK', ['1 Street', 'Rear', 'Town', '10115', 'Hong Kong SAR China']],
  ['CN', ['10115 China', 'Town', '1 Street', 'Rear']],
  ['PH', ['1 Street, Rear, Town', '10115', 'Philippines']],
  ['PR', ['1 Street', 'Rear', 'Town, PR 10115', 'Puerto Rico']],
  ['JP', ['1 Street', 'Rear', 'Town, 10115', 'Japan']],
])('an address in %s', (country, lines) => {
  const address = { country, postal_code: '10115', region: '', city: 'Town', line1: '1 Street' }
  expect(addressLines({ ...address, line2: 'Rear' }, 'en')).toEqual(lines)
})

test('a state is written as its country writes it', () => {
  expect(addressLines({ ...us, region: 'California' }, 'en')[1]).toBe('San Francisco, CA 94117')
  const abroad = { ...jp, city: 'Shibuya-ku', line1: '1-2-3 Jingumae', line2: null }
  expect(addressLines(abroad, 'en')).toEqual([
    '1-2-3 Jingumae',
    'Shibuya-ku, Tokyo 150-0001',
    'Japan',
  ])
})

test('whatever the country, all that was typed is printed once and as it was typed', () => {
  const typed = {
    postal_code: '10-115',
    region: 'Reg',
    city: 'Town of X',
    line1: '1 qcity',
    line2: 'Rear',
  }
  for (const country of countryCodes)
    for (const locale of ['en', 'ja'] as const) {
      const text = addressLines({ ...typed, country }, locale).join('\n')
      const counts = Object.values(typed).map((part) => text.split(part).length - 1)
      expect([country, text, counts]).toEqual([country, text, [1, 1, 1, 1, 1]])
    }
})

test('what was taken away leaves no signs behind', () => {
  const taken = { postal_code: '', city: '', line1: '' }
  expect(addressLines({ ...us, ...taken }, 'en')).toEqual(['CA', 'United States'])
  expect(addressLines({ ...jp, ...taken, line2: null }, 'ja')).toEqual(['東京都'])
})
