import { api } from '@officina/client/api'
import { rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { changedByCatalog } from '../../../features/catalog/addItem.ts'
import { catalogWords } from '../../../features/catalog/words.ts'
import { toast } from '../../../features/toast.tsx'
import type { Catalog } from './queries.ts'

export type PanelProps = {
  catalog: Catalog
  onClose: () => void
  /** Reads the catalog anew: what is opened next sends its new revision. */
  onSaved: () => Promise<void>
}

type Changes = Omit<
  Parameters<typeof api.patch<'/api/doctor/catalogs/{catalogId}'>>[1]['body'],
  'revision'
>

/**
 * Saves a change of the catalog and what goes with it, says so and closes the panel. `revision` is the one that the
 * change began with: what is kept from before a sign-in may be older than the catalog, and the server then refuses it.
 */
export function useSaveCatalog(
  { catalog, revision, onClose, onSaved }: PanelProps & { revision: number },
  along?: () => Promise<unknown>,
) {
  const words = useText(catalogWords)
  const queryClient = useQueryClient()
  const saved = useRef<number>(undefined)
  const change = async (changes: Changes) => {
    const answer = await api.patch('/api/doctor/catalogs/{catalogId}', {
      params: { path: { catalogId: catalog.id } },
      body: { ...changes, revision: saved.current ?? revision },
    })
    // what goes along may fail: the next try changes what this one saved
    saved.current = answer.revision
    await along?.()
  }
  const save = useApiMutation(change, {
    invalidates: changedByCatalog,
    onSuccess: async () => {
      await onSaved()
      toast.success(words.saved)
      onClose()
    },
    // whoever closes the panel and opens it again begins with the catalog as it is now
    onError: (error) => {
      rereadAfterConflict(queryClient, error, changedByCatalog)
      if (error.status === 409) void onSaved()
    },
  })
  // pressed again while its cover is on its way, it would be sent twice and refused as a conflict with itself
  const send = (changes: Changes) => (save.isPending ? undefined : save.mutate(changes))
  return { error: save.error, pending: save.isPending, send }
}
