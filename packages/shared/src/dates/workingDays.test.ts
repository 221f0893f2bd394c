import { describe, expect, it } from 'vitest'
import { addWorkingDays, shipDay } from './workingDays.ts'

// a Monday and a Tuesday
const rules = { cut_off: '15:00', holidays: ['2026-11-23', '2026-11-24'] }

describe('shipDay', () => {
  const day = (date: string, time: string) => shipDay({ date, time }, rules)
  it('is the same day before the cut-off, else the next working day', () => {
    expect(day('2026-11-19', '14:59')).toBe('2026-11-19')
    expect(day('2026-11-19', '15:00')).toBe('2026-11-20')
    expect(day('2026-12-31', '23:00')).toBe('2027-01-01')
  })
  it('skips week ends and holidays', () => {
    expect(day('2026-11-20', '15:00')).toBe('2026-11-25')
    expect(day('2026-11-22', '08:00')).toBe('2026-11-25')
  })
})

describe('addWorkingDays', () => {
  const after = (date: string, count: number) => addWorkingDays(date, count, rules.holidays)
  it('counts the days on which parcels move', () => {
    expect(after('2026-11-16', 3)).toBe('2026-11-19')
    expect(after('2026-11-19', 2)).toBe('2026-11-25')
  })
  it('takes the day itself for none, unless nothing moves on it', () => {
    expect(after('2026-11-19', 0)).toBe('2026-11-19')
    expect(after('2026-11-21', 0)).toBe('2026-11-25')
  })
})
