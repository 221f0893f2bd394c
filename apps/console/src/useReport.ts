import { report } from '@officina/client/reporting'
import { isUnreachable } from '@officina/ui/errorText.ts'
import { useEffect } from 'react'

/** Reports what broke a page. What the server refused, or could not be reached for, is no fault of the page. */
export function useReport(error: unknown): void {
  useEffect(() => {
    const { status } = (error ?? {}) as { status?: unknown }
    if (error && !status && !isUnreachable(error)) report(error)
  }, [error])
}
