import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { AdminCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { Permission } from '../admin/permissions.ts'
import { due } from '../order/received.ts'
import { tabCondition } from '../order/tabs.ts'
import { refundStatus } from '../refund/list.ts'
import { isoOf } from '../wire.ts'

type Queue = components['schemas']['AdminQueue']
type Queues = components['schemas']['AdminQueues']
type Waiting = { kind: Queue['kind']; from: SQL; since: SQL; amount?: SQL }

/** What waits, with the oldest of each kind; only kinds that the administrator may read. */
export async function getQueues(ctx: AdminCtx): Promise<Queues> {
  const may = (permission: Permission) => ctx.actor.permissions.includes(permission)
  const wanted = (Object.entries(waiting(ctx)) as [Permission, Waiting[]][]).flatMap(
    ([permission, queues]) => (may(permission) ? queues : []),
  )
  const [queues, hours] = await Promise.all([
    wanted.length > 0 ? readQueues(ctx, wanted) : [],
    may('order.read') ? readHours(ctx) : [],
  ])
  return { queues, hours }
}

async function readQueues(ctx: AdminCtx, wanted: Waiting[]): Promise<Queue[]> {
  const each = wanted.map(
    ({ kind, from, since, amount }) => sql`
      select ${kind} as kind, count(*)::int as count, ${isoOf(sql`min(${since})`)} as oldest_at,
        ${amount ? sql`coalesce(sum(${amount}), 0)::float8` : sql`null::float8`} as amount from ${from}`,
  )
  const { rows } = await ctx.db.execute<Queue & { amount: number | null }>(
    sql.join(each, sql` union all `),
  )
  return rows.map(({ amount, ...queue }) => (amount === null ? queue : { ...queue, amount }))
}

/** Counted as the list that it leads to shows them; lines and disputes one by one. */
const waiting = (ctx: AdminCtx): Partial<Record<Permission, Waiting[]>> => ({
  'order.read': [
    {
      kind: 'to_ship',
      from: sql`orders where ${tabCondition(ctx, 'to_ship')}`,
      since: sql`unshipped_since`,
    },
    {
      kind: 'to_pick',
      from: sql`shipments where status = 'to_pick'`,
      since: sql`created_at`,
    },
    {
      kind: 'to_hand_over',
      from: sql`shipments where status in ('picking', 'packed')`,
      since: sql`coalesce(packed_at, picked_at, created_at)`,
    },
    {
      kind: 'delivery_problems',
      from: sql`shipments where status = 'exception'`,
      since: sql`updated_at`,
    },
    {
      kind: 'backorders',
      from: sql`order_lines l join orders o on o.id = l.order_id where l.line_status = 'backordered' and o.order_state = 'open'`,
      since: sql`o.placed_at`,
    },
    {
      kind: 'awaiting_payment',
      from: sql`orders where ${tabCondition(ctx, 'awaiting_payment')}`,
      since: sql`placed_at`,
      amount: due,
    },
    {
      kind: 'refunds_due',
      from: sql`orders cross join lateral (select sum(r.amount) as refused from refunds r
        where r.order_id = orders.id and r.state = 'failed') card where flags <> '{}' and flags @> '{refund_due}'`,
      since: sql`coalesce(cancelled_at, updated_at)`,
      // what a card has refused counts as refunded; of an order that goes on nothing else is due
      amount: sql`coalesce(refused, 0) + case when refused is null or cancel_reason is not null then total - refunded else 0 end`,
    },
    {
      kind: 'refunds_to_confirm',
      from: sql`orders where flags <> '{}' and flags @> '{refund_to_confirm}'`,
      since: sql`(refund_request->>'at')::timestamptz`,
      amount: sql`(refund_request->>'amount')::bigint`,
    },
  ],
  'order.payment': [
    {
      kind: 'refunds_to_pay_out',
      from: sql`refunds join orders on orders.id = refunds.order_id
        where refunds.state <> 'credited' and ${refundStatus} = 'to_pay_out'`,
      since: sql`refunds.created_at`,
      amount: sql`refunds.amount`,
    },
  ],
  'doctor.read': [
    {
      kind: 'applications',
      from: sql`doctors where status in ('applied', 'needs_info')`,
      since: sql`applied_at`,
    },
  ],
  'patient.manage': [
    {
      kind: 'deletions',
      from: sql`patients where deletion_asked_at is not null`,
      since: sql`deletion_asked_at`,
    },
  ],
  'settlement.read': [
    {
      kind: 'statements_to_approve',
      from: sql`settlements where status = 'closed'`,
      since: sql`closed_at`,
      amount: sql`net`,
    },
    {
      kind: 'statements_to_pay',
      from: sql`settlements where status in ('approved', 'paying', 'failed')`,
      since: sql`approved_at`,
      amount: sql`net`,
    },
    {
      kind: 'disputes',
      from: sql`settlement_disputes where status = 'open'`,
      since: sql`created_at`,
    },
  ],
  'news.read': [
    { kind: 'news_drafts', from: sql`news where status = 'draft'`, since: sql`updated_at` },
    { kind: 'news_scheduled', from: sql`news where status = 'scheduled'`, since: sql`publish_at` },
  ],
})

/** Orders by the hour in which they came, today and yesterday. */
async function readHours(ctx: AdminCtx): Promise<Queues['hours']> {
  const zone = ctx.config.timeZone
  const today = dateIn(ctx.clock.now(), zone)
  const from = startOfDay(addDays(today, -1), zone).toISOString()
  const { rows } = await ctx.db.execute<{ day: string; hour: number; n: number }>(sql`
    select (placed_at at time zone ${zone})::date::text as day, extract(hour from placed_at at time zone ${zone})::int as hour, count(*)::int as n
    from orders where placed_at >= ${from}::timestamptz and order_state <> 'cancelled' group by 1, 2`)
  const count = (day: string, hour: number) =>
    rows.find((row) => row.day === day && row.hour === hour)?.n ?? 0
  return Array.from({ length: 24 }, (_, hour) => ({
    hour,
    placed: count(today, hour),
    placed_before: count(addDays(today, -1), hour),
  }))
}
