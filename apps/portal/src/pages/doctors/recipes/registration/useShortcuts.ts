import { useEffect, useRef, useState } from 'react'

/** Keys of the whole page: "/" search, F2 dosage, "?" list of keys, Ctrl+Enter issue. */
export function useShortcuts({ onIssue }: { onIssue: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const issue = useRef(onIssue)
  issue.current = onIssue
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const target = event.target as HTMLElement
      if (target.closest('[role=dialog]') || event.isComposing) return
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault()
        issue.current()
      }
      if (event.key === 'F2') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('main [data-open] input[inputmode]')?.select()
      }
      if (target.closest('input, textarea, select') || event.ctrlKey || event.metaKey) return
      if (event.key === '?') setOpen(true)
      if (event.key === '/') {
        event.preventDefault()
        document.querySelector<HTMLInputElement>('main input[type=search]')?.focus()
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
