import type { Cart } from '../../../features/shop/cart.ts'

/**
 * The Idempotency-Key of placing this cart as it is: the same for a repeated press, after a reload and in
 * another tab, so that all of them get the one order. A cart id is unique, so its time and chance do for a key.
 */
export function checkoutKey({
  id,
  revision,
  total,
}: Pick<Cart, 'id' | 'revision' | 'total'>): string {
  const hex = (n: number, digits: number) =>
    Math.trunc(n % 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${id.slice(0, 24)}${hex(revision, 4)}${hex(total, 8)}`
}
