import { describe, expect, it } from 'vitest'
import { defaultShopSettings } from '../platform/shopSettings.ts'
import { shippingRow, shipsOn } from './shipping.ts'

const settings = defaultShopSettings('USD')

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

describe('shippingRow', () => {
  const row = (country: string, regions: string[], standard: number) => ({
    country,
    regions,
    standard,
    priority: 1,
    free_from: null,
  })
  const table = {
    ...settings,
    'shipping.regions': [row('*', [], 3), row('US', [], 2), row('US', ['AK', 'HI'], 1)],
  }
  it('prefers the region, then the country, then everywhere', () => {
    const price = (country: string, region: string) =>
      shippingRow(table, { country, region }).standard
    expect([price('US', 'HI'), price('US', 'NY'), price('JP', 'HI')]).toEqual([1, 2, 3])
    expect(shippingRow(table, undefined).standard).toBe(3)
  })
})
