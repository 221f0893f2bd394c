import type { Cart } from '../../../features/shop/cart.ts'

export const steps = ['cart', 'delivery', 'payment', 'review'] as const
export type Step = (typeof steps)[number]
export type StepProps = { cart: Cart; go: (step: Step) => void }

/** How far the cart can go as it is: each step needs what the ones before it ask for. */
export function furthestStep(cart: Cart): Step {
  const active = cart.lines.filter((line) => !line.saved_for_later)
  const isSound =
    active.length > 0 &&
    active.every((line) => line.problems.length === 0) &&
    cart.min_order === null
  if (!isSound) return 'cart'
  // the rest of the way is the shop's own; being past the first step only means that it can begin
  if (cart.checkout === 'hosted') return 'review'
  if (cart.address_id === null) return 'delivery'
  return cart.payment_method === null ? 'payment' : 'review'
}
