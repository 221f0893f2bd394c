import { errorText } from '@officina/ui/errorText.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'

/** Saves a file that the server makes; what goes wrong is said once. `body` makes it a POST. */
export function useDownload() {
  const notify = useNotify()
  const [pending, setPending] = useState(false)
  async function save(path: string, init: { query?: object; body?: object } = {}) {
    setPending(true)
    try {
      const { download, saveBlob } = await import('@officina/client/transfer')
      const load = download as unknown as (
        method: 'get' | 'post',
        path: string,
        init: object,
      ) => Promise<{ blob: Blob; filename: string }>
      const { query, body } = init
      const file = await load(body ? 'post' : 'get', path, {
        ...(query ? { params: { query } } : {}),
        ...(body ? { body } : {}),
      })
      saveBlob(file.blob, file.filename)
      return true
    } catch (error) {
      notify(errorText(error), { type: 'error' })
      return false
    } finally {
      setPending(false)
    }
  }
  return { save, pending }
}
