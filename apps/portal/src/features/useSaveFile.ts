import type { Locale } from '@officina/shared/locale'
import { useLocale } from '@officina/ui/text'
import { useState } from 'react'
import { toast } from './toast.tsx'

type Transfer = typeof import('@officina/client/transfer')

/** Saves what a call answers as a file; a failure is shown in a toast. */
export async function saveFile(
  fetchFile: (transfer: Transfer) => ReturnType<Transfer['download']>,
): Promise<void> {
  try {
    const transfer = await import('@officina/client/transfer')
    const file = await fetchFile(transfer)
    transfer.saveBlob(file.blob, file.filename)
  } catch (error) {
    toast.failed(error)
  }
}

/** The same for a button: one file at a time. `saving` is the one that is on its way. */
export function useSaveFile<Which = void>(
  fetchFile: (transfer: Transfer, which: Which) => ReturnType<Transfer['download']>,
) {
  const [saving, setSaving] = useState<{ which: Which }>()
  async function save(which: Which) {
    if (saving) return
    setSaving({ which })
    await saveFile((transfer) => fetchFile(transfer, which))
    setSaving(undefined)
  }
  return { save, pending: saving !== undefined, saving: saving?.which }
}

/** Saves the printed schedule of a recipe. */
export const savePdf = (recipeId: string, locale: Locale): Promise<void> =>
  saveFile(({ download }) =>
    download('get', '/api/doctor/recipes/{recipeId}/pdf', {
      params: { path: { recipeId }, query: { locale } },
    }),
  )

type PdfPath =
  | '/api/patient/orders/{orderId}/receipt'
  | '/api/patient/returns/{returnId}/slip'
  | '/api/patient/recipes/{recipeId}/pdf'
  | '/api/patient/day/pdf'
  | '/api/doctor/recipes/{recipeId}/pdf'

/** Saves a PDF in the reader's language. */
export function usePdf(path: PdfPath, id = '') {
  const locale = useLocale()
  return useSaveFile(({ download }) =>
    download('get', path, {
      params: { path: { orderId: id, returnId: id, recipeId: id }, query: { locale } },
    }),
  )
}
