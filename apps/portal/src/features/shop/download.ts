import type { ApiError } from '@officina/client/api'
import { errorText } from '@officina/ui/errorText.ts'
import { useLocale } from '@officina/ui/text'
import { useState } from 'react'
import { toast } from '../toast.tsx'

type PdfPath =
  | '/api/patient/orders/{orderId}/receipt'
  | '/api/patient/recipes/{recipeId}/pdf'
  | '/api/patient/day/pdf'

/** Saves a PDF in the reader's language; one at a time. */
export function usePdf(path: PdfPath) {
  const locale = useLocale()
  const [pending, setPending] = useState(false)
  return {
    pending,
    async save(id = '') {
      if (pending) return
      setPending(true)
      try {
        const { download, saveBlob } = await import('@officina/client/transfer')
        const ids = { orderId: id, recipeId: id }
        const file = await download('get', path, { params: { path: ids, query: { locale } } })
        saveBlob(file.blob, file.filename)
      } catch (error) {
        if (!(error as ApiError).handled) toast.error(errorText(error))
      } finally {
        setPending(false)
      }
    },
  }
}
