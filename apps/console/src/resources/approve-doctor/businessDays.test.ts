import { expect, test } from 'vitest'
import { businessDaysSince, isSameDay } from './businessDays.ts'

const zone = 'America/Los_Angeles'
// Sunday evening there, Monday already in Tokyo
const now = new Date('2026-11-23T02:00:00Z')

test('weekdays that began since then are counted on the business clock', () => {
  expect(businessDaysSince('2026-11-20T18:00:00Z', now, zone)).toBe(0)
  expect(businessDaysSince('2026-11-20T18:00:00Z', now, 'Asia/Tokyo')).toBe(1)
  expect(businessDaysSince('2026-11-16T18:00:00Z', now, zone)).toBe(4)
  const since = (day: string) => businessDaysSince('2026-11-20T09:00:00Z', new Date(day), 'UTC')
  expect(
    ['2026-11-20T23:00:00Z', '2026-11-22T12:00:00Z', '2026-11-23T00:00:00Z'].map(since),
  ).toEqual([0, 0, 1])
})

test('a day without business is not today', () => {
  expect(isSameDay('2026-11-21T18:00:00Z', now, zone)).toBe(false)
  expect(isSameDay('2026-11-22T18:00:00Z', now, zone)).toBe(true)
  expect(isSameDay('2026-11-22T10:00:00Z', now, 'Asia/Tokyo')).toBe(false)
})
