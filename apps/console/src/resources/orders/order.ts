import type { components } from '@officina/openapi/schema'
import type { FieldErrors } from '@officina/ui/useServerForm.ts'
import { amountOf } from '../../schema/amounts.ts'
import type { RecordOf } from '../../schema/spec.ts'
import { unitsOf } from '../../schema/units.ts'

export type Order = RecordOf<'orders'>
export type Line = Order['lines'][number]
export type OrderReturn = Order['returns'][number]
export type Report = Order['reports'][number]

/** What is still to be paid; nothing where the order has become cheaper than what has come. */
export const dueOf = ({ total, refunded, received }: Order): number =>
  Math.max(0, total - refunded - received)

/** It is not paid in full: a refund is taken off the invoice. */
export const isInvoiced = ({ payment_state }: Order): boolean => payment_state === 'pending'

/** Units of a line that have come back and wait for the refund of their return. */
export const unitsReturned = (order: Order, line: Line): number =>
  unitsInReturns(order, line, ['received'])

const unitsInReturns = (order: Order, line: Line, among: OrderReturn['status'][]): number =>
  order.returns
    .filter(({ status }) => among.includes(status))
    .flatMap(({ lines }) => lines)
    .filter(({ order_line_id }) => order_line_id === line.id)
    .reduce((total, { quantity }) => total + quantity, 0)

/** What can be refunded of a line at most: of an invoice only what has left, as the rest is cancelled. */
const refundMost = (order: Order, line: Line): { units: number; amount: number } =>
  isInvoiced(order)
    ? {
        units: line.qty_shipped - line.qty_returned,
        amount: Math.round((line.line_total * line.qty_shipped) / line.qty_ordered) - line.refunded,
      }
    : {
        units: line.qty_ordered - line.qty_cancelled - line.qty_returned,
        amount: line.line_total - line.refunded,
      }

/** What of a line can be refunded apart from its returns: units, and an amount in minor units. */
export function refundLeft(order: Order, line: Line): { units: number; amount: number } {
  const { units, amount } = refundMost(order, line)
  return { units, amount: amount - unitsPrice(line, unitsReturned(order, line)) }
}

/** Lines that can still be refunded. Their fields are named by them: what was typed stays with its line when another goes. */
export const refundable = (order: Order): Line[] =>
  order.lines.filter((line) => refundLeft(order, line).amount > 0)

/** What of the delivery can be refunded, in minor units. */
export const shippingLeft = (order: Order): number =>
  order.refunds.reduce((left, refund) => left - refund.shipping_amount, order.shipping_total)

/** Units of a line whose return is under way: they go back to stock with it. */
const unitsComing = (order: Order, line: Line): number =>
  unitsInReturns(order, line, ['requested', 'approved'])

/** What the fields of a refund come to: units, NaN while they are none, and amounts in minor units, 0 while one is none. */
export function refundOf(
  values: Record<string, unknown>,
  order: Order,
): components['schemas']['OrderRefundPreviewRequest'] {
  const amount = (name: string) => amountOf(String(values[name]), order.currency)
  return {
    lines: refundable(order).map((line) => ({
      order_line_id: line.id,
      quantity: unitsOf(values[`${line.id}.quantity`]),
      amount: amount(`${line.id}.amount`),
    })),
    shipping_amount: amount('shipping_amount'),
    bearer: values.bearer === 'platform' ? 'platform' : 'doctor',
    restock: values.restock === true,
  }
}

/** What the server would refuse, at every field of a refund at once. `say` has the words, with the most that can be given. */
export function refundErrors(
  values: Record<string, unknown>,
  order: Order,
  say: { units: (most: number, coming: number) => string; amount: (most: number) => string },
): FieldErrors {
  const { lines, shipping_amount, restock } = refundOf(values, order)
  const wrong: FieldErrors = {}
  const checkAmount = (name: string, amount: number, most: number) => {
    if (amount < 0 || amount > most) wrong[name] = [say.amount(most)]
  }
  refundable(order).forEach((line, i) => {
    const { quantity = 0, amount = 0 } = lines[i] ?? {}
    const coming = restock ? unitsComing(order, line) : 0
    const units = Math.max(0, refundLeft(order, line).units - coming)
    if (!Number.isInteger(quantity) || quantity < 0 || quantity > units)
      wrong[`${line.id}.quantity`] = [say.units(units, coming)]
    checkAmount(`${line.id}.amount`, amount, refundMost(order, line).amount)
  })
  checkAmount('shipping_amount', shipping_amount, shippingLeft(order))
  return wrong
}

/** What the server says of a place among the lines that were sent, at the fields of that line. */
export const atLines = (
  errors: FieldErrors,
  { lines }: Pick<ReturnType<typeof refundOf>, 'lines'>,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [
      name.replace(/^lines\.(\d+)/, (place, at) => lines[at]?.order_line_id ?? place),
      texts,
    ]),
  )

/** What so many units of a line cost, as far as that is not refunded yet; minor units. */
export const unitsPrice = (line: Line, units: number): number =>
  Math.min(
    Math.round((line.line_total * Math.max(units, 0)) / line.qty_ordered),
    line.line_total - line.refunded,
  )

/** Whether a refund of so much only becomes a request, which another administrator confirms. */
export const needsTwo = ({ refund_limit: limit }: Order, amount: number): boolean =>
  limit != null && amount > limit

/** Units of a line that have not left and that nobody has begun to pick. Those that are sent again have left before. */
export const leftOf = (order: Order, line: Line): number =>
  order.shipments
    .filter((parcel) => ['picking', 'packed'].includes(parcel.status) && !parcel.reshipment_of)
    .flatMap((parcel) => parcel.lines)
    .filter((part) => part.order_line_id === line.id)
    .reduce(
      (left, part) => left - part.quantity,
      line.qty_ordered - line.qty_shipped - line.qty_cancelled,
    )
