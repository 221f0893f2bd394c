import { describe, expect, it } from 'vitest'
import { nextOrderOn, refusalOf } from './orderable.ts'

const line = {
  quantity: 2,
  refillsAllowed: 3,
  minDaysBetween: 24,
  timesOrdered: 0,
  earlyAfter: null,
  lastOrderedAt: null as Date | null,
  state: 'active' as const,
}
const recipe = {
  status: 'issued',
  expiresOn: '2027-05-19',
  doctorStatus: 'approved',
  honoured: true,
}
const today = '2026-11-20'
const of = (l = {}, r = {}, quantity = 1) =>
  refusalOf({ ...line, ...l }, { ...recipe, ...r }, today, 'Asia/Tokyo', quantity)

describe('what may be ordered of a recipe', () => {
  it('lets the first order pass and bounds its packs', () => {
    expect(of()).toBeUndefined()
    expect(of({}, {}, 2)).toBeUndefined()
    expect(of({}, {}, 3)).toEqual({ code: 'MAX_QTY', max: 2 })
  })

  it('counts days in the business zone', () => {
    const ordered = { timesOrdered: 1, lastOrderedAt: new Date('2026-10-27T15:30:00Z') }
    expect(nextOrderOn({ ...line, ...ordered }, 'Asia/Tokyo')).toBe('2026-11-21')
    expect(of(ordered)).toEqual({ code: 'REFILL_TOO_SOON', until: '2026-11-21' })
    expect(of({ ...ordered, minDaysBetween: 23 })).toBeUndefined()
    // allowed early after so many orders, and no further one
    expect(of({ ...ordered, earlyAfter: 1 })).toBeUndefined()
    expect(of({ ...ordered, timesOrdered: 2, earlyAfter: 1 })).toMatchObject({
      code: 'REFILL_TOO_SOON',
    })
  })

  it('allows the first order and the refills, then no more', () => {
    const long = new Date('2026-01-01T00:00:00Z')
    expect(of({ timesOrdered: 3, lastOrderedAt: long })).toBeUndefined()
    expect(of({ timesOrdered: 4, lastOrderedAt: long })).toEqual({ code: 'REFILLS_USED' })
    expect(of({ refillsAllowed: 0, timesOrdered: 1, lastOrderedAt: long })).toEqual({
      code: 'REFILLS_USED',
    })
  })

  it('is valid through its last day', () => {
    expect(of({}, { expiresOn: today })).toBeUndefined()
    expect(of({}, { expiresOn: '2026-11-19' })).toEqual({ code: 'RECIPE_EXPIRED' })
  })

  it('names why an ended, paused or stopped one is closed', () => {
    expect(of({}, { status: 'on_hold' })).toEqual({ code: 'RECIPE_ON_HOLD' })
    expect(of({}, { status: 'cancelled' })).toEqual({ code: 'RECIPE_ENDED' })
    expect(of({}, { status: 'superseded' })).toEqual({ code: 'RECIPE_ENDED' })
    expect(of({}, { status: 'superseded', expiresOn: '2026-11-01' })).toEqual({
      code: 'RECIPE_ENDED',
    })
    expect(of({ state: 'paused' })).toEqual({ code: 'RECIPE_LINE_PAUSED' })
    expect(of({ state: 'stopped' })).toEqual({ code: 'RECIPE_LINE_STOPPED' })
    expect(of({}, { doctorStatus: 'suspended', honoured: false })).toEqual({
      code: 'RECIPE_ON_HOLD',
    })
    expect(of({}, { doctorStatus: 'suspended' })).toBeUndefined()
  })
})
