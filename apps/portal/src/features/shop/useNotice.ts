import { invalidate, useApiMutation } from '@officina/client/query'
import { useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../toast.tsx'
import { noticeMessages } from './noticeMessages.ts'

const shown = ['/api/patient/products', '/api/patient/stock-notices']

/** Subscribes to a pack being back in stock, and unsubscribes. */
export function useNotice(variantId: string) {
  const t = useText(noticeMessages)
  const client = useQueryClient()
  const refresh = () => Promise.all(shown.map((path) => invalidate(client, path)))
  const ask = useApiMutation('post', '/api/patient/stock-notices', {
    invalidates: shown,
    onSuccess: () => toast.success(t.asked),
    onError: (error) => {
      toast.failed(error)
      // it may have come back in the meantime
      void refresh()
    },
  })
  const stop = useApiMutation('delete', '/api/patient/stock-notices/{variantId}', {
    invalidates: shown,
    onSuccess: () => toast.success(t.stopped),
    onError: (error) => {
      // already sent, or unsubscribed in another tab: as was wanted
      if (error.status !== 404) toast.failed(error)
      void refresh()
    },
  })
  return {
    pending: ask.isPending || stop.isPending,
    ask: () => ask.mutate({ body: { variant_id: variantId } }),
    stop: () => stop.mutate({ params: { path: { variantId } } }),
  }
}
