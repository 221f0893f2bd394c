import type { ApiError } from '@officina/client/api'
import type { Locale } from '@officina/ui/text'
import { toast } from '../../../../features/toast.tsx'

/** Saves the printed schedule of a recipe. */
export async function savePdf(recipeId: string, locale: Locale): Promise<void> {
  try {
    const { download, saveBlob } = await import('@officina/client/transfer')
    const file = await download('get', '/api/doctor/recipes/{recipeId}/pdf', {
      params: { path: { recipeId }, query: { locale } },
    })
    saveBlob(file.blob, file.filename)
  } catch (error) {
    if (!(error as ApiError).handled) toast.error((error as ApiError).message)
  }
}
