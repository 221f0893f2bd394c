import fc from 'fast-check'
import { expect, it } from 'vitest'
import { earnedBp } from './rates.ts'

const bp = fc.integer({ min: 0, max: 10_000 })

it('pays nothing to who has or takes no commission, else the rate of the product or the agreed one', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constant(0), bp),
      fc.boolean(),
      fc.option(bp),
      (rateBp, waives, own) => {
        const earned = earnedBp({ rateBp, waives }, { commissionOverrideBp: own })
        if (waives || rateBp === 0) expect(earned).toBe(0)
        else expect(earned).toBe(own ?? rateBp)
      },
    ),
  )
})
