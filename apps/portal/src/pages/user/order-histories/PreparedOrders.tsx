import { listQ } from '@officina/client/query'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'

// most patients have none
const PreparedOrder = lazyWithRetry(() => import('./PreparedOrder.tsx'))

export const preparedQuery = listQ('/api/patient/pay-links')

/** Orders that the doctor has put together and that wait to be paid; nothing where there are none. */
export function PreparedOrders() {
  const links = useQuery(preparedQuery).data?.data ?? []
  if (links.length === 0) return null
  return (
    <Suspense fallback={null}>
      {links.map((link) => (
        <PreparedOrder key={link.id} link={link} />
      ))}
    </Suspense>
  )
}
