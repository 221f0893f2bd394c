import type { components } from '@officina/openapi/schema'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { AdminCtx } from '../../context.ts'
import { prepared } from '../../db/prepared.ts'
import { fieldsOf, rowOf, rowsOf } from '../../db/rowsOf.ts'
import { admins } from '../../db/schema/account.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orderLines, orders, payments, type RefundRequest, refunds } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq, type SQLWrapper, sql } from '../../db/sql.ts'
import { maskEmail } from '../account/maskEmail.ts'
import { mayReadHealth } from '../admin/permissions.ts'
import { auditOf } from '../audit.ts'
import { notFound } from '../errors.ts'
import { returnAddressOf } from '../platform/company.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { wireOf } from '../read/wireOf.ts'
import { timeline, timelinePart } from '../timeline.ts'
import { orderActions } from './actions.ts'
import { addressFor } from './address.ts'
import { commissionAmounts, entriesOf, lineCommission } from './commission.ts'
import { productOfLine } from './forPatient.ts'
import { holdingView } from './hold.ts'
import { assemble, type OrderLine, orderParts, unitsInHouse } from './load.ts'
import { binOf, lotsToPack, shipmentViews } from './parcelViews.ts'
import { consentView, placedByPart } from './placedBy.ts'
import { receivedIn, referenceOf } from './received.ts'
import { isChargedBack, leftToOne } from './refundRules.ts'
import { isChangeable } from './replacement.ts'
import { reportParts, viewOf as reportView, viewForAdmin } from './reports.ts'
import { returnParts, viewOf } from './returns.ts'
import { momentOf, orderFacts } from './tabs.ts'

type Detail = components['schemas']['OrderDetail']

/** Everything about an order. Reading it writes an audit row: it holds a patient's address and purchases. */
export async function getOrder(ctx: AdminCtx, id: string): Promise<Detail> {
  const [row] = await readOrder(ctx.db).execute({
    orderId: id,
    ...momentOf(ctx),
  })
  if (!row) throw notFound()
  const { order } = row
  await auditOf(ctx, 'order.read', id, order)
  const rules = await getShopSettings(ctx)
  const loaded = assemble(order, row)
  const mayChange = ctx.actor.permissions.includes('order.manage')
  return {
    ...wireOf('Order', order),
    ...row.facts,
    placed_by: row.placedBy,
    consent: consentView(order),
    patient_email:
      row.patientEmail && !mayReadHealth(ctx) ? maskEmail(row.patientEmail) : row.patientEmail,
    address: addressFor(ctx, order.address),
    tax_added: order.taxAdded,
    shipping_total: order.shipping + order.shippingTaxAdded,
    reverse_charge: order.reverseCharge,
    tax_name: order.taxName,
    received: receivedIn(row.transfers),
    amount_differences: order.amountDifferences ?? [],
    cancel_request: order.cancelRequest,
    cancel_reason: order.cancelReason,
    cancelled_at: order.cancelledAt?.toISOString() ?? null,
    paid_at: order.paidAt?.toISOString() ?? null,
    lines: row.lines.map((line) => ({
      ...wireOf('OrderDetailLine', line),
      ...wireOf('OrderDetailLine', line.snapshot),
      qty_in_parcels: unitsInHouse(loaded.parcels, line.id),
      ...holdingView(ctx, order, line, rules),
      ...commissionView(line, row),
      commission: lineCommission(line, row, { now: ctx.clock.now(), rules }),
      replaces: line.snapshot.replaces ?? null,
      changeable: mayChange && isChangeable(loaded, line),
    })),
    shipments: shipmentViews(ctx, loaded.parcels, loaded.lines, {
      shelfLots: row.shelfLots,
      bins: row.lines,
      heatSensitive: row.lines.filter((line) => line.heatSensitive).map((line) => line.productId),
    }),
    payments: paymentViews(ctx, row),
    refunds: row.refunds.map((refund) => refundView(order, refund)),
    refund_limit: leftToOne(order, rules),
    refund_request: requestView(ctx, order.refundRequest, row.requestBy),
    returns: row.returns.map((back) =>
      viewOf(back, { ...row, returnAddress: returnAddressOf(rules) }),
    ),
    reports: row.reports.map((report) =>
      viewForAdmin(reportView(report, row.reportPhotos), ctx.actor.permissions),
    ),
    shop_url: shopUrl(ctx, row.order.shopOrderId),
    timeline: timeline(row.timeline),
    actions: orderActions(ctx, loaded),
  } as Detail
}

const shopUrl = ({ config }: AdminCtx, shopOrderId: string | null) =>
  config.shopify && shopOrderId
    ? `https://${config.shopify.storeDomain}/admin/orders/${encodeURIComponent(shopOrderId)}`
    : null

const orderId = sql.placeholder('orderId')

const nameOf = (admin: SQLWrapper) =>
  sql<string | null>`(select a.name from ${admins} a where a.id = ${admin})`
const variantsOfLines = sql`array(
  select ${orderLines.variantId} from ${orderLines} where ${orderLines.orderId} = ${orderId})`

type OfLine = {
  form: string
  heatSensitive: boolean
  restockOn: string | null
  stockTakenAt: string | null
  bin: string | null
}

const readOrder = prepared(
  (db) =>
    db
      .select({
        facts: fieldsOf<Pick<Detail, keyof typeof orderFacts>>(orderFacts),
        order: rowOf(orders),
        placedBy: placedByPart,
        patientEmail: patients.email,
        ...orderParts,
        lines: rowsOf<typeof orderLines, OfLine>(
          orderLines,
          sql`where ${orderLines.orderId} = ${orderId} order by ${orderLines.position}`,
          { ...productOfLine, bin: binOf(orderLines.variantId) },
        ),
        entries: entriesOf(orderId),
        payments: rowsOf(
          payments,
          sql`where ${payments.orderId} = ${orderId} order by ${payments.createdAt}`,
        ),
        transfers: rowsOf(
          bankTransfers,
          sql`where ${bankTransfers.orderId} = ${orderId} and ${bankTransfers.status} = 'recorded'
          order by ${bankTransfers.bookedOn}, ${bankTransfers.createdAt}, ${bankTransfers.id}`,
        ),
        refunds: rowsOf<typeof refunds, { by: string | null }>(
          refunds,
          sql`where ${refunds.orderId} = ${orderId} order by ${refunds.createdAt}`,
          { by: nameOf(refunds.createdBy) },
        ),
        requestBy: nameOf(sql`(${orders.refundRequest}->>'by')::uuid`),
        shelfLots: lotsToPack(orderId, variantsOfLines),
        timeline: timelinePart('order', orderId),
        ...returnParts(orderId),
        ...reportParts(orderId),
      })
      .from(orders)
      .innerJoin(doctors, eq(doctors.id, orders.doctorId))
      .innerJoin(patients, eq(patients.id, orders.patientId))
      .where(eq(orders.id, orderId))
      .prepare(''),
  { orderId: 'uuid', now: 'timestamptz', twoDaysAgo: 'timestamptz', backorderDays: 'int' },
)

const commissionView = (line: OrderLine, given: Parameters<typeof commissionAmounts>[1]) => {
  const { written, expected } = commissionAmounts(line, given)
  return {
    commission_rate_bp: line.commissionRateBp,
    commission_written: written,
    commission_expected: expected,
  }
}

type Paid = {
  order: typeof orders.$inferSelect
  payments: (typeof payments.$inferSelect)[]
  transfers: (typeof bankTransfers.$inferSelect)[]
}

/** Each recorded transfer as the bank has it, what of it was paid back, and what was or is paid besides. */
function paymentViews(ctx: AdminCtx, { order, payments, transfers }: Paid) {
  const received = receivedIn(transfers)
  const seesCards = ctx.actor.permissions.includes('order.payment')
  const besides = payments.flatMap((payment) => {
    const isOfOrder = payment.amount > 0 && ['pending', 'paid'].includes(payment.status)
    const rest = payment.amount - (isOfOrder ? received : 0)
    return isOfOrder && received > 0 && rest <= 0
      ? []
      : paymentView({ ...payment, amount: rest }, seesCards)
  })
  return [...transfers.flatMap((transfer) => transferViews(ctx, order, transfer)), ...besides]
}

function transferViews({ config }: AdminCtx, order: Paid['order'], row: Paid['transfers'][number]) {
  const view = (ref: string | null, amount: number, day: string) => ({
    id: row.id,
    provider: 'bank_transfer',
    ref,
    status: 'paid',
    amount,
    note: null,
    failure: null,
    card_brand: null,
    card_last4: null,
    created_at: row.createdAt.toISOString(),
    settled_at: startOfDay(day, config.timeZone).toISOString(),
  })
  const came = view(referenceOf(row), row.amount, row.bookedOn)
  if (!row.returnedOn) return [came]
  const isUnpaid = order.orderState === 'cancelled' && !order.paidAt
  const back = isUnpaid ? row.amount : row.surplus
  return [came, view(row.returnedRef, -back, row.returnedOn)]
}

/** The card is for those who see to payments. */
const paymentView = (row: typeof payments.$inferSelect, seesCards: boolean) => ({
  id: row.id,
  provider: row.provider,
  ref: row.ref,
  status: row.status,
  amount: row.amount,
  note: row.note,
  failure: seesCards ? row.failure : null,
  card_brand: seesCards ? row.cardBrand : null,
  card_last4: seesCards ? row.cardLast4 : null,
  created_at: row.createdAt.toISOString(),
  settled_at: row.settledAt?.toISOString() ?? null,
})

function requestView(ctx: AdminCtx, request: RefundRequest | null, name: string | null) {
  if (!request) return null
  const { by, at, amount, input } = request
  return { amount, reason: input.reason, at, by: name, mine: by === ctx.actor.id }
}

const refundView = (
  order: typeof orders.$inferSelect,
  row: typeof refunds.$inferSelect & { by: string | null },
) => ({
  id: row.id,
  bearer: row.bearer,
  state: isChargedBack(order, row) ? ('charged_back' as const) : row.state,
  to_card: row.paymentId !== null,
  failure: row.failure,
  amount: row.amount,
  shipping_amount: row.shippingAmount,
  reason: row.reason,
  by: row.by,
  created_at: row.createdAt.toISOString(),
  lines: row.lines.map(({ order_line_id, quantity, amount }) => ({
    order_line_id,
    quantity,
    amount,
  })),
})
