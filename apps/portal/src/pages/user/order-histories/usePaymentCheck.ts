import { invalidate, q, useApiMutation } from '@officina/client/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearch } from '../../../features/list/useSearch.ts'
import type { Order } from './OrderLines.tsx'

/** Every 3 seconds, for a minute: most payments are known at once, the others are told by mail. */
const EVERY_MS = 3_000
const TIMES = 20

/**
 * Has the provider asked for whoever comes back from its page: `?payment=done` until it says so, `open` (they
 * left without paying) once. True while nobody can say yet.
 */
export function usePaymentCheck(order: Order | undefined): boolean {
  const back = useSearch().get('payment')
  const client = useQueryClient()
  const [tries, setTries] = useState(0)
  const { mutate } = useApiMutation('post', '/api/patient/orders/{orderId}/check-payment', {
    onSuccess: (found) => {
      const path = { orderId: found.id }
      const { queryKey } = q('/api/patient/orders/{orderId}', { params: { path } })
      client.setQueryData(queryKey, found)
      // the list was read with the page, before anybody knew
      if (found.payment_state !== 'pending') void invalidate(client, '/api/patient/orders')
    },
  })
  const id = order?.id
  const isUnpaid = order?.payment_method === 'card' && order.payment_state === 'pending'
  const isWanted = isUnpaid && (back === 'done' ? tries < TIMES : back !== '' && tries === 0)
  useEffect(() => {
    if (!isWanted || !id) return
    const ask = () =>
      mutate({ params: { path: { orderId: id } } }, { onSettled: () => setTries(tries + 1) })
    const timer = setTimeout(ask, tries === 0 ? 0 : EVERY_MS)
    return () => clearTimeout(timer)
  }, [isWanted, id, tries, mutate])
  return isWanted
}
