import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { q } from '../providers/queries.ts'

export type Counts = Record<string, Record<string, number> | undefined>

/** What waits, by resource and state; asked again after each change, and every minute when none is heard of. */
export function useCounts(): Counts {
  const live = useIsLive()
  const { data } = useQuery({
    ...q('/api/admin/counts'),
    refetchInterval: live ? false : 60_000,
    retry: false,
  })
  return (data ?? {}) as Counts
}

/** Whether changes are heard as they happen. */
export const LiveContext = createContext(false)

const useIsLive = (): boolean => useContext(LiveContext)
