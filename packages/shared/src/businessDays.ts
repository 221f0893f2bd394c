/** Business days in an English sentence; in Japanese they are `${n}営業日`. */
export const businessDays = (n: number): string =>
  n === 1 ? 'one business day' : `${n} business days`
