import { expect, it } from 'vitest'
import { type Cart, knownTotal, lacksAddress } from './cart.ts'

const cart = (address_id: string | null, checkout: Cart['checkout'] = 'own') =>
  ({ address_id, checkout, subtotal: 7_000, discount: 350, shipping: 2_490, total: 9_140 }) as Cart

it('knows no delivery before there is an address, unless the shop counts it', () => {
  expect([lacksAddress(cart(null)), knownTotal(cart(null))]).toEqual([true, 6_650])
  for (const known of [cart('a'), cart(null, 'hosted')])
    expect([lacksAddress(known), knownTotal(known)]).toEqual([false, 9_140])
})
