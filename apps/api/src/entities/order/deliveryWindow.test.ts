import { describe, expect, it } from 'vitest'
import { fulfilmentStates, orderStates, paymentStates } from '../../db/schema/orderStates.ts'
import { sql } from '../../db/sql.ts'
import { useClinic } from '../../testing/harness.ts'
import { defaultShopSettings } from '../platform/shopSettings.ts'
import { deliveryWindow, patientWords, wordColumn, wordOf } from './deliveryWindow.ts'

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

describe('the word of an order', () => {
  it('is the same on its page and in lists, and does not speak of money that has not come', async () => {
    const axes = orderStates.flatMap((orderState) =>
      paymentStates.flatMap((paymentState) =>
        fulfilmentStates.flatMap((fulfilmentState) =>
          ['card', 'bank_transfer', 'invoice', 'shopify'].flatMap((paymentMethod) =>
            [[], ['refund_due']].flatMap((flags) =>
              [null, new Date('2026-11-18T10:00:00Z')].map((deliveredAt) => {
                const states = { orderState, paymentState, fulfilmentState, deliveredAt }
                return { ...states, paymentMethod, flags }
              }),
            ),
          ),
        ),
      ),
    )
    const { rows } = await t.ctx.db.execute<{ word: string }>(sql`select ${wordColumn} as word
      from (select "orderState" order_state, "paymentState" payment_state, "fulfilmentState" fulfilment_state,
        "deliveredAt" delivered_at, "paymentMethod" payment_method, flags from jsonb_to_recordset(${JSON.stringify(axes)}::jsonb)
        as x("orderState" text, "paymentState" text, "fulfilmentState" text, "deliveredAt" timestamptz,
          "paymentMethod" text, flags text[])) o`)
    expect(rows.map(({ word }) => word)).toEqual(axes.map(wordOf))
    expect(new Set(axes.map(wordOf))).toEqual(new Set(patientWords))
    const closed = { orderState: 'completed', fulfilmentState: 'delivered', flags: [] } as const
    const delivered = { ...closed, deliveredAt: new Date() }
    const refunded = { ...delivered, paymentState: 'refunded', paymentMethod: 'card' } as const
    expect(wordOf({ ...refunded, flags: ['refund_due'] })).toBe('refund_due')
    expect(wordOf(refunded)).toBe('refunded')
    // its parcels were lost: nothing has come, though the delivery's price was kept
    const lost = { ...refunded, deliveredAt: null }
    expect(wordOf({ ...lost, paymentState: 'partially_refunded' })).toBe('refunded')
    expect(wordOf({ ...lost, paymentState: 'pending', paymentMethod: 'invoice' })).toBe('cancelled')
  })
})
