import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, dateIn, dayMs, daysBetween } from './dates/days.ts'
import {
  afterOrder,
  isMuchDearer,
  leadDays,
  nextPeriod,
  noticeOf,
  type Plan,
  retryOn,
  runOutOn,
  shipments,
  togetherDays,
} from './repeats.ts'

// clocks that change at midnight, by half an hour, in spring and in autumn
const zone = fc.constantFrom(
  'UTC',
  'Asia/Tokyo',
  'America/New_York',
  'Africa/Cairo',
  'America/Santiago',
  'Australia/Lord_Howe',
)
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2036-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const weeks = fc.integer({ min: 2, max: 26 })

describe('the next period', () => {
  it('is one period on, in the same rhythm, and never a day that has gone by', () => {
    fc.assert(
      fc.property(day, weeks, fc.integer({ min: -400, max: 400 }), (nextOn, n, late) => {
        const today = addDays(nextOn, late)
        const next = nextPeriod({ nextOn, period: 7 }, n * 7, today)
        expect(next.period).toBe(8)
        const moved = daysBetween(nextOn, next.nextOn)
        expect(moved % (n * 7)).toBe(0)
        expect(next.nextOn > today && next.nextOn > nextOn).toBe(true)
        // in time it is exactly one period; late, no period that has not begun is left out
        expect(moved).toBeLessThanOrEqual(late < 0 ? n * 7 : late + n * 7)
        if (late < n * 7) expect(moved).toBe(n * 7)
      }),
    )
  })

  it('counts from an order that was placed late, a few days alone keep the rhythm', () => {
    const plan = { nextOn: '2026-03-02', period: 7 }
    const after = (on: string) => afterOrder(plan, 28, on).nextOn
    expect(['2026-02-27', '2026-03-02', '2026-03-07'].map(after)).toEqual(
      Array(3).fill('2026-03-30'),
    )
    expect(after('2026-03-08')).toBe('2026-04-05')
    expect(after('2026-04-20')).toBe('2026-05-18')
  })
})

type Event = { hours: number; what: 'tick' | 'skip' | 'stop' | 'delay'; days: number }
const event: fc.Arbitrary<Event> = fc.record({
  hours: fc.integer({ min: 0, max: 24 * 40 }),
  what: fc.oneof(
    { weight: 8, arbitrary: fc.constant('tick' as const) },
    fc.constantFrom('skip' as const, 'delay' as const, 'stop' as const),
  ),
  days: fc.integer({ min: 1, max: 60 }),
})

it('a period is ordered once, none after the stop, whatever the clock does', () => {
  fc.assert(
    fc.property(
      zone,
      day,
      weeks,
      fc.array(event, { maxLength: 40 }),
      (timeZone, first, n, events) => {
        let now = Date.parse(`${first}T00:00:00Z`)
        let plan: Plan | null = { nextOn: addDays(first, 3), period: 1 }
        const ordered: { period: number; on: string }[] = []
        const skipped: number[] = []
        for (const { hours, what, days } of events) {
          now += (hours * dayMs) / 24
          const today = dateIn(new Date(now), timeZone)
          if (!plan) continue
          if (what === 'stop') plan = null
          else if (what === 'delay') plan = { ...plan, nextOn: addDays(today, days) }
          else if (what === 'skip') {
            const before: Plan = plan
            skipped.push(before.period)
            plan = nextPeriod(before, n * 7, today)
            if (before.nextOn >= today) expect(daysBetween(before.nextOn, plan.nextOn)).toBe(n * 7)
          } else {
            // two workers at once: the second finds the plan of the first
            for (let worker = 0; worker < 2; worker++) {
              if (plan.nextOn > today) continue
              ordered.push({ period: plan.period, on: today })
              plan = nextPeriod(plan, n * 7, today)
            }
          }
        }
        const periods = ordered.map(({ period }) => period)
        expect(new Set([...periods, ...skipped]).size).toBe(periods.length + skipped.length)
        expect(new Set(ordered.map(({ on }) => on)).size).toBe(ordered.length)
        expect(periods).toEqual([...periods].sort((a, b) => a - b))
      },
    ),
  )
})

it('what is due within five days and paid alike is one order, on the earliest day', () => {
  const repeat = fc.record({
    id: fc.uuid(),
    nextOn: fc.integer({ min: 0, max: 60 }).map((n) => addDays('2026-02-20', n)),
    payment: fc.constantFrom('invoice:', 'card:a', 'card:b'),
  })
  const rows = fc.uniqueArray(repeat, { selector: ({ id }) => id, maxLength: 12 })
  fc.assert(
    fc.property(rows, fc.infiniteStream(fc.nat()), (given, random) => {
      const found = shipments(given)
      expect(found.flatMap(({ of }) => of.map(({ id }) => id)).sort()).toEqual(
        given.map(({ id }) => id).sort(),
      )
      for (const { on, of } of found) {
        expect(of.map(({ nextOn }) => nextOn).sort()[0]).toBe(on)
        expect(new Set(of.map(({ payment }) => payment)).size).toBe(1)
        for (const { nextOn } of of)
          expect(daysBetween(on, nextOn)).toBeLessThanOrEqual(togetherDays)
      }
      const shuffled = given
        .map((each) => ({ each, at: random.next().value ?? 0 }))
        .sort((a, b) => a.at - b.at)
        .map(({ each }) => each)
      expect(shipments(shuffled)).toEqual(found)
    }),
  )
})

describe('what runs out', () => {
  const today = '2026-03-27'
  const facts = { daysLeft: 30, isComing: false, daysSupply: 60 }
  it('is ordered a week before, and tomorrow at the earliest', () => {
    expect(runOutOn(facts, today)).toBe(addDays(today, 30 - leadDays))
    expect(runOutOn({ ...facts, daysLeft: 3 }, today)).toBe('2026-03-28')
    expect(runOutOn({ ...facts, daysLeft: null }, today)).toBe('2026-03-28')
  })
  it('counts what is on its way', () => {
    expect(runOutOn({ ...facts, isComing: true }, today)).toBe(addDays(today, 83))
    expect(runOutOn({ ...facts, daysLeft: null, isComing: true }, today)).toBe(addDays(today, 53))
  })
})

it('notices come a week and a day before, also where a month ends or the clocks change', () => {
  const notices = (on: string) => [8, 7, 2, 1, 0].map((days) => noticeOf(addDays(on, -days), on))
  for (const on of ['2027-03-01', '2028-03-01', '2026-11-02', '2026-03-30'])
    expect(notices(on)).toEqual([null, 'week', 'week', 'day', 'day'])
})

it('a declined card is tried three times in a week, and a price may rise by a tenth', () => {
  expect(retryOn('2026-02-26', 1)).toBe('2026-03-01')
  expect([2, 3].map((tries) => retryOn('2026-03-01', tries))).toEqual(['2026-03-05', null])
  expect([2_500, 2_750, 2_751].map((price) => isMuchDearer(2_500, price))).toEqual([
    false,
    false,
    true,
  ])
})
