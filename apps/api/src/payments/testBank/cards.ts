/** Cards of the test bank, by what they do. The numbers end as those that Stripe has for the same. */
export const testCards = [
  { last4: '4242', does: 'works' },
  { last4: '0002', does: 'declines' },
  { last4: '3220', does: 'asks' },
  { last4: '5126', does: 'refunds_fail' },
] as const
export type TestCard = (typeof testCards)[number]

export const cardEnding = (last4: string | null): TestCard | undefined =>
  testCards.find((card) => card.last4 === last4)

/** When the bank tells the shop of a payment. */
export const tellings = ['at_once', 'late', 'twice', 'out_of_order', 'never'] as const
export type Telling = (typeof tellings)[number]
