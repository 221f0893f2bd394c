const brands: Record<string, string> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** A card network as it writes itself; one that is not known as the payment provider has it. */
export const cardBrand = (brand: string): string => brands[brand] ?? brand
