import { download, saveBlob } from '@officina/client/transfer'
import { useLocale } from '@officina/ui/text'
import { useState } from 'react'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { toast } from '../../../../features/toast.tsx'

/** Saves the draft and hands out its printed schedule. */
export function usePreview(draft: Draft) {
  const locale = useLocale()
  const [pending, setPending] = useState(false)
  async function open() {
    setPending(true)
    try {
      const saved = await draft.flush()
      if (!saved) return
      const file = await download('get', '/api/doctor/recipes/{recipeId}/pdf', {
        params: { path: { recipeId: saved.id }, query: { locale } },
      })
      saveBlob(file.blob, file.filename)
    } catch (error) {
      toast.error((error as Error).message)
    } finally {
      setPending(false)
    }
  }
  return { open: () => void open(), pending }
}
