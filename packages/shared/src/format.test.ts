import { expect, test } from 'vitest'
import {
  bracketed,
  formatCountry,
  formatDate,
  formatDateTime,
  formatDays,
  formatDaysLeft,
  formatFileSize,
  formatMoney,
  formatMonth,
  formatName,
  formatPercent,
  formatRegion,
  formatRelative,
  listed,
  listedInSentence,
  minorDigits,
  named,
  parseMoney,
} from './format.ts'
import { formatPlace } from './place.ts'

test('dates', () => {
  expect(formatDate('2026-11-20T10:00:00Z', 'en', 'UTC')).toBe('20 Nov 2026')
  expect(formatDate('2026-11-20T10:00:00Z', 'ja', 'UTC')).toBe('2026年11月20日')
  expect(formatDate('2026-09-01', 'en')).toBe('1 Sep 2026')
})

test('months', () => {
  expect(formatMonth('2026-10', 'en')).toBe('October 2026')
  expect(formatMonth('2026-10', 'ja')).toBe('2026年10月')
  expect(formatMonth('2026-09', 'en', 'short')).toBe('Sep 2026')
  expect(formatMonth('2026-09', 'en')).toBe('September 2026')
  expect(formatMonth('2026-13', 'en')).toBe('2026-13')
})

test('a plain date keeps its day in every zone, an instant does not', () => {
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo']) {
    expect(formatDate('2026-11-20', 'en', zone)).toBe('20 Nov 2026')
  }
  expect(formatDate('2026-11-20T23:00:00Z', 'en', 'Asia/Tokyo')).toBe('21 Nov 2026')
})

test('dates with times', () => {
  expect(formatDateTime('2026-11-20T05:05:00Z', 'en', 'Asia/Tokyo')).toBe('20 Nov 2026, 14:05')
  expect(formatDateTime('2026-11-20T05:05:00Z', 'ja', 'Asia/Tokyo')).toBe('2026年11月20日 14:05')
  expect(formatDateTime('2026-11-20T00:05:00Z', 'en', 'UTC')).toBe('20 Nov 2026, 00:05')
})

test('relative times', () => {
  const now = '2026-11-20T12:00:00Z'
  expect(formatRelative('2026-11-17T12:00:00Z', 'en', now)).toBe('3 days ago')
  expect(formatRelative('2026-11-17T12:00:00Z', 'ja', now)).toBe('3日前')
  expect(formatRelative('2026-11-20T14:00:00Z', 'en', now)).toBe('in 2 hours')
  // the day before yesterday, and before midnight
  expect(formatRelative('2026-11-18T20:00:00Z', 'en', now)).toBe('1 day ago')
  expect(formatRelative('2026-11-18T20:00:00Z', 'ja', now)).toBe('1日前')
  expect(formatRelative('2026-11-20T11:59:40Z', 'en', now)).toBe('just now')
  expect(formatRelative('2026-11-20T11:59:40Z', 'ja', now)).toBe('たった今')
})

test('money is minor units of the currency', () => {
  expect(formatMoney(1250, 'USD', 'en')).toBe('$12.50')
  expect(formatMoney(-5, 'USD', 'en')).toBe('−$0.05')
  expect(formatMoney(1250, 'JPY', 'en')).toBe('¥1,250')
  expect(formatMoney(1250, 'JPY', 'ja')).toMatch(/^[¥￥]1,250$/)
  expect(formatMoney(1250, 'KWD', 'en')).toMatch(/1\.250/)
  expect([minorDigits('USD'), minorDigits('JPY'), minorDigits('KWD')]).toEqual([2, 0, 3])
})

test('typed money becomes minor units or nothing', () => {
  expect(parseMoney('12.5', 'USD')).toBe(1250)
  expect(parseMoney('$1,234.56', 'USD')).toBe(123456)
  expect(parseMoney('1,234,567', 'JPY')).toBe(1234567)
  expect(parseMoney('２.５０', 'USD')).toBe(250)
  expect(parseMoney('１２００', 'JPY')).toBe(1200)
  expect(parseMoney(formatMoney(-575, 'USD', 'en'), 'USD')).toBe(-575)
  expect(parseMoney('0.29', 'USD')).toBe(29)
  for (const wrong of [
    ...['', 'abc', '1.234', '1e5', '--1', '99999999999999999'],
    ...['0,05', '0,500', '9,5', '1,50', '1,2345', '12,34,567', '1.000,00', ',500'],
  ]) {
    expect(parseMoney(wrong, 'USD')).toBeUndefined()
  }
  expect(parseMoney('12.5', 'JPY')).toBeUndefined()
})

test('per cent and file sizes', () => {
  expect(formatPercent(2050, 'en')).toBe('20.5%')
  expect([900, 12_300, 10_000_000].map((bytes) => formatFileSize(bytes, 'en'))).toEqual([
    '900 B',
    '12 kB',
    '10 MB',
  ])
  expect(formatFileSize(10 * 1024 * 1024, 'en')).toBe('10 MB')
})

test('countries by their names', () => {
  expect([formatCountry('JP', 'en'), formatCountry('JP', 'ja')]).toEqual(['Japan', '日本'])
  expect([formatRegion('US-NY', 'en'), formatRegion('JP-東京都', 'ja')]).toEqual([
    'NY, United States',
    '東京都',
  ])
  expect([formatRegion('FR-', 'en'), formatRegion('?', 'ja')]).toEqual(['France', '?'])
  expect([formatRegion('US-WA', 'en', 'short'), formatRegion('US-WA', 'ja', 'short')]).toEqual([
    'WA, US',
    'アメリカ WA',
  ])
  expect([formatCountry('US', 'en'), formatCountry('*', 'en')]).toEqual(['United States', '*'])
})

test('names', () => {
  const ana = { first_name: 'Ana', last_name: 'Brown' }
  const hanako = { first_name: '花子', last_name: '山﨑' }
  expect(formatName(ana, 'en')).toBe('Ana Brown')
  expect(formatName(ana, 'ja', { honorific: true })).toBe('Ana Brown\u00a0様')
  expect(formatName(hanako, 'ja')).toBe('山﨑 花子')
  expect(formatName(hanako, 'ja', { honorific: true })).toBe('山﨑 花子\u00a0様')
  expect(formatName(hanako, 'en', { honorific: true })).toBe('山﨑 花子')
  expect(formatName({ last_name: 'Brown' }, 'en')).toBe('Brown')
  expect(formatName({}, 'ja', { honorific: true })).toBe('')
})

test('signs between words are those of the language', () => {
  const words = ['Zinc', 'Iron', 'Iodine']
  const said = (['en', 'ja'] as const).map((locale) => [
    listed(words, locale),
    listedInSentence(words, locale),
    listedInSentence(words.slice(1), locale),
    formatPlace({ city: 'Osaka', region: 'NY', country: 'US' }, locale),
    formatPlace({ city: '渋谷区', region: '東京都', country: 'JP' }, locale),
  ])
  expect(said).toEqual([
    [
      'Zinc, Iron, Iodine',
      'Zinc, Iron and Iodine',
      'Iron and Iodine',
      'Osaka, NY, United States',
      '渋谷区, 東京都, Japan',
    ],
    [
      'Zinc、Iron、Iodine',
      'Zinc、Iron、Iodine',
      'Iron、Iodine',
      'Osaka, NY, アメリカ合衆国',
      '東京都渋谷区',
    ],
  ])
})

test('two days with what they share said once', () => {
  const days = { from: '2026-11-25', to: '2026-11-27' }
  const months = { from: '2026-11-30', to: '2026-12-02' }
  const years = { from: '2026-12-30', to: '2027-01-02' }
  const one = { from: '2026-11-25', to: '2026-11-25' }
  expect([days, months, years, one].map((each) => formatDays(each, 'en'))).toEqual([
    '25 – 27 Nov 2026',
    '30 Nov – 2 Dec 2026',
    '30 Dec 2026 – 2 Jan 2027',
    '25 Nov 2026',
  ])
  expect([days, months, years, one].map((each) => formatDays(each, 'ja'))).toEqual([
    '2026年11月25日〜27日',
    '2026年11月30日〜12月2日',
    '2026年12月30日〜2027年1月2日',
    '2026年11月25日',
  ])
})

test('says for how long a product lasts', () => {
  expect([12, 1, 0].map((days) => formatDaysLeft(days, 'en'))).toEqual([
    '12 days left',
    '1 day left',
    'used up',
  ])
  expect([12, 0].map((days) => formatDaysLeft(days, 'ja'))).toEqual([
    '残り12日分',
    '使い切りました',
  ])
})

test('a name and its value, and what is said in passing, in the punctuation of the language', () => {
  expect(named('Status', 'Paid', 'en')).toBe('Status: Paid')
  expect(named('状態', '支払い済み', 'ja')).toBe('状態：支払い済み')
  expect(bracketed('Amount', 'USD', 'en')).toBe('Amount (USD)')
  expect(bracketed('金額', 'USD', 'ja')).toBe('金額（USD）')
})
