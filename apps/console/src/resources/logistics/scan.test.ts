import { expect, it } from 'vitest'
import { scanInto } from './parcel.ts'

const lines = [
  { title: 'Magnesium', sku: 'NF-MG-60', quantity: 2, proposed: [{ lot: 'L2405' }] },
  { title: 'Serum', sku: 'DV-SE-30', quantity: 1, proposed: [] },
]

it('counts a unit for each scan of a product number or its lot', () => {
  expect(scanInto(lines, [0, 0], ' nf-mg-60 ')).toMatchObject({ is: 'counted', index: 0, count: 1 })
  expect(scanInto(lines, [1, 0], 'L2405')).toMatchObject({ is: 'counted', count: 2, quantity: 2 })
})

it('refuses what is complete, and what does not belong into the parcel', () => {
  expect(scanInto(lines, [2, 0], 'NF-MG-60')).toEqual({ is: 'full', title: 'Magnesium' })
  expect(scanInto(lines, [0, 0], 'NF-ZN-60')).toEqual({ is: 'wrong' })
  expect(scanInto(lines, [0, 0], '')).toEqual({ is: 'wrong' })
})
