import { expect, it } from 'vitest'
import { moneyActions } from './moneyActions.ts'
import { atLines, type Order, refundErrors, refundOf } from './order.ts'

const line = { qty_ordered: 2, qty_cancelled: 0, qty_returned: 0, line_total: 4_900, refunded: 0 }
const order = {
  currency: 'USD',
  shipping_total: 875,
  lines: [
    { ...line, id: 'a' },
    { ...line, id: 'b', qty_cancelled: 1 },
  ],
  returns: [],
  refunds: [{ shipping_amount: 500 }],
} as unknown as Order
const wrong = (values: Record<string, unknown>, of = order) =>
  refundErrors(values, of, {
    units: (most, coming) => `${most}${coming ? `, ${coming} coming` : ''}`,
    amount: (most) => `${most}`,
  })

it('marks every field of a refund that is below nothing or above what is left', () => {
  expect(
    wrong({
      'a.quantity': '-5',
      'a.amount': '99999',
      'b.quantity': '1.5',
      'b.amount': '−5',
      shipping_amount: '3.76',
    }),
  ).toEqual({
    'a.quantity': ['2'],
    'a.amount': ['4900'],
    'b.quantity': ['1'],
    'b.amount': ['4900'],
    shipping_amount: ['375'],
  })
  expect(wrong({ 'a.quantity': 'one' })).toEqual({ 'a.quantity': ['2'] })
  expect(
    wrong({
      'a.quantity': '2',
      'a.amount': '49.00',
      'b.quantity': '',
      'b.amount': '0',
      shipping_amount: '3.75',
    }),
  ).toEqual({})
})

it('keeps what was typed with its line when somebody else has refunded the one before', () => {
  const typed = { 'a.quantity': '1', 'a.amount': '24.50', 'b.quantity': '0', 'b.amount': '5' }
  const [a, b] = order.lines
  const lines = [{ ...a, refunded: 4_900 }, b]
  const body = refundOf(typed, { ...order, lines } as unknown as Order)
  expect(body.lines).toEqual([{ order_line_id: 'b', quantity: 0, amount: 500 }])
  expect(atLines({ 'lines.0.amount': ['no'] }, body)).toEqual({
    'b.amount': ['no'],
  })
})

it('leaves to a return what goes back to stock with it', () => {
  const lines = [{ order_line_id: 'a', quantity: 2 }]
  const returning = { ...order, returns: [{ status: 'approved', lines }] } as unknown as Order
  const values = { 'a.quantity': '1', 'a.amount': '24.50' }
  const zero = { 'b.quantity': '0', 'b.amount': '0', shipping_amount: '0' }
  expect(wrong({ ...values, ...zero, restock: true }, returning)).toEqual({
    'a.quantity': ['0, 2 coming'],
  })
  expect(wrong({ ...values, ...zero }, returning)).toEqual({})
})

it('is offered while something is left to refund, and asks for what is left', () => {
  const { when, fields } = moneyActions.refund
  const of = (changes: object) => ({ ...order, actions: ['refund'], ...changes }) as Order
  const [first] = order.lines
  const given = [{ ...first, refunded: 4_900 }]
  const offered = (changes: object) => when(of(changes))
  const asks = (changes: object) => fields.shipping_amount.if({}, of(changes))
  expect([offered({}), asks({}), fields.restock.if({}, order)]).toEqual([true, true, true])
  const cancelled = order.lines.map((each) => ({ ...each, qty_cancelled: 2 }))
  expect(fields.restock.if({}, of({ lines: cancelled }))).toBe(false)
  const shipping = [{ shipping_amount: 875 }]
  expect([offered({ refunds: shipping }), asks({ refunds: shipping })]).toEqual([true, false])
  expect(offered({ lines: given })).toBe(true)
  expect(offered({ lines: given, refunds: shipping })).toBe(false)
})
