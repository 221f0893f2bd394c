import { expect, it } from 'vitest'
import { isCredited, shownLineStatus } from './receipts.ts'

it('takes what was taken off an invoice for no refund, whatever payment of nobody went back', () => {
  const off = { state: 'credited', lines: [{}] }
  const stray = { state: 'done', lines: [], shipping_amount: 0 }
  const given = [
    [[off], true],
    [[off, stray], true],
    [
      [
        { state: 'credited', of_order: true },
        { state: 'done', of_order: false },
      ],
      true,
    ],
    [[off, { ...stray, shipping_amount: 5 }], false],
    [[off, { state: 'pending', lines: [{}] }], false],
    [[stray], false],
    [[], false],
  ] as const
  expect(given.map(([refunds]) => isCredited(refunds))).toEqual(given.map(([, is]) => is))
  expect(shownLineStatus('refunded', [off, stray])).toBe('credited')
  expect(shownLineStatus('refunded', [{ state: 'done', lines: [{}] }])).toBe('refunded')
})
