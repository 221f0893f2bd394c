import { openEvents } from '@officina/client/events'
import { invalidate } from '@officina/client/query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const lists = ['getList', 'getManyReference', 'getMany', 'getOneReference', 'facets']

/**
 * Hears which lists have changed and reads what is shown of them again. Answers whether the line stands;
 * while it does not, badges are asked for every minute. Records that are open stay as they were read, so
 * that a save still tells whether somebody else was faster.
 */
export function useLive(): boolean {
  const queryClient = useQueryClient()
  const [live, setLive] = useState(false)
  useEffect(() => {
    let wasOpen = false
    const renew = (resources: readonly string[] | undefined) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource, kind] }) =>
          lists.includes(String(kind)) && (!resources || resources.includes(String(resource))),
      })
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/admin\/([\w-]+\/)?counts$/.test(String(path)),
      })
      for (const resource of resources ?? [])
        void invalidate(queryClient, `/api/admin/${resource}/summary`)
    }
    return openEvents('/api/admin/events', 'change', {
      onEvent: (data) => renew((data as { resources: string[] }).resources),
      onState(open) {
        setLive(open)
        // what happened while nobody listened
        if (open && wasOpen) renew(undefined)
        if (open) wasOpen = true
      },
    })
  }, [queryClient])
  return live
}
