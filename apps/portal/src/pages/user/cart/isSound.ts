import type { Cart } from '../../../features/shop/cart.ts'

/** Everything in it can be ordered as it is: what follows is where it goes and how it is paid. */
export function isSound(cart: Cart): boolean {
  const active = cart.lines.filter((line) => !line.saved_for_later)
  return (
    active.length > 0 &&
    active.every((line) => line.problems.length === 0) &&
    cart.min_order === null
  )
}
