/** Who takes part in the main job, what is bought, and what it must come to. USD, minor units. */
export const doctor = {
  email: 'noor.haddad@example.test',
  password: 'seven-quiet-herons-41',
  first: 'Noor',
  last: 'Haddad',
  name: 'Noor Haddad',
  clinic: 'Harbour Street Clinic',
} as const

export const patient = {
  email: 'elin.berg@example.test',
  password: 'copper-kettle-and-rain',
  first: 'Elin',
  last: 'Berg',
  name: 'Elin Berg',
  discountPercent: 7,
} as const

export const ratePercent = 20
/** Delivery by the priority method, which is never free. */
export const shipping = 11_95

export type Product = {
  title: string
  /** As the list of units names it. */
  unit: string
  quantity: number
  lot: string
  expires: string
  /** Of one pack, as the doctor saw it. */
  price: number
}

export const products: readonly Omit<Product, 'price'>[] = [
  {
    title: 'Magnesium Bisglycinate',
    unit: 'capsules',
    quantity: 6,
    lot: 'MG-7741',
    expires: '2031-03-31',
  },
  {
    title: 'CoQ10 Ubiquinol 100',
    unit: 'softgels',
    quantity: 4,
    lot: 'Q10-208',
    expires: '2030-11-30',
  },
]

/** What an order of the products comes to: discount off each line, commission on what is left. */
export function moneyOf(bought: readonly Product[]) {
  const lines = bought.map(({ title, price, quantity }) => {
    const gross = price * quantity
    const discount = Math.round((gross * patient.discountPercent) / 100)
    const commission = Math.round(((gross - discount) * ratePercent) / 100)
    return { title, gross, discount, net: gross - discount, commission }
  })
  const sum = (key: 'gross' | 'discount' | 'net' | 'commission') =>
    lines.reduce((total, line) => total + line[key], 0)
  return {
    lines,
    subtotal: sum('gross'),
    discount: sum('discount'),
    base: sum('net'),
    total: sum('net') + shipping,
    commission: sum('commission'),
  }
}

export type Sums = ReturnType<typeof moneyOf>

/** Minor units as the pages write them: `$1,234.50`. */
export const money = (amount: number): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
    .format(amount / 100)
    .replace('-', '−')

/** `$24.50` in a longer text, in minor units. */
export function priceIn(text: string): number {
  const found = /\$([\d,]+)\.(\d{2})/.exec(text)
  if (!found) throw new Error(`no price in: ${text}`)
  return Number(`${found[1]?.replaceAll(',', '')}${found[2]}`)
}
