import { describe, expect, it } from 'vitest'
import { offeredMethods, shipsOn, zoneOf } from '../platform/shipping.ts'
import { defaultShopSettings, type ShippingZone } from '../platform/shopSettings.ts'

const settings = defaultShopSettings('USD')
const anywhere: ShippingZone = {
  name: null,
  countries: ['*'],
  regions: [],
  price_by: 'flat',
  fees: [],
  free_from: null,
  min_total: null,
}

describe('shipsOn', () => {
  const on = (at: string, holidays: string[] = [], zone = 'UTC') =>
    shipsOn(new Date(at), zone, { ...settings, 'shipping.holidays': holidays })
  it('ships the same day when the cancel window ends before the cut-off', () => {
    expect(on('2026-11-20T13:59:00Z')).toBe('2026-11-20')
    expect(on('2026-11-19T14:00:00Z')).toBe('2026-11-20')
  })
  it('skips week ends and holidays', () => {
    expect(on('2026-11-20T14:30:00Z')).toBe('2026-11-23')
    expect(on('2026-11-20T14:30:00Z', ['2026-11-23'])).toBe('2026-11-24')
  })
  it('counts in the zone of the business', () => {
    expect(on('2026-11-18T23:00:00Z', [], 'Asia/Tokyo')).toBe('2026-11-19')
    expect(on('2026-11-19T06:00:00Z', [], 'Asia/Tokyo')).toBe('2026-11-20')
  })
})

describe('zoneOf', () => {
  const row = (country: string, regions: string[], standard: number) => ({
    ...anywhere,
    countries: [country],
    regions,
    fees: [{ method: 'standard', fee: standard, steps: [] }],
  })
  const table = {
    ...settings,
    'shipping.regions': [row('*', [], 3), row('US', [], 2), row('US', ['AK', 'HI'], 1)],
  }
  it('prefers the region, then the country, then everywhere', () => {
    const price = (country: string, region: string) =>
      zoneOf(table, { country, region }).fees[0]?.fee
    expect([price('US', 'HI'), price('US', 'NY'), price('JP', 'HI')]).toEqual([1, 2, 3])
    expect(zoneOf(table, undefined).fees[0]?.fee).toBe(3)
  })
})

describe('offeredMethods', () => {
  it('offers what is on and has a fee in the region, free only where it may be', () => {
    const [standard, priority] = settings['shipping.methods']
    if (!standard || !priority) throw new Error('there are two by default')
    const methods = [standard, { ...priority, active: false }, { ...priority, key: 'cool' }]
    const row = {
      ...anywhere,
      fees: ['standard', 'priority', 'cool'].map((method, fee) => ({ method, fee, steps: [] })),
      free_from: 500,
    }
    const of = (fees: typeof row.fees) =>
      offeredMethods({ ...settings, 'shipping.methods': methods }, { ...row, fees }).map(
        ({ key, fee, freeFrom }) => [key, fee, freeFrom],
      )
    expect(of(row.fees)).toEqual([
      ['standard', 0, 500],
      ['cool', 2, null],
    ])
    expect(of(row.fees.slice(2))).toEqual([['cool', 2, null]])
  })
})
