/**
 * The part of `whole` (minor units) that `count` of `of` have, rounded half up. Slices taken as
 * differences of this function add up to the whole exactly.
 */
export const cumulative = (whole: number, count: number, of: number): number =>
  of === 0 ? 0 : Math.floor((2 * whole * count + of) / (2 * of))

/** The part of `whole` that `count` further units have after the first `before`, of `of` in all. */
export const slice = (whole: number, before: number, count: number, of: number): number =>
  cumulative(whole, before + count, of) - cumulative(whole, before, of)

/** Commission of a base, rounded once, half up. `rateBp`: 2000 = 20 %. */
export const commissionOf = (base: number, rateBp: number): number =>
  cumulative(base, rateBp, 10_000)

/** What a commission is counted from: the line after discount, without the tax it contains. */
export const commissionBase = (line: { lineTotal: number; tax: number }): number =>
  line.lineTotal - line.tax
