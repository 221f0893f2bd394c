import { errorText } from '@officina/ui/errorText.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { dataProvider } from '../providers/dataProvider.ts'
import type { FileCall } from './actions.ts'

/** Saves a file that the server makes; what goes wrong is said once. */
export function useDownload() {
  const notify = useNotify()
  const [pending, setPending] = useState(false)
  async function save(path: string, init: Omit<FileCall, 'path'> = {}) {
    setPending(true)
    try {
      await dataProvider.file(path, { ...init, isSaved: true })
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
