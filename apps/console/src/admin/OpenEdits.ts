import { createContext, useContext, useEffect } from 'react'

/** Forms and dialogs that are open and hold the revision of a record; `onNone` is called when the last one closes. */
export type OpenEdits = { count: number; onNone?: () => void }

export const OpenEditsContext = createContext<OpenEdits | undefined>(undefined)

/** While the caller is on screen, the records on the page stay as they were read. */
export function useOpenEdit(): void {
  const edits = useContext(OpenEditsContext)
  useEffect(() => {
    if (!edits) return
    edits.count++
    return () => {
      edits.count--
      if (edits.count === 0) edits.onNone?.()
    }
  }, [edits])
}
