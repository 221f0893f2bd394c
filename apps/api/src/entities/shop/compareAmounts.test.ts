import { expect, it } from 'vitest'
import type { ShownLine } from '../../db/schema/cart.ts'
import { compareAmounts } from './compareAmounts.ts'
import { orderPayload } from './wire.ts'

/** Two packs of 1 with 10 % off, and one of 2, as the cart showed them. */
const shown: ShownLine[] = [
  { variant: '1', quantity: 2, unit_price: 2_500, discount: 500, rate_bp: 1_000 },
  { variant: '2', quantity: 1, unit_price: 2_500, discount: 0, rate_bp: 0 },
]

const first = {
  id: 1,
  variant_id: 1,
  quantity: 2,
  price: '25.00',
  discount_allocations: [{ amount: '5.00', discount_application_index: 0 }],
  tax_lines: [{ price: '4.50', rate: 0.1 }],
}
const second = {
  id: 2,
  variant_id: 2,
  quantity: 1,
  price: '25.00',
  discount_allocations: [],
  tax_lines: [{ price: '2.50', rate: 0.1 }],
}
const order = {
  id: 9,
  created_at: '2026-11-20T10:00:00Z',
  currency: 'USD',
  taxes_included: false,
  total_price: '87.00',
  discount_applications: [{ type: 'discount_code', code: 'OFFICINA-10' }],
  shipping_lines: [{ price: '12.00', discounted_price: '10.00', tax_lines: [] }],
  line_items: [first, second],
}

const compare = (changes: object, cart: ShownLine[] | null = shown) =>
  compareAmounts(orderPayload.parse({ ...order, ...changes }), cart, 'OFFICINA-')
const withFirst = (changes: object, total: string) => ({
  line_items: [{ ...first, ...changes }, second],
  total_price: total,
})
const off = (amount: string) => [{ amount, discount_application_index: 0 }]
const tax = (price: string) => [{ price, rate: 0.1 }]

it.each<[string, object]>([
  ['as the cart showed it', {}],
  ['rounded by a cent', { total_price: '87.01' }],
  [
    'with a promotion of the shop',
    {
      ...withFirst({ discount_allocations: off('45.00'), tax_lines: tax('0.50') }, '43.00'),
      discount_applications: [{ type: 'automatic', code: null }],
    },
  ],
  [
    'with a code of the shop beside ours',
    {
      ...withFirst(
        {
          discount_allocations: [
            ...off('5.00'),
            { amount: '10.00', discount_application_index: 1 },
          ],
          tax_lines: tax('3.50'),
        },
        '76.00',
      ),
      discount_applications: [
        { type: 'discount_code', code: 'officina-10' },
        { type: 'discount_code', code: 'WELCOME' },
      ],
    },
  ],
  [
    'with the tax inside',
    {
      taxes_included: true,
      line_items: [
        { ...first, tax_lines: tax('4.09') },
        { ...second, tax_lines: tax('2.27') },
      ],
      total_price: '80.00',
    },
  ],
  [
    'with nothing to tax',
    {
      line_items: [
        { ...first, tax_lines: tax('0.00') },
        { ...second, tax_lines: [] },
      ],
      total_price: '80.00',
    },
  ],
  [
    'with tax on the delivery',
    { shipping_lines: [{ price: '10.00', tax_lines: tax('1.00') }], total_price: '88.00' },
  ],
])('an order %s does not differ', (_, changes) => {
  expect(compare(changes)).toEqual([])
})

it.each<[string, object, object[]]>([
  ['another total', { total_price: '1.00' }, [{ part: 'total', expected: 8_700, actual: 100 }]],
  [
    'a discount that nobody gave',
    {
      ...withFirst({ discount_allocations: off('45.00'), tax_lines: tax('0.50') }, '43.00'),
      discount_applications: [{ type: 'manual', code: null }],
    },
    [{ part: 'discount', expected: 500, actual: 4_500 }],
  ],
  [
    'a code of ours that takes more than was given',
    withFirst({ discount_allocations: off('25.00'), tax_lines: tax('2.50') }, '65.00'),
    [{ part: 'discount', expected: 500, actual: 2_500 }],
  ],
  [
    'without the discount that the cart showed',
    withFirst({ discount_allocations: [], tax_lines: tax('5.00') }, '92.50'),
    [{ part: 'discount', expected: 500, actual: 0 }],
  ],
  [
    'another price',
    withFirst({ price: '20.00', tax_lines: tax('3.50') }, '76.00'),
    [{ part: 'prices', expected: 7_500, actual: 6_500 }],
  ],
  [
    'prices that only come to the same',
    {
      line_items: [
        { ...first, price: '20.00', tax_lines: tax('3.50') },
        { ...second, price: '35.00', tax_lines: tax('3.50') },
      ],
    },
    [{ part: 'prices', expected: 7_500, actual: 7_500 }],
  ],
  [
    'fewer units',
    withFirst({ quantity: 1, tax_lines: tax('2.00') }, '59.50'),
    [{ part: 'products', expected: 7_500, actual: 5_000 }],
  ],
  [
    'another product at the same price',
    { line_items: [first, { ...second, variant_id: 3 }] },
    [{ part: 'products', expected: 7_500, actual: 7_500 }],
  ],
  [
    'something more on the bill',
    {
      line_items: [first, second, { ...second, id: 3, variant_id: null, tax_lines: [] }],
      total_price: '112.00',
    },
    [{ part: 'products', expected: 7_500, actual: 10_000 }],
  ],
  [
    'a tax that its rates do not come to',
    withFirst({ tax_lines: tax('0.10') }, '82.60'),
    [{ part: 'tax', expected: 700, actual: 260 }],
  ],
  [
    'delivery that the shop does not name',
    { shipping_lines: [] },
    [{ part: 'total', expected: 7_700, actual: 8_700 }],
  ],
])('%s differs', (_, changes, differences) => {
  expect(compare(changes)).toEqual(differences)
})

it('allows less off where codes are found, as the cart promises none then', () => {
  const quiet = shown.map((line) => ({ ...line, discount: 0 }))
  const none = withFirst({ discount_allocations: [], tax_lines: tax('5.00') }, '92.50')
  expect(compare(none, quiet)).toEqual([])
  expect(compare({}, quiet)).toEqual([])
})

it('adds up a checkout that began before carts kept what they showed', () => {
  expect(compare(withFirst({ quantity: 1, tax_lines: tax('2.00') }, '59.50'), null)).toEqual([])
  expect(compare({ total_price: '1.00' }, null)).toMatchObject([{ part: 'total' }])
})
