import { startOfDay } from '@officina/shared/dates/zoned'
import { describe, expect, it } from 'vitest'
import { payDate, periodOf, previousPeriod } from './period.ts'

describe('periods', () => {
  it('is the calendar month of the business, not of Greenwich', () => {
    const over = periodOf('2026-10', 'Asia/Tokyo').over.toISOString()
    expect(over).toBe('2026-10-31T15:00:00.000Z')
    expect(previousPeriod(new Date('2026-10-31T14:59:59Z'), 'Asia/Tokyo').name).toBe('2026-09')
    expect(previousPeriod(new Date('2026-10-31T15:00:00Z'), 'Asia/Tokyo').name).toBe('2026-10')
    expect(previousPeriod(new Date('2026-11-01T00:00:00Z'), 'UTC').name).toBe('2026-10')
  })

  it('knows leap years and the turn of the year', () => {
    expect(periodOf('2028-02', 'UTC').end).toBe('2028-02-29')
    expect(previousPeriod(new Date('2027-01-05T00:00:00Z'), 'UTC')).toMatchObject({
      name: '2026-12',
      start: '2026-12-01',
      end: '2026-12-31',
    })
    expect(payDate(periodOf('2026-12', 'UTC'), 20)).toBe('2027-01-20')
  })

  it('finds the start of a day across clock changes', () => {
    expect(startOfDay('2026-03-30', 'Europe/Berlin').toISOString()).toBe('2026-03-29T22:00:00.000Z')
    expect(startOfDay('2026-11-01', 'America/New_York').toISOString()).toBe(
      '2026-11-01T04:00:00.000Z',
    )
    expect(startOfDay('2026-11-02', 'America/New_York').toISOString()).toBe(
      '2026-11-02T05:00:00.000Z',
    )
  })
})
