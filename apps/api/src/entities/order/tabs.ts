import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { settings } from '../../db/schema/platform.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf } from '../list.ts'
import { defaultShopSettings } from '../platform/shopSettings.ts'
import { defineList } from '../read/list.ts'
import { orderWords } from '../search/vocabularies.ts'
import { personName } from '../wire.ts'
import { newestOrders, orderMatches, someOrders } from './matches.ts'
import { payable } from './payable.ts'
import { hasLine } from './release.ts'

type OrderTab =
  | 'needs_attention'
  | 'new'
  | 'awaiting_payment'
  | 'to_ship'
  | 'backorders'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'all'

const isOpen = sql`${orders.orderState} = 'open'`
const hasProblem = sql`exists (select 1 from ${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.status} = 'exception')`

const hasWrongAddress = sql`exists (select 1 from ${shipments} where ${shipments.orderId} = ${orders.id}
  and ${shipments.status} = 'exception' and ${shipments.exceptionCode} = 'address')`
/** An event of the shop about it could not be taken over and is tried again. */
const hasSyncFailed = sql`(${orders.shopOrderId} is not null and ${orders.shopOrderId} = any(array(
  select e.subject from shop_events e where e.done_at is null and e.error is not null)))`

type OrderFlag =
  | 'cancelled_in_shop'
  | 'cancel_requested'
  | 'address_problem'
  | 'amount_mismatch'
  | 'return_requested'
  | 'return_received'
  | 'problem_reported'
  | 'payment_failed'
  | 'chargeback'
  | 'refund_due'
  | 'refund_to_confirm'
  | 'recipe_cancelled'
  | 'shipment_problem'
  | 'shop_sync_failed'
  | 'late'
  | 'out_of_stock'
  | 'backorder_late'
  | 'on_hold'

/** What flags that follow from the time are compared with. */
type Moment = { now: SQL; twoDaysAgo: SQL; backorderDays: SQL }

/** To the minute, so that whoever counts in it counts the same. */
export function momentOf(ctx: Ctx) {
  const minute = Math.floor(ctx.clock.now().getTime() / 60_000) * 60_000
  return {
    now: new Date(minute).toISOString(),
    twoDaysAgo: new Date(minute - 2 * dayMs).toISOString(),
    backorderDays: defaultShopSettings(ctx.config.currency)['order.backorder_days'],
  }
}
const moment = (value: (name: keyof Moment) => unknown): Moment => ({
  now: sql`${value('now')}::timestamptz`,
  twoDaysAgo: sql`${value('twoDaysAgo')}::timestamptz`,
  backorderDays: sql`coalesce((select ${settings.value}::text::int from ${settings} where ${settings.key} = 'order.backorder_days'), ${value('backorderDays')}::int)`,
})
const atThis = (ctx: Ctx): Moment => {
  const values = momentOf(ctx)
  return moment((name) => values[name])
}

/** Something that is in stock could have left two days ago. A hold is meant, and said by its own word. */
const isLate = ({ twoDaysAgo }: Moment) =>
  sql`${orders.unshippedSince} < ${twoDaysAgo} and ${orders.fulfilmentState} <> 'on_hold' and ${hasLine('reserved', 'picking', 'packed')}`
const isOutOfStock = hasLine('backordered')
/** Longer than a line waits for stock before it is cancelled, unless its patient chose to wait. */
const isBackorderLate = ({ now, backorderDays }: Moment) =>
  sql`${orders.placedAt} < ${now} - make_interval(days => ${backorderDays}) and ${isOutOfStock}`
// said twice, so that the index of flagged orders answers it
const written = (flag: string) => sql`${orders.flags} <> '{}' and ${flag} = any(${orders.flags})`

/** Why an order needs somebody, as a condition on `orders`; several are joined by "or". */
function flagCondition(ctx: Ctx, flags: readonly OrderFlag[]): SQL {
  const conditions: Record<OrderFlag, SQL> = {
    cancelled_in_shop: written('cancelled_in_shop'),
    cancel_requested: written('cancel_requested'),
    amount_mismatch: written('amount_mismatch'),
    return_requested: written('return_requested'),
    return_received: written('return_received'),
    problem_reported: written('problem_reported'),
    chargeback: written('chargeback'),
    refund_due: written('refund_due'),
    refund_to_confirm: written('refund_to_confirm'),
    recipe_cancelled: written('recipe_cancelled'),
    ...ofTheMoment(atThis(ctx)),
    // the parcels are looked up first, so that both are answered by their index
    address_problem: sql`${written('address_problem')} or ${orders.id} = any(array(
      select s.order_id from shipments s where s.status = 'exception' and s.exception_code = 'address'))`,
  }
  return sql`(${sql.join(
    flags.map((flag) => sql`(${conditions[flag]})`),
    sql` or `,
  )})`
}

/** Flags that are written nowhere: they follow from states and from the time. */
function ofTheMoment(at: Moment) {
  return {
    payment_failed: sql`${isOpen} and ${orders.paymentState} = 'failed'`,
    shipment_problem: hasProblem,
    address_problem: sql`${hasWrongAddress} and not ('address_problem' = any(${orders.flags}))`,
    shop_sync_failed: hasSyncFailed,
    late: sql`${isOpen} and ${isLate(at)}`,
    out_of_stock: sql`${isOpen} and ${isOutOfStock} and not (${isBackorderLate(at)})`,
    backorder_late: sql`${isOpen} and ${isBackorderLate(at)}`,
    on_hold: sql`${isOpen} and ${orders.fulfilmentState} = 'on_hold'`,
  } satisfies Partial<Record<OrderFlag, SQL>>
}

/** Everything that somebody has to look at now; waits for the values of `momentOf`. */
const flagsColumn = sql<string[]>`${orders.flags} || array_remove(array[${sql.join(
  Object.entries(ofTheMoment(moment((name) => sql.placeholder(name)))).map(
    ([flag, condition]) => sql`case when ${condition} then ${sql.raw(`'${flag}'`)} end`,
  ),
  sql`, `,
)}]::text[], null)`

/** What stands in each tab, as a condition on `orders`. */
export function tabCondition(ctx: Ctx, tab: OrderTab): SQL {
  const tabs: Record<OrderTab, SQL> = {
    needs_attention: sql`(${orders.flags} <> '{}' or (${isOpen} and (${orders.paymentState} = 'failed'
      or ${orders.fulfilmentState} = 'on_hold' or (${isLate(atThis(ctx))}) or ${hasProblem}
      or ${isOutOfStock})) or ${hasSyncFailed})`,
    new: sql`${isOpen} and ${orders.fulfilmentState} = 'unfulfilled' and ${payable}`,
    awaiting_payment: sql`${orders.paymentState} in ('pending', 'failed') and ${orders.orderState} <> 'cancelled'`,
    to_ship: sql`${isOpen} and ${orders.fulfilmentState} in ('in_progress', 'partially_shipped')`,
    backorders: sql`${isOpen} and ${isOutOfStock}`,
    shipped: sql`${orders.fulfilmentState} = 'shipped'`,
    delivered: sql`${orders.fulfilmentState} in ('delivered', 'partially_returned', 'returned')`,
    cancelled: sql`(${orders.orderState} = 'cancelled' or ${orders.paymentState} = 'refunded')`,
    all: sql`true`,
  }
  return tabs[tab]
}

export const countOrdersIn = async (ctx: Ctx, tab: OrderTab): Promise<number> =>
  (await countOf(ctx, sql`${orders} where ${tabCondition(ctx, tab)}`)).total

/** What a list and a page show of an order that is no column of it; `flags` waits for the values of `momentOf`. */
export const orderFacts = {
  patient_number: patients.number,
  patient_name: personName(patients.lastName, patients.firstName),
  doctor_name: personName(doctors.lastName, doctors.firstName),
  flags: flagsColumn,
}

/** Orders of all practices, newest first unless sorted otherwise. */
export const orderList = defineList('adminListOrders', {
  table: orders,
  // names are for the page's rows alone: a search may find most orders, and sorts them without
  pageJoins: sql`inner join ${doctors} on ${doctors.id} = ${orders.doctorId}
    inner join ${patients} on ${patients.id} = ${orders.patientId}`,
  columns: { ...orderFacts, flags: { part: flagsColumn, values: momentOf } },
  filters: {
    tab: (tab, ctx) => tabCondition(ctx, tab),
    flag: (flags, ctx) => (flags.length === 0 ? sql`true` : flagCondition(ctx, flags)),
    product_id: (id) =>
      sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.productId} = ${id})`,
    q: orderMatches,
  },
  searched: { first: newestOrders, some: someOrders },
  vocabulary: orderWords,
  order: ['placed_at', 'DESC'],
  nullsLast: ['unshipped_since'],
})
