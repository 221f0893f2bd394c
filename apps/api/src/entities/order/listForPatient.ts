import type { components } from '@officina/openapi/schema'
import type { PatientCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf, type ListQuery, reads, windowOf } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { mayStillCancel } from './cancel.ts'
import { deliveryWindow, wordColumn } from './deliveryWindow.ts'
import type { FulfilmentState, OrderState } from './entity.ts'

type Summary = components['schemas']['PatientOrderSummary']
type Filter = { q?: string; id?: string[]; year?: number; status?: string[] }
type Row = Summary & {
  order_state: OrderState
  fulfilment_state: FulfilmentState
  released_at: string | null
  method: string
  shipped_at: string | null
  is_waiting: boolean
}

/** A page of the signed-in patient's orders. Years are those of the business zone. */
export async function listOrdersOfPatient(ctx: PatientCtx, query: ListQuery<Filter>) {
  const where = conditions(ctx, query.filter ?? {})
  const { offset, limit } = windowOf(query)
  const [field, direction] = (query.sort ?? ['placed_at', 'DESC']) as [string, string]
  const column = field === 'total' ? sql`o.total` : sql`o.placed_at`
  const by = sql.raw(direction === 'ASC' ? 'asc' : 'desc')
  const result = await ctx.db.execute<Row>(sql`
    select o.id, o.number, o.placed_at, ${wordColumn} as status, o.total::float8 as total,
      o.currency, o.item_count, o.payment_method, o.cancel_until, o.order_state,
      o.fulfilment_state, o.released_at, o.method, lines.items,
      (select count(*)::int from order_lines l where l.order_id = o.id) as line_count, parcel.tracking_url,
      (select max(s.shipped_at) from shipments s where s.order_id = o.id and s.status <> 'cancelled') as shipped_at,
      o.fulfilment_state = 'on_hold' or not exists (select 1 from order_lines l where l.order_id = o.id
        and l.line_status not in ('backordered', 'cancelled')) as is_waiting
    from orders o
    cross join lateral (
      select coalesce(json_agg(first.item order by first.position), '[]'::json) as items from (
        select l.position, json_build_object('title', l.snapshot->>'title',
          'brand', l.snapshot->>'brand', 'image', l.snapshot->>'image', 'form', p.form) as item
        from order_lines l join products p on p.id = l.product_id
        where l.order_id = o.id order by l.position limit 4) first
    ) lines
    left join lateral (
      select s.tracking_url from shipments s
      where s.order_id = o.id and s.tracking_url is not null and s.status <> 'cancelled'
      order by s.created_at desc limit 1
    ) parcel on true
    where ${where} order by ${column} ${by}, o.id ${by} limit ${limit} offset ${offset}`)
  const { total, estimated } = await countOf(ctx, sql`orders o where ${where}`)
  const settings = await getShopSettings(ctx)
  return { rows: result.rows.map((row) => view(ctx, settings, row)), total, offset, estimated }
}

function view(ctx: PatientCtx, settings: ShopSettings, row: Row): Summary {
  const { order_state, fulfilment_state, released_at, method, shipped_at, is_waiting, ...summary } =
    row
  const cancelUntil = new Date(row.cancel_until)
  const releasedAt = released_at ? new Date(released_at) : null
  return {
    ...summary,
    delivery: deliveryWindow(ctx, settings, {
      status: row.status,
      method,
      cancelUntil,
      releasedAt,
      shippedAt: shipped_at ? new Date(shipped_at) : null,
      isWaiting: is_waiting,
    }),
    placed_at: new Date(row.placed_at).toISOString(),
    cancel_until: cancelUntil.toISOString(),
    can_cancel: mayStillCancel(ctx, {
      orderState: order_state,
      fulfilmentState: fulfilment_state,
      releasedAt,
      cancelUntil,
    }),
  }
}

function conditions(ctx: PatientCtx, filter: Filter): SQL {
  const parts = [sql`o.patient_id = ${ctx.actor.id}`]
  if (filter.id) parts.push(sql`o.id = any(${sql.param(filter.id)}::uuid[])`)
  if (filter.year) {
    const day = (year: number) =>
      sql`make_timestamptz(${year}::int, 1, 1, 0, 0, 0, ${ctx.config.timeZone})`
    parts.push(sql`o.placed_at >= ${day(filter.year)} and o.placed_at < ${day(filter.year + 1)}`)
  }
  if (filter.status) parts.push(sql`${wordColumn} = any(${sql.param(filter.status)}::text[])`)
  if (filter.q) {
    const text = sql`concat(l.snapshot->>'title', ' ', l.snapshot->>'brand')`
    parts.push(sql`(${numberHolds(sql`o.number`, filter.q)} or exists (
      select 1 from order_lines l where l.order_id = o.id and ${reads(text, filter.q)}))`)
  }
  return sql.join(parts, sql` and `)
}
