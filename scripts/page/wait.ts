import { setTimeout as sleep } from 'node:timers/promises'
import { changes } from './changes.ts'

const ms = Number(process.env.PAGE_PATIENCE ?? 30_000)

/** How long a state is waited for, in ms: a busy machine answers late, not wrongly. */
export const patience = (): number => ms

/**
 * Retries until nothing is thrown and returns the result; tries again when the page has changed, and periodically
 * for what is not a change of the page. @throws the last error when time is up.
 */
export async function until<T>(
  work: () => T | Promise<T>,
  { what, timeout = ms }: { what: string; timeout?: number },
): Promise<T> {
  const end = performance.now() + timeout
  for (;;) {
    const seen = changes()
    const at = performance.now()
    try {
      return await work()
    } catch (error) {
      if (performance.now() > end) {
        const message = error instanceof Error ? error.message : String(error)
        throw new Error(`${what}: ${message} (after ${timeout} ms at ${pageNow()})`, {
          cause: error,
        })
      }
    }
    do await sleep(4)
    while (seen === changes() && performance.now() - at < 60)
  }
}

/** Where the page stands, what it tells, what lies over it, and what has the focus. */
function pageNow(): string {
  const told = [...document.querySelectorAll('[role=alert], [role=status]')]
    .map((each) => each.textContent?.trim())
    .filter(Boolean)
  const focused = (document.activeElement?.cloneNode(false) as Element | null)?.outerHTML
  const over = [
    ...document.querySelectorAll('body > :not(#root):not(script), #root[aria-hidden]'),
  ].map((each) => (each.cloneNode(false) as Element).outerHTML.slice(0, 100))
  return [location.href, ...told, ...over, focused?.slice(0, 160)].join(' | ')
}
