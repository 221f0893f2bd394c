import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { PatientCtx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { rowOf, rowsOf } from '../../db/rowsOf.ts'
import { orderLines, orders, payments, refunds } from '../../db/schema/order.ts'
import { products, variants } from '../../db/schema/product.ts'
import { productReports } from '../../db/schema/return.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { and, eq, type PgColumn, type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { returnAddressOf } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { askedPatient, ofPatient } from '../practices.ts'
import { wireOf } from '../read/wireOf.ts'
import { refusalOf } from '../recipe/orderable.ts'
import { eventsPart, orderEvents } from '../timeline.ts'
import { isoOf } from '../wire.ts'
import { shownAddress } from './address.ts'
import { mayStillCancel } from './cancel.ts'
import { mayAskToCancel } from './cancelRequest.ts'
import { cardView } from './card.ts'
import { deliveryWindow, isWaiting, lastOnTheWay, wordOf } from './deliveryWindow.ts'
import { discountsOf } from './discounts.ts'
import { holdingView } from './hold.ts'
import { shownTotal } from './load.ts'
import { placedByPart } from './placedBy.ts'
import { received } from './received.ts'
import { isChargedBack, isOfOrder, shownRefunds } from './refundRules.ts'
import { reportParts, viewOf as reportView } from './reports.ts'
import { type Returnable, returnableIn, returnParts, viewOf } from './returns.ts'
import { stockTakenAt } from './stockTaken.ts'

type PatientOrder = components['schemas']['PatientOrder']
type Shipment = PatientOrder['shipments'][number]

/** One of the signed-in patient's orders, with everything on its page. */
export async function getOrderOfPatient(ctx: PatientCtx, id: string): Promise<PatientOrder> {
  const row = await findOrderOfPatient(ctx, id)
  const { order } = row
  const allowed = await returnableIn(ctx, row.lines)
  const settings = await getShopSettings(ctx)
  const isTransfer = order.paymentMethod === 'bank_transfer'
  return {
    ...wireOf('PatientOrder', order),
    placed_by: row.placedBy,
    by_repeat: order.source === 'repeat',
    status: wordOf(order),
    discounts: discountsOf(row.lines),
    received: row.received,
    address: shownAddress(ctx, order.address),
    payment_details: isTransfer ? settings['payment.bank_details'] : '',
    card_payment: cardView(ctx, order, row.payments, settings),
    delivery: deliveryWindow(ctx, settings, {
      ...order,
      status: wordOf(order),
      shippedAt: lastOnTheWay(row.shipments),
      isWaiting: isWaiting(order, row.lines),
    }),
    can_cancel: mayStillCancel(ctx, order),
    can_ask_to_cancel: mayAskToCancel(ctx, order),
    lines: row.lines.map((line) =>
      lineView(
        line,
        shownTotal(order, line),
        allowed.get(line.id),
        holdingView(ctx, order, line, settings),
        { ...againOf(ctx, line), reaction_reported_at: row.reactions[line.productId] ?? null },
      ),
    ),
    shipments: parcelsView(row),
    payments: row.payments.map(paymentView),
    refunds: shownRefunds(row.refunds, row.payments).map((refund) => refundView(order, refund)),
    returns: row.returns.map((back) =>
      viewOf(back, { ...row, returnAddress: returnAddressOf(settings) }),
    ),
    // what the doctor tells the office, and the office notes for itself, is no letter to the patient
    reports: row.reports
      .filter((report) => report.reportedBy === 'patient')
      .map((report) => ({ ...reportView(report, row.reportPhotos), handling_note: null })),
    timeline: orderEvents(row.events, order),
  }
}

/** The same as it is stored. 404 for other patients'. */
export async function findOrderOfPatient(ctx: PatientCtx, id: string) {
  const [row] = await readPage(ctx.db).execute({
    orderId: id,
    patientId: ctx.actor.id,
    practices: ctx.actor.practices,
  })
  if (!row) throw notFound()
  return row
}

const orderId = sql.placeholder('orderId')

const ofProduct = <T>(column: PgColumn): SQL<T> =>
  sql<T>`(select ${column} from ${products} where ${products.id} = ${orderLines.productId})`

const ofParcel = [
  'id',
  'number',
  'status',
  'carrier',
  'trackingNo',
  'trackingUrl',
  'shippedAt',
  'deliveredAt',
] as const
type Parcel = Pick<typeof shipments.$inferSelect, (typeof ofParcel)[number]>
const ofContent = ['shipmentId', 'orderLineId', 'quantity', 'lot', 'expiresOn'] as const
type Content = Pick<typeof shipmentLines.$inferSelect, (typeof ofContent)[number]>

/** What lines show of their products today; not by joins: for two lines PostgreSQL would read a small table to its end. */
export const productOfLine = {
  form: ofProduct<string>(products.form),
  heatSensitive: ofProduct<boolean>(products.heatSensitive),
  restockOn: sql<string | null>`(
    select ${variants.restockOn} from ${variants} where ${variants.id} = ${orderLines.variantId})`,
  stockTakenAt: sql<
    string | null
  >`case when ${orderLines.lineStatus} = 'backordered' then ${stockTakenAt} end`,
}

/** What patients and doctors see alike. Parcels are those that were really made; one that was given up before it left is nobody's news. */
export const pageParts = {
  lines: rowsOf<typeof orderLines, OfLine>(
    orderLines,
    sql`where ${orderLines.orderId} = ${orderId} order by ${orderLines.position}`,
    {
      ...productOfLine,
      refill: sql`(select jsonb_build_object('quantity', rl.quantity, 'refillsAllowed', rl.refills_allowed,
          'minDaysBetween', rl.min_days_between, 'timesOrdered', rl.times_ordered,
          'earlyAfter', rl.early_after, 'lastOrderedAt', rl.last_ordered_at,
          'state', rl.state, 'recipe', (select jsonb_build_object('status', r.status, 'expiresOn', r.expires_on)
            from recipes r where r.id = rl.recipe_id))
        from recipe_lines rl where rl.id = ${orderLines.recipeLineId})`,
    },
  ),
  shipments: rowsOf<typeof shipments, object, keyof Parcel>(
    shipments,
    sql`where ${shipments.orderId} = ${orderId} and ${shipments.status} <> 'cancelled'
      order by ${shipments.createdAt}, ${shipments.id}`,
    {},
    ofParcel,
  ),
  contents: rowsOf<typeof shipmentLines, { title: string }, keyof Content>(
    shipmentLines,
    sql`join ${orderLines} on ${orderLines.id} = ${shipmentLines.orderLineId}
      where ${orderLines.orderId} = ${orderId} order by ${orderLines.position}`,
    { title: sql`${orderLines.snapshot}->>'title'` },
    ofContent,
  ),
  refunds: rowsOf(
    refunds,
    sql`where ${refunds.orderId} = ${orderId} order by ${refunds.createdAt}`,
  ),
}

/** When the patient last reported a reaction to a product of the order, by product; not where the doctor said to go on. */
const reactions = sql<Record<string, string>>`coalesce((
  select jsonb_object_agg(x.product_id, x.at) from (
    select ${productReports.productId}, ${isoOf(sql`max(${productReports.createdAt})`)} as at
    from ${productReports}
    where ${ofPatient(productReports, askedPatient)} and ${productReports.kind} = 'reaction'
      and ${productReports.reportedBy} = 'patient' and ${productReports.decision} is distinct from 'continued'
      and ${productReports.productId} in (
        select ${orderLines.productId} from ${orderLines} where ${orderLines.orderId} = ${orderId})
    group by ${productReports.productId}) x), '{}')`

const readPage = prepared(
  (db) =>
    db
      .select({
        order: rowOf(orders),
        placedBy: placedByPart,
        received,
        ...pageParts,
        payments: rowsOf(
          payments,
          sql`where ${payments.orderId} = ${orderId} order by ${payments.createdAt}`,
        ),
        ...returnParts(orderId),
        ...reportParts(orderId),
        reactions,
        events: eventsPart(orderId, 'patient'),
      })
      .from(orders)
      .where(and(eq(orders.id, orderId), ofPatient(orders, askedPatient)))
      .prepare(''),
  { orderId: 'uuid', patientId: 'uuid', practices: 'uuid[]' },
)

type OfLine = {
  form: string
  heatSensitive: boolean
  restockOn: string | null
  stockTakenAt: string | null
  refill:
    | (Omit<Parameters<typeof refusalOf>[0], 'lastOrderedAt'> & {
        lastOrderedAt: string | null
        recipe: { status: string; expiresOn: string | null }
      })
    | null
}
type Line = typeof orderLines.$inferSelect & OfLine
type Refusal = Pick<PatientOrder['lines'][number], 'order_refusal' | 'next_order_on'>
type Again = Refusal & Pick<PatientOrder['lines'][number], 'reaction_reported_at'>

/** Whether its recipe lets the line be ordered now, and else from which day; no day where the recipe ends before it. */
function againOf(ctx: PatientCtx, { refill }: Line): Refusal {
  if (!refill) return { order_refusal: null, next_order_on: null }
  const { timeZone } = ctx.config
  const { recipe, lastOrderedAt: at, ...line } = refill
  const { code = null, until = null } =
    refusalOf(
      { ...line, lastOrderedAt: at === null ? null : new Date(at) },
      // whose doctor may not practise is told so by the cart
      { ...recipe, doctorStatus: 'approved', honoured: true },
      dateIn(ctx.clock.now(), timeZone),
      timeZone,
    ) ?? {}
  const isOver = until !== null && recipe.expiresOn !== null && until > recipe.expiresOn
  return { order_refusal: code, next_order_on: isOver ? null : until }
}

const lineView = (
  line: Line,
  total: number,
  back: Returnable | undefined,
  holding: ReturnType<typeof holdingView>,
  again: Again,
): PatientOrder['lines'][number] => ({
  ...wireOf('PatientOrderLine', line),
  ...wireOf('PatientOrderLine', line.snapshot),
  quantity: line.qtyOrdered,
  quantity_shipped: line.qtyShipped,
  quantity_cancelled: line.qtyCancelled,
  quantity_returned: line.qtyReturned,
  line_total: total,
  status: line.lineStatus,
  replaces: line.snapshot.replaces ?? null,
  ...holding,
  ...again,
  returnable_quantity: back?.quantity ?? 0,
  return_until: back?.until?.toISOString() ?? null,
  return_refusal: back?.refusal ?? null,
})

type Parcels = { shipments: Parcel[]; contents: (Content & { title: string })[] }

/** Parcels with what is in them. */
export const parcelsView = (row: Parcels): Shipment[] =>
  row.shipments.map((parcel) => ({
    ...parcelView(parcel),
    lines: row.contents
      .filter((content) => content.shipmentId === parcel.id)
      .map(({ orderLineId, quantity, title, lot, expiresOn }) => ({
        order_line_id: orderLineId,
        quantity,
        title,
        lot,
        expires_on: expiresOn,
      })),
  }))

const parcelView = (parcel: Parcel): Omit<Shipment, 'lines'> => ({
  id: parcel.id,
  number: parcel.number,
  status: parcel.status,
  carrier: parcel.carrier,
  tracking_no: parcel.trackingNo,
  tracking_url: parcel.trackingUrl,
  shipped_at: parcel.shippedAt?.toISOString() ?? null,
  delivered_at: parcel.deliveredAt?.toISOString() ?? null,
})

const paymentView = (row: typeof payments.$inferSelect): PatientOrder['payments'][number] => ({
  id: row.id,
  provider: row.provider,
  status: row.status,
  amount: row.amount,
  created_at: row.createdAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
})

export const refundView = (
  order: typeof orders.$inferSelect,
  row: typeof refunds.$inferSelect,
): PatientOrder['refunds'][number] => ({
  id: row.id,
  amount: row.amount,
  reason: row.reason,
  state: isChargedBack(order, row) ? null : row.state,
  of_order: isOfOrder(row),
  created_at: row.createdAt.toISOString(),
})
