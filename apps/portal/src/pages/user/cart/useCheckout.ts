import { type ApiError, api } from '@officina/client/api'
import { invalidate, useApiMutation } from '@officina/client/query'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../features/shop/cart.ts'
import { pathTo } from '../../../pathTo.ts'

/**
 * Places the order. The key belongs to the cart as it was seen, so that lost answers, repeated presses, a
 * reload and a second tab never make two orders.
 */
export function useCheckout() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useApiMutation(send, {
    retry: (failures, error) => failures < 3 && mayHaveHappened(error),
    retryDelay: (failures, error) => (error.retryAfter ?? failures + 1) * 1_000,
    onSuccess: async (order) => {
      const { checkout_url: page, failure } = order.card_payment ?? {}
      // the provider's page is another site; its links come back to the order
      if (page && (!failure || failure === 'confirm_needed')) return window.location.assign(page)
      // a saved card that was declined: why, and the other ways to pay; no answer yet: asked until there is one
      const isCharged = order.card_payment && order.payment_state === 'pending'
      const payment = isCharged ? { payment: page ? 'open' : 'done' } : {}
      await navigate(pathTo('/user/order-histories', {}, { placed: order.id, ...payment }))
      for (const path of ['cart', 'orders', 'recipes', 'top', 'products'])
        void invalidate(client, `/api/patient/${path}`)
    },
    onError: () => void invalidate(client, '/api/patient/cart'),
  })
}

const send = (cart: Cart) =>
  api.post('/api/patient/cart/checkout', {
    params: { header: { 'Idempotency-Key': checkoutKey(cart) } },
    body: { expected_total: cart.total, revision: cart.revision },
  })

/** No answer, a fault of the server, or the same call still running: the order may exist. */
const mayHaveHappened = (error: ApiError) =>
  error.status >= 500 || error.code === 'NETWORK' || error.code === 'IDEMPOTENT_CALL_IN_PROGRESS'

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
