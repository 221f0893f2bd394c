import { dayMs } from '@officina/shared/dates/days'
import type { Line, Shop } from '../order.ts'
import type { AdminOrder, Parcel } from './row.ts'

/** What keeps an order from going its way. */
export function flagsOf(row: AdminOrder, lines: Line[], parcels: Parcel[], shop: Shop, at: number) {
  const { flags } = row
  // to the minute, as lists count it
  const now = Math.floor(at / 60_000) * 60_000
  const found = [...flags]
  const isOpen = row.order_state === 'open'
  const problems = parcels.filter(({ status }) => status === 'exception')
  const isHeld = row.fulfilment_state === 'on_hold'
  const lacks = isOpen && lines.some((line) => line.line_status === 'backordered')
  const isLate =
    isOpen &&
    !isHeld &&
    row.unshipped_since !== null &&
    Date.parse(row.unshipped_since) < now - 2 * dayMs &&
    lines.some((line) => ['reserved', 'picking', 'packed'].includes(line.line_status))
  const isOld = Date.parse(row.placed_at) < now - shop.settings['order.backorder_days'] * dayMs
  if (isOpen && row.payment_state === 'failed') found.push('payment_failed')
  if (problems.length > 0) found.push('shipment_problem')
  if (
    problems.some((each) => each.exception_code === 'address') &&
    !flags.includes('address_problem')
  )
    found.push('address_problem')
  if (row.shop_failed) found.push('shop_sync_failed')
  if (isLate) found.push('late')
  if (lacks) found.push(isOld ? 'backorder_late' : 'out_of_stock')
  if (isOpen && isHeld) found.push('on_hold')
  return found
}
