/**
 * The part of `whole` (minor units; negative where a tax was taken out of a price) that `count` of `of` have,
 * rounded half away from zero. Slices taken as differences of this function add up to the whole exactly.
 */
export function cumulative(whole: number, count: number, of: number): number {
  if (of === 0 || whole === 0) return 0
  // BigInt: the product of two amounts leaves the range where numbers are exact
  const twice = 2n * BigInt(whole) * BigInt(count)
  const half = whole < 0 ? -BigInt(of) : BigInt(of)
  return Number((twice + half) / (2n * BigInt(of)))
}

/** The part of `whole` that `count` further units have after the first `before`, of `of` in all. */
export const slice = (whole: number, before: number, count: number, of: number): number =>
  cumulative(whole, before + count, of) - cumulative(whole, before, of)

/** What a commission is counted from: the line after discount, without the tax it contains. */
export const commissionBase = (line: { lineTotal: number; tax: number }): number =>
  line.lineTotal - line.tax
