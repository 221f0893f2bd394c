import { allocate, percentOf } from './money.ts'

export const discountKinds = ['individual', 'first_order', 'catalog', 'product', 'waived'] as const

/**
 * A part of what a doctor gives away; `id` and `name` are those of a catalog's or product's discount. `waived` is
 * the commission itself and comes last, so it fills up to what the doctor would earn.
 */
export type Discount = {
  kind: (typeof discountKinds)[number]
  id?: string
  name?: string
  rateBp: number
}

export type AppliedDiscount = Discount & { amount: number }

/**
 * The discounts in force: together never more than the doctor earns; what is too much comes off the last.
 * Their order is always the same, in whatever order they are given.
 */
export function capDiscounts(parts: readonly Discount[], maxBp: number): Discount[] {
  let left = maxBp
  return inOrder(parts)
    .map((part) => {
      const rateBp = Math.min(part.rateBp, left)
      left -= rateBp
      return { ...part, rateBp }
    })
    .filter((part) => part.rateBp > 0)
}

export const rateOf = (parts: readonly Discount[]): number =>
  parts.reduce((sum, part) => sum + part.rateBp, 0)

/** What the discounts take off an amount, rounded once and shared out among them. */
export function applyDiscounts(
  gross: number,
  parts: readonly Discount[],
  maxBp: number,
): { discount: number; discounts: AppliedDiscount[] } {
  const capped = capDiscounts(parts, maxBp)
  const discount = Math.min(gross, percentOf(gross, rateOf(capped)))
  return { discount, discounts: shareOut(discount, capped) }
}

/** `total` shared out among discounts by their rates. */
export function shareOut<T extends { rateBp: number }>(
  total: number,
  parts: readonly T[],
): (T & { amount: number })[] {
  if (parts.length === 0) return []
  const shares = allocate(
    total,
    parts.map((part) => part.rateBp),
  )
  return parts.map((part, i) => ({ ...part, amount: shares[i] ?? 0 }))
}

/** One entry for each discount, whichever lines it counts on; its rate is the most that counted on one. */
export function sumDiscounts(lines: readonly (readonly AppliedDiscount[])[]): AppliedDiscount[] {
  const found = new Map<string, AppliedDiscount>()
  for (const part of lines.flat()) {
    const key = part.id ?? part.kind
    const known = found.get(key)
    found.set(key, {
      ...part,
      rateBp: Math.max(part.rateBp, known?.rateBp ?? 0),
      amount: part.amount + (known?.amount ?? 0),
    })
  }
  return inOrder([...found.values()])
}

function inOrder<T extends Discount>(parts: readonly T[]): T[] {
  const place = (part: T) => discountKinds.indexOf(part.kind)
  const key = (part: T) => part.id ?? ''
  return [...parts].sort(
    (a, b) =>
      place(a) - place(b) || (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : b.rateBp - a.rateBp),
  )
}
