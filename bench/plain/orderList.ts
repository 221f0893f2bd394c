import { dayMs } from '@officina/shared/dates/days'
import type pg from 'pg'
import type { Maybe, Shop } from './order.ts'

/** A page of orders as administrators list them, as rows of columns: as JSON, PostgreSQL takes almost twice as long for it. */

export type OrderRow = [
  id: string,
  number: string,
  placedAt: string,
  patientId: string,
  patientNumber: string,
  patientLast: string,
  patientFirst: string,
  doctorId: string,
  doctorLast: string,
  doctorFirst: string,
  itemCount: number,
  source: string,
  currency: string,
  subtotal: number,
  discount: number,
  shipping: number,
  tax: number,
  total: number,
  refunded: number,
  orderState: string,
  paymentState: string,
  fulfilmentState: string,
  paymentMethod: string,
  method: string,
  shipRegion: string,
  unshippedSince: Maybe,
  flags: string[],
  holdReason: Maybe,
  cancelUntil: string,
  releasedAt: Maybe,
  shopOrderId: Maybe,
  revision: number,
  updatedAt: string,
  hasProblem: boolean | null,
  hasWrongAddress: boolean | null,
  hasReserved: boolean | null,
  hasBackordered: boolean | null,
  hasFailed: boolean,
]

/** By a state, the newest first; values: the state, the offset. */
export const orderPage = (column: string): string => `
  select o.id, o.number, o.placed_at, o.patient_id, p.number, p.last_name, p.first_name, o.doctor_id, d.last_name,
    d.first_name, o.item_count, o.source, o.currency, o.subtotal, o.discount, o.shipping, o.tax, o.total, o.refunded,
    o.order_state, o.payment_state, o.fulfilment_state, o.payment_method, o.method, o.ship_region, o.unshipped_since,
    o.flags, o.hold_reason, o.cancel_until, o.released_at, o.shop_order_id, o.revision, o.updated_at, s.problem,
    s.address, l.reserved, l.backordered, o.shop_order_id is not null and exists (select from shop_events e
      where e.subject = o.shop_order_id and e.done_at is null and e.error is not null)
  from (select * from orders where ${column} = $1 order by placed_at desc, id desc limit 25 offset $2) o
  join patients p on p.id = o.patient_id join doctors d on d.id = o.doctor_id
  left join lateral (select bool_or(status = 'exception') as problem,
    bool_or(status = 'exception' and exception_code = 'address') as address from shipments where order_id = o.id) s on true
  left join lateral (select bool_or(line_status in ('reserved', 'picking', 'packed')) as reserved,
    bool_or(line_status = 'backordered') as backordered from order_lines where order_id = o.id) l
    on o.order_state = 'open'
  order by o.placed_at desc, o.id desc`

/** `2026-11-20 09:00:00.12+00` as `2026-11-20T09:00:00.120Z`. */
const iso = (at: string): string =>
  `${at.slice(0, 10)}T${at.slice(11, 19)}.${at.length > 22 ? at.slice(20, -3).padEnd(3, '0').slice(0, 3) : '000'}Z`
const words = (list: string) => (list === '{}' ? [] : list.slice(1, -1).split(','))
const parsers: Record<number, (value: string) => unknown> = {
  16: (value) => value === 't',
  20: Number,
  23: Number,
  1009: words,
  1184: iso,
}
const asIs = (value: string) => value

/** How the columns are read. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number) => parsers[id] ?? asIs) as pg.CustomTypesConfig['getTypeParser'],
}

export function orderRowOf(row: OrderRow, shop: Shop, now: Date): object {
  return {
    id: row[0],
    number: row[1],
    placed_at: row[2],
    patient_id: row[3],
    patient_number: row[4],
    patient_name: nameOf(row[5], row[6]),
    doctor_id: row[7],
    doctor_name: nameOf(row[8], row[9]),
    item_count: row[10],
    source: row[11],
    currency: row[12],
    subtotal: row[13],
    discount: row[14],
    shipping: row[15],
    tax: row[16],
    total: row[17],
    refunded: row[18],
    order_state: row[19],
    payment_state: row[20],
    fulfilment_state: row[21],
    payment_method: row[22],
    method: row[23],
    ship_region: row[24],
    unshipped_since: row[25],
    flags: flagsOf(row, shop, now),
    hold_reason: row[27],
    cancel_until: row[28],
    released_at: row[29],
    shop_order_id: row[30],
    revision: row[31],
    updated_at: row[32],
  }
}

/** A family name stands first in Japanese. */
const nameOf = (last: string, first: string) =>
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/.test(last + first)
    ? `${last} ${first}`.trim()
    : `${first} ${last}`.trim()

function flagsOf(row: OrderRow, { settings }: Shop, now: Date): string[] {
  const minute = Math.floor(now.getTime() / 60_000) * 60_000
  const flags = row[26]
  const isOpen = row[19] === 'open'
  const isHeld = row[21] === 'on_hold'
  const since = row[25]
  const hasAddressFlag = flags.includes('address_problem')
  if (isOpen && row[20] === 'failed') flags.push('payment_failed')
  if (row[33]) flags.push('shipment_problem')
  if (row[34] && !hasAddressFlag) flags.push('address_problem')
  if (row[37]) flags.push('shop_sync_failed')
  if (row[35] && !isHeld && since !== null && Date.parse(since) < minute - 2 * dayMs)
    flags.push('late')
  if (row[36])
    flags.push(
      Date.parse(row[2]) < minute - settings['order.backorder_days'] * dayMs
        ? 'backorder_late'
        : 'out_of_stock',
    )
  if (isOpen && isHeld) flags.push('on_hold')
  return flags
}
