import { listQ } from '@officina/client/query'
import { lazyPart } from '@officina/ui/lazyPart'
import { useQuery } from '@tanstack/react-query'

// most patients have none
const PreparedOrder = lazyPart(() => import('./PreparedOrder.tsx'))

export const preparedQuery = listQ('/api/patient/pay-links')

/** Orders that the doctor has put together and that wait to be paid; nothing where there are none. */
export function PreparedOrders() {
  const links = useQuery(preparedQuery).data?.data ?? []
  if (links.length === 0) return null
  return links.map((link) => <PreparedOrder key={link.id} link={link} />)
}
