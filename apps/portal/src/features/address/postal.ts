const shapes = { US: /^\d{5}(-\d{4})?$/, JP: /^\d{3}-?\d{4}$/ }

/** The country if we know what its postal codes look like. */
export const postalCountry = (country: string): keyof typeof shapes | undefined =>
  country in shapes ? (country as keyof typeof shapes) : undefined

/** Whether a postal code has the shape of its country; full-width digits count. */
export const postalFits = (country: keyof typeof shapes, code: string): boolean =>
  shapes[country].test(code.normalize('NFKC').trim())
