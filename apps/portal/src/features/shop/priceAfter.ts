/** What I pay for a list price, in minor units. */
export const priceAfter = (product: { discount_bp: number }, price: number): number =>
  price - Math.round((price * product.discount_bp) / 10_000)
