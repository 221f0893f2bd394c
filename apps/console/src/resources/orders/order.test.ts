import { expect, it } from 'vitest'
import { type Order, refundErrors } from './order.ts'

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
const wrong = (values: Record<string, string>) =>
  refundErrors(values, order, { units: (most) => `${most}`, amount: (most) => `${most}` })

it('marks every field of a refund that is below nothing or above what is left', () => {
  expect(
    wrong({
      'lines.0.quantity': '-5',
      'lines.0.amount': '99999',
      'lines.1.quantity': '1.5',
      'lines.1.amount': '−5',
      shipping_amount: '3.76',
    }),
  ).toEqual({
    'lines.0.quantity': ['2'],
    'lines.0.amount': ['4900'],
    'lines.1.quantity': ['1'],
    'lines.1.amount': ['4900'],
    shipping_amount: ['375'],
  })
  expect(wrong({ 'lines.0.quantity': 'one' })).toEqual({ 'lines.0.quantity': ['2'] })
  expect(
    wrong({
      'lines.0.quantity': '2',
      'lines.0.amount': '49.00',
      'lines.1.quantity': '',
      'lines.1.amount': '0',
      shipping_amount: '3.75',
    }),
  ).toEqual({})
})
