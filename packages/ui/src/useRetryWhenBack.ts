import { useEffect, useRef } from 'react'

const firstMs = 2_000
const longestMs = 30_000
/** The last try on this page. A failure that is drawn anew soon after it is no new one: it goes on waiting longer. */
const last = { at: Number.NEGATIVE_INFINITY, waitMs: firstMs }

/**
 * While `isUnreachable`, calls `retry` as soon as the browser says that it is online again, and else after 2, 4, 8 …
 * at most 30 seconds: a server that was away does not tell.
 */
export function useRetryWhenBack(isUnreachable: boolean, retry: (() => unknown) | undefined): void {
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => {
    if (!isUnreachable) return undefined
    let waitMs = Date.now() - last.at < longestMs ? last.waitMs : firstMs
    const again = () => {
      clearTimeout(timer)
      waitMs = Math.min(waitMs * 2, longestMs)
      Object.assign(last, { at: Date.now(), waitMs })
      timer = setTimeout(again, waitMs)
      void latest.current?.()
    }
    let timer = setTimeout(again, waitMs)
    addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', again)
    }
  }, [isUnreachable])
}
