import { expect, it } from 'vitest'
import { oddPrice } from './oddPrice.ts'

it.each<[number | null, number, RegExp | undefined]>([
  [2_450, 0, /for free/],
  [null, 0, /for free/],
  [0, 0, undefined],
  [0, 2_450, undefined],
  [null, 2_450, undefined],
  [2_450, 24_500, undefined],
  [2_450, 24_501, /ten times.*\$24\.50/],
  [2_450, 245, undefined],
  [2_450, 244, /tenth.*\$24\.50/],
])('says of a price of %s that becomes %s what is unusual', (before, after, text) => {
  const odd = oddPrice(before, after, 'USD')?.en
  expect(odd).toEqual(text && expect.stringMatching(text))
})
