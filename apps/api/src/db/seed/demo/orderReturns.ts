import { assertTransition } from '../../../entities/machine.ts'
import { type ReturnState, returnMachine } from '../../../entities/return/entity.ts'
import type { Draft, DraftLine } from './orderDraft.ts'
import { refund } from './orderSteps.ts'
import { daysAfter, hoursAfter, type Row } from './world.ts'

type DemoReturn = { row: Row<'returns'>; lines: DraftLine[] }

const asks = [
  ['not_needed', 'I bought it twice by mistake.'],
  ['wrong_item', 'I ordered another size.'],
  ['damaged', 'The box is dented; the seal is whole.'],
  ['not_needed', null],
] as const

/** A patient asks to send whole lines back. */
export function requestReturn(o: Draft, at: Date, lines: DraftLine[]): DemoReturn {
  const [reasonCode, reasonText] = asks[o.world.rows.returns.length % asks.length] ?? asks[0]
  const row = o.world.make('returns', at, {
    doctorId: o.row.doctorId,
    patientId: o.row.patientId,
    orderId: o.row.id,
    lines: lines.map((line) => ({ order_line_id: line.id, quantity: line.qtyOrdered })),
    reasonCode,
    reasonText,
    status: 'requested',
  })
  for (const line of lines) o.moveLine(line, 'return_requested', 'patient')
  o.row.flags = ['return_requested']
  o.move('return_requested', at, 'patient', {})
  return { row, lines }
}

export function answerReturn(o: Draft, back: DemoReturn, to: 'approved' | 'declined'): void {
  const at = hoursAfter(o.last, 20)
  const reason =
    to === 'approved'
      ? 'Send it to the address on the packing slip, with the order number on the parcel.'
      : 'The seal is broken, so we cannot sell it again.'
  const closed = to === 'declined' ? { closedAt: at } : {}
  step(o, back, to, at, { decisionReason: reason, decidedAt: at, ...closed }, reason)
  if (to === 'declined') for (const line of back.lines) o.moveLine(line, 'delivered')
  o.row.flags = []
}

export function receiveReturn(o: Draft, back: DemoReturn): void {
  answerReturn(o, back, 'approved')
  const at = daysAfter(o.last, 6)
  step(o, back, 'received', at, { receivedAt: at })
  for (const line of back.lines) {
    o.moveLine(line, 'returned')
    line.qtyReturned = line.qtyShipped
  }
  o.row.flags = ['return_received']
  progress(o)
}

export function refundReturn(o: Draft, back: DemoReturn, shipping: number): void {
  const at = daysAfter(o.last, 2)
  const parts = back.lines.map((line) => ({ line, quantity: 0, amount: line.lineTotal }))
  step(o, back, 'refunded', at, { closedAt: at })
  for (const { variantId, qtyOrdered } of back.lines)
    for (const stock of o.world.rows.stock)
      if (stock.variantId === variantId) stock.onHand += qtyOrdered
  back.row.refundId = refund(o, at, parts, { shipping, reason: 'Returned unopened' })
  o.row.flags = []
}

export function rejectReturn(o: Draft, back: DemoReturn): void {
  receiveReturn(o, back)
  const at = daysAfter(o.last, 1)
  const reason = 'The bottle had been opened. We send it back to you.'
  step(o, back, 'rejected', at, { decisionReason: reason, closedAt: at }, reason)
  for (const line of back.lines) {
    o.moveLine(line, 'delivered')
    line.qtyReturned = 0
  }
  o.row.flags = []
  progress(o)
}

function step(
  o: Draft,
  { row }: DemoReturn,
  to: ReturnState,
  at: Date,
  values: Partial<Row<'returns'>>,
  reason: string | null = null,
): void {
  assertTransition(returnMachine, row.status, to, 'admin')
  Object.assign(row, values, { status: to, updatedAt: at, revision: (row.revision ?? 1) + 1 })
  o.move(`return_${to}`, at, 'admin', {}, reason)
}

/** What has come back of the order as a whole. */
function progress(o: Draft): void {
  const returned = o.lines.reduce((sum, line) => sum + (line.qtyReturned ?? 0), 0)
  const shipped = o.lines.reduce((sum, line) => sum + (line.qtyShipped ?? 0), 0)
  o.move('progressed', o.last, 'system', {
    fulfilmentState:
      returned === 0 ? 'delivered' : returned < shipped ? 'partially_returned' : 'returned',
  })
}
