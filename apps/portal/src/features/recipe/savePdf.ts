import type { ApiError } from '@officina/client/api'
import type { Locale } from '@officina/shared/locale'
import { errorText } from '@officina/ui/errorText.ts'
import { toast } from '../toast.tsx'

/** Saves the printed schedule of a recipe. */
export const savePdf = (recipeId: string, locale: Locale): Promise<void> =>
  saveFile(({ download }) =>
    download('get', '/api/doctor/recipes/{recipeId}/pdf', {
      params: { path: { recipeId }, query: { locale } },
    }),
  )

type Transfer = typeof import('@officina/client/transfer')

/** Saves what a call answers as a file; a failure is told in a toast. */
export async function saveFile(
  fetchFile: (transfer: Transfer) => ReturnType<Transfer['download']>,
): Promise<void> {
  try {
    const transfer = await import('@officina/client/transfer')
    const file = await fetchFile(transfer)
    transfer.saveBlob(file.blob, file.filename)
  } catch (error) {
    if (!(error as ApiError).handled) toast.error(errorText(error))
  }
}
