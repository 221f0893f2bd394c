import type { ReactNode } from 'react'

/** The cart's icon; the number of lines joins it once the cart is there. */
export function CartCount({ icon }: { icon: ReactNode }) {
  return <>{icon}</>
}
