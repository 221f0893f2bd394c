import { type ApiError, api, idempotencyKey } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { dropDraft, keepDraft, takeDraft } from '../../../features/drafts.ts'
import type { Cart } from '../../../features/shop/cart.ts'

const keyName = 'checkout-key'

/**
 * Places the order. One key per attempt, kept over lost answers and repeated presses, so that the same
 * attempt never makes two orders; a definite refusal ends the attempt.
 */
export function useCheckout() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (cart: Cart) => {
      const attempt = `${cart.id}:${cart.revision}:${cart.total}`
      const kept = takeDraft<{ attempt: string; key: string }>(keyName)
      const key = kept?.attempt === attempt ? kept.key : idempotencyKey()
      keepDraft(keyName, { attempt, key })
      return send(cart, key)
    },
    retry: (failures, error: ApiError) => failures < 3 && mayHaveHappened(error),
    retryDelay: (failures, error) => (error.retryAfter ?? failures + 1) * 1_000,
    onSuccess: async (order) => {
      dropDraft(keyName)
      await navigate(`/user/order-histories?placed=${order.id}`)
      for (const path of ['cart', 'orders', 'recipes', 'top', 'products'])
        void invalidate(client, `/api/patient/${path}`)
    },
    onError: (error) => {
      if (!mayHaveHappened(error)) dropDraft(keyName)
      void invalidate(client, '/api/patient/cart')
    },
  })
}

const send = (cart: Cart, key: string) =>
  api.post('/api/patient/cart/checkout', {
    params: { header: { 'Idempotency-Key': key } },
    body: { expected_total: cart.total, revision: cart.revision },
  })

/** No answer, a fault of the server, or the same call still running: the order may exist. */
const mayHaveHappened = (error: ApiError) =>
  error.status >= 500 || error.code === 'IDEMPOTENT_CALL_IN_PROGRESS'
