import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateIn,
  dateTimeIn,
  dayMs,
  daysBetween,
  isTimeZone,
  offsetMinutes,
  timeIn,
  weekdayOf,
} from './days.ts'
import { addMonths } from './months.ts'
import { fromWallClock, startOfDay } from './zoned.ts'

// with and without summer time, on both halves of the globe, by half an hour, and where midnight is skipped
const zones = [
  'UTC',
  'Asia/Tokyo',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Apia',
  'Asia/Kathmandu',
]
const zone = fc.constantFrom(...zones)
const instant = fc.date({
  min: new Date('2012-01-01T00:00:00Z'),
  max: new Date('2037-12-31T00:00:00Z'),
  noInvalidDate: true,
})
const day = instant.map((at) => at.toISOString().slice(0, 10))

/** What the platform's own calendar says, for comparison. */
const byIntl = (at: Date, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}

describe('an instant in a time zone', () => {
  it('has the day and the time that its clocks show', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const shown = byIntl(at, timeZone)
        expect(dateTimeIn(at, timeZone)).toBe(shown)
        expect(dateIn(at, timeZone)).toBe(shown.slice(0, 10))
        expect(timeIn(at, timeZone)).toBe(shown.slice(11, 16))
        const ahead =
          (Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(+at / 1000) * 1000) / 60_000
        expect(offsetMinutes(at, timeZone)).toBe(ahead)
      }),
    )
  })

  it('is on either side of a change of the clocks at a minute past midnight', () => {
    const shown = (time: string) => dateTimeIn(new Date(`2010-11-07T${time}Z`), 'America/St_Johns')
    expect([shown('02:30:59'), shown('02:31:00'), shown('02:30:59')]).toEqual([
      '2010-11-07 00:00:59',
      '2010-11-06 23:01:00',
      '2010-11-07 00:00:59',
    ])
  })

  it('is found again from what the clocks show, but for the hour that comes twice', () => {
    fc.assert(
      fc.property(instant, zone, (at, timeZone) => {
        const shown = dateTimeIn(at, timeZone).slice(0, 16)
        expect(dateTimeIn(fromWallClock(shown, timeZone), timeZone).slice(0, 16)).toBe(shown)
      }),
    )
  })
})

describe('a day', () => {
  it('begins with its first instant, whatever the clocks do in its night', () => {
    fc.assert(
      fc.property(day, zone, (date, timeZone) => {
        // Samoa had no 30 December 2011; the days here come after it
        const start = startOfDay(date, timeZone)
        expect(dateIn(start, timeZone)).toBe(date)
        expect(dateIn(new Date(+start - 1), timeZone) < date).toBe(true)
      }),
    )
  })

  it.each([
    // forward at midnight: the day begins at one
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    // back at midnight: the hour before it comes twice
    ['2026-04-05', 'America/Santiago', '2026-04-05T04:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ])('%s begins in %s at %s', (date, timeZone, start) => {
    expect(startOfDay(date, timeZone).toISOString()).toBe(start)
  })

  it('of a clock change has 23 or 25 hours, and is one day all the same', () => {
    const hours = (date: string) =>
      (+startOfDay(addDays(date, 1), 'America/New_York') - +startOfDay(date, 'America/New_York')) /
      (dayMs / 24)
    expect(['2026-03-07', '2026-03-08', '2026-11-01'].map(hours)).toEqual([24, 23, 25])
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  })

  it('plus days is so many days later', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const then = addDays(date, days)
        expect((Date.parse(then) - Date.parse(date)) / dayMs).toBe(days)
        expect(daysBetween(date, then)).toBe(days)
        expect(weekdayOf(then)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7)
      }),
    )
  })

  it('plus months keeps its number, or is the last of a shorter month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -60, max: 60 }), (date, months) => {
        const then = addMonths(date, months)
        const count = (text: string) => +text.slice(0, 4) * 12 + +text.slice(5, 7)
        expect(count(then) - count(date)).toBe(months)
        const isLast = addDays(then, 1).endsWith('-01')
        expect(
          then.slice(8) === date.slice(8) ||
            (isLast && then < `${then.slice(0, 8)}${date.slice(8)}`),
        ).toBe(true)
      }),
    )
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2026-12-31', -1)).toBe('2026-11-30')
  })

  it('that is none is refused', () => {
    expect(() => addDays('2026-13-01', 1)).toThrow(RangeError)
    expect(() => dateIn(new Date(Number.NaN), 'UTC')).toThrow(RangeError)
  })
})

it('a wall-clock time that the clock skips is taken as late as it was meant', () => {
  expect(fromWallClock('2026-03-08T02:30', 'America/New_York').toISOString()).toBe(
    '2026-03-08T07:30:00.000Z',
  )
})

it('a time zone has a name that everybody means the same by', () => {
  const names = ['UTC', 'Asia/Tokyo', 'Japan', 'Mars/Olympus', '', '+09:00', 'CET', 'cet']
  expect(names.filter(isTimeZone)).toEqual(['UTC', 'Asia/Tokyo', 'Japan'])
})
