import { type ApiError, api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { Cart } from '../../../features/shop/cart.ts'
import { pathTo } from '../../../pathTo.ts'
import { checkoutKey } from './checkoutKey.ts'

/**
 * Places the order. The key belongs to the cart as it was seen, so that lost answers, repeated presses, a
 * reload and a second tab never make two orders.
 */
export function useCheckout() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (cart: Cart) => send(cart),
    retry: (failures, error: ApiError) => failures < 3 && mayHaveHappened(error),
    retryDelay: (failures, error) => (error.retryAfter ?? failures + 1) * 1_000,
    onSuccess: async (order) => {
      await navigate(pathTo('/user/order-histories', {}, { placed: order.id }))
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
