import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** React renders a failed part once more before it asks the error boundary: that is no reason to load again. */
const standsMs = 500

// biome-ignore lint/suspicious/noExplicitAny: what `lazy` itself takes
type Retrying = <Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
) => LazyExoticComponent<Part> & { preload: () => void }

/**
 * `lazy` for pages that stay open. Without a connection the code comes when there is one again: a part that fails would
 * take the page around it away. What could not be loaded is asked for again as soon as its error boundary shows it
 * again; React keeps a failure for as long as the page is open. `preload` is for the pointer or focus that comes near.
 */
export const lazyWithRetry = ((load: () => Promise<{ default: ComponentType }>) => {
  let failedAt: number | undefined
  const begin = () =>
    lazy(() =>
      whenConnected(load).catch((error: unknown) => {
        failedAt = Date.now()
        throw error
      }),
    )
  let Part = begin()
  function Retried(props: object) {
    if (failedAt !== undefined && Date.now() - failedAt > standsMs) {
      failedAt = undefined
      Part = begin()
    }
    return <Part {...props} />
  }
  return Object.assign(Retried, { preload: () => void load().catch(() => undefined) })
}) as unknown as Retrying

async function whenConnected<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine) throw error
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return load()
  }
}
