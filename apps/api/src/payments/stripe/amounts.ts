/** Currencies without decimals that Stripe counts in hundredths all the same. */
const inHundredths = new Set(['ISK', 'UGX'])

/** Minor units as Stripe counts them. https://docs.stripe.com/currencies#special-cases */
export const toStripe = (amount: number, currency: string): number =>
  inHundredths.has(currency.toUpperCase()) ? amount * 100 : amount

export const fromStripe = (amount: number, currency: string): number =>
  inHundredths.has(currency.toUpperCase()) ? amount / 100 : amount
