import type { components } from '@officina/openapi/schema'
import { orders } from '../../db/schema/order.ts'
import { alias, inArray, sql } from '../../db/sql.ts'
import { reads } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { ofPatient } from '../practices.ts'
import { defineList } from '../read/list.ts'
import { mayStillCancel } from './cancel.ts'
import { deliveryWindow, lastOnTheWayColumn, wordColumn } from './deliveryWindow.ts'
import type { FulfilmentState, OrderState } from './entity.ts'

type Row = components['schemas']['PatientOrderSummary'] & {
  order_state: OrderState
  fulfilment_state: FulfilmentState
  released_at: string | null
  method: string
  shipped_at: string | null
  is_waiting: boolean
}

const o = alias(orders, 'o')

/** The signed-in patient's orders. Years are those of the business zone. */
export const orderList = defineList('patientListOrders', {
  table: o,
  pageJoins: sql`cross join lateral (
      select coalesce(json_agg(first.item order by first.position), '[]'::json) as items from (
        select l.position, json_build_object('title', l.snapshot->>'title',
          'brand', l.snapshot->>'brand', 'image', l.snapshot->>'image',
          'form', (select p.form from products p where p.id = l.product_id)) as item
        from order_lines l where l.order_id = o.id order by l.position limit 4) first
    ) lines
    left join lateral (
      select s.tracking_url from shipments s
      where s.order_id = o.id and s.tracking_url is not null and s.status <> 'cancelled'
      order by s.created_at desc limit 1
    ) parcel on true`,
  where: (ctx) => ofPatient(o, ctx.actor),
  columns: {
    status: wordColumn,
    items: sql`lines.items`,
    line_count: sql`(select count(*)::int from order_lines l where l.order_id = o.id)`,
    tracking_url: sql`parcel.tracking_url`,
  },
  extra: {
    order_state: o.orderState,
    fulfilment_state: o.fulfilmentState,
    released_at: o.releasedAt,
    method: o.method,
    shipped_at: lastOnTheWayColumn,
    is_waiting: sql`o.fulfilment_state = 'on_hold' or not exists (select 1 from order_lines l where l.order_id = o.id
      and l.line_status not in ('backordered', 'cancelled'))`,
  },
  later: ['delivery', 'can_cancel'],
  async present(ctx, rows: readonly Row[]) {
    const settings = await getShopSettings(ctx)
    return rows.map((row) => {
      const { order_state: orderState, fulfilment_state: fulfilmentState, method, status } = row
      const cancelUntil = new Date(row.cancel_until)
      const releasedAt = row.released_at ? new Date(row.released_at) : null
      const shippedAt = row.shipped_at ? new Date(row.shipped_at) : null
      const sent = { status, method, cancelUntil, releasedAt, shippedAt, isWaiting: row.is_waiting }
      return {
        ...row,
        delivery: deliveryWindow(ctx, settings, sent),
        can_cancel: mayStillCancel(ctx, { orderState, fulfilmentState, releasedAt, cancelUntil }),
      }
    })
  },
  filters: {
    year: (year, { config }) => {
      const day = (each: number) =>
        sql`make_timestamptz(${each}::int, 1, 1, 0, 0, 0, ${config.timeZone})`
      return sql`o.placed_at >= ${day(year)} and o.placed_at < ${day(year + 1)}`
    },
    status: (words) => inArray(wordColumn, words),
    q: (q) => sql`${numberHolds(o.number, q)} or exists (
      select 1 from order_lines l where l.order_id = o.id
        and ${reads(sql`concat(l.snapshot->>'title', ' ', l.snapshot->>'brand')`, q)})`,
  },
  order: ['placed_at', 'DESC'],
})
