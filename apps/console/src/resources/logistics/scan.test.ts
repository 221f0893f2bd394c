import { expect, it } from 'vitest'
import { parcelOf, scanInto } from './parcel.ts'

const lines = [
  { title: 'Magnesium', sku: 'NF-MG-60', quantity: 2, proposed: [{ lot: 'L2405' }] },
  { title: 'Serum', sku: 'DV-SE-30', quantity: 1, proposed: [] },
]

it('counts a unit for each scan of a product number or its lot', () => {
  expect(scanInto(lines, [0, 0], ' nf-mg-60 ')).toMatchObject({ is: 'counted', index: 0, count: 1 })
  expect(scanInto(lines, [1, 0], 'L2405')).toMatchObject({ is: 'counted', count: 2, quantity: 2 })
  expect(scanInto(lines, [1, 0], 'ＮＦ－ＭＧ－６０')).toMatchObject({ is: 'counted', count: 2 })
})

it.each([
  ['S-2026-000045', 'S-2026-000045'],
  ['Ｓ－２０２６－００００４５', 'S-2026-000045'],
  ['s2026000045', 'S-2026-000045'],
  // the one that is being picked comes first
  ['O-2026-000123', 'S-2026-000046'],
  ['S-2026-00004', undefined],
] as const)('opens the parcel of %s', (typed, number) => {
  const parcel = (number: string, status: string) => ({
    number,
    status,
    order_number: 'O-2026-000123',
  })
  const rows = [parcel('S-2026-000045', 'packed'), parcel('S-2026-000046', 'picking')]
  expect(parcelOf(rows, typed)?.number).toBe(number)
})

it('refuses what is complete, and what does not belong into the parcel', () => {
  expect(scanInto(lines, [2, 0], 'NF-MG-60')).toEqual({ is: 'full', title: 'Magnesium' })
  expect(scanInto(lines, [0, 0], 'NF-ZN-60')).toEqual({ is: 'wrong' })
  expect(scanInto(lines, [0, 0], '')).toEqual({ is: 'wrong' })
})
