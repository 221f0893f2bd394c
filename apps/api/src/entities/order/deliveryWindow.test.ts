import { describe, expect, it } from 'vitest'
import { useClinic } from '../../testing/harness.ts'
import { defaultShopSettings } from '../platform/shopSettings.ts'
import { deliveryWindow } from './deliveryWindow.ts'

const t = await useClinic()

// standard: two to four working days; priority: one to two
const settings = defaultShopSettings('USD')
const zone = () => t.ctx.config.timeZone

/** A Wednesday at ten in the morning of the business. */
const wednesday = () => {
  t.clock.set('2026-11-18T10:00:00Z')
  return t.clock.now()
}
const placed = (more: Partial<Parameters<typeof deliveryWindow>[2]> = {}) => ({
  status: 'preparing' as const,
  method: 'standard',
  cancelUntil: new Date('2026-11-18T10:30:00Z'),
  releasedAt: null,
  shippedAt: null,
  isWaiting: false,
  ...more,
})
const windowOf = (more: Partial<Parameters<typeof deliveryWindow>[2]> = {}) =>
  deliveryWindow(t.ctx, settings, placed(more))

describe('when an order should arrive', () => {
  it('counts the working days of its method from the day it can leave', () => {
    wednesday()
    expect(zone()).toBe('UTC')
    expect(windowOf()).toEqual({ from: '2026-11-20', to: '2026-11-24' })
    expect(windowOf({ method: 'priority' })).toEqual({ from: '2026-11-19', to: '2026-11-20' })
    expect(windowOf({ cancelUntil: new Date('2026-11-18T15:00:00Z') })).toEqual({
      from: '2026-11-23',
      to: '2026-11-25',
    })
    const holidays = { ...settings, 'shipping.holidays': ['2026-11-20'] }
    expect(deliveryWindow(t.ctx, holidays, placed())?.from).toBe('2026-11-23')
  })

  it('moves on while nothing has left, and stands once it has', () => {
    t.clock.set('2026-11-19T10:00:00Z')
    expect(windowOf()?.from).toBe('2026-11-23')
    const shippedAt = new Date('2026-11-18T14:00:00Z')
    expect(windowOf({ status: 'shipped', shippedAt })?.from).toBe('2026-11-20')
    expect(windowOf({ status: 'partly_shipped', shippedAt, isWaiting: true })?.from).toBe(
      '2026-11-20',
    )
  })

  it('says nothing where nobody can know', () => {
    wednesday()
    expect(windowOf({ isWaiting: true })).toBeNull()
    expect(windowOf({ method: 'of a shop elsewhere' })).toBeNull()
    for (const status of ['payment_needed', 'delivered', 'cancelled', 'refunded'] as const)
      expect(windowOf({ status, shippedAt: t.clock.now() })).toBeNull()
  })
})
