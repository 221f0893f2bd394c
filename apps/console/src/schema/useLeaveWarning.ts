import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useBlocker } from 'react-router'

/** Asks before a page is left on which something is typed, as the forms of records do. */
export function useLeaveWarning(isTyped: boolean): void {
  const translate = useTranslate()
  const blocker = useBlocker(isTyped)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    if (confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
    else blocker.reset()
  }, [blocker, translate])
  useEffect(() => {
    if (!isTyped) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isTyped])
}
