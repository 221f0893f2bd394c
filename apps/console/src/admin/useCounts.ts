import { q } from '@officina/client/query'
import { useQuery } from '@tanstack/react-query'

export type Counts = Record<string, Record<string, number> | undefined>

/** What waits, by resource and state; asked again every minute and after each change. */
export function useCounts(): Counts {
  const { data } = useQuery({ ...q('/api/admin/counts'), refetchInterval: 60_000, retry: false })
  return (data ?? {}) as Counts
}
