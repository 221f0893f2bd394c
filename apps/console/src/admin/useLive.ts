import { openEvents } from '@officina/client/events'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { OpenEdits } from './OpenEdits.ts'

const lists = ['getList', 'getManyReference', 'getMany', 'getOneReference', 'facets', 'totals']

/**
 * Hears which records have changed and reads what is shown of them again: lists at once, a record's page as
 * well, but not while something on it is being edited, so that a save still tells whether somebody else was
 * faster. Answers whether the line stands; while it does not, badges are asked for every minute.
 */
export function useLive(): { live: boolean; edits: OpenEdits } {
  const queryClient = useQueryClient()
  const [live, setLive] = useState(false)
  const edits = useRef<OpenEdits>({ count: 0 }).current
  useEffect(() => {
    let wasOpen = false
    /** Resources that have changed while something was edited, and when that was heard. Undefined: any of them. */
    const missed = new Map<string | undefined, number>()
    const recordsOf = (resource: string | undefined, until = Number.POSITIVE_INFINITY) => ({
      predicate: ({ queryKey: [name, kind], state }: Query) =>
        kind === 'getOne' &&
        (resource === undefined || resource === name) &&
        state.dataUpdatedAt <= until,
    })
    const renewRecords = (resource: string | undefined) => {
      if (edits.count === 0) return void queryClient.invalidateQueries(recordsOf(resource))
      // what is being read just now may have been read before the change
      const isReading = queryClient.isFetching(recordsOf(resource)) > 0
      missed.set(resource, isReading ? Number.POSITIVE_INFINITY : Date.now())
    }
    edits.onNone = () => {
      for (const [resource, at] of missed)
        void queryClient.invalidateQueries(recordsOf(resource, at))
      missed.clear()
    }
    const renew = (resources: readonly string[] | undefined) => {
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [resource, kind] }) =>
          lists.includes(String(kind)) && (!resources || resources.includes(String(resource))),
      })
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => /^\/api\/admin\/([\w-]+\/)?counts$/.test(String(path)),
      })
      for (const resource of resources ?? [undefined]) renewRecords(resource)
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
  }, [queryClient, edits])
  return { live, edits }
}
