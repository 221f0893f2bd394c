import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** React renders a failed part once more before it asks the error boundary: that is no reason to load again. */
const standsMs = 500

// biome-ignore lint/suspicious/noExplicitAny: what `lazy` itself takes
type Lazy<Part extends ComponentType<any>> = LazyExoticComponent<Part> & { preload: () => void }
type Retrying = {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  <Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>): Lazy<Part>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  <Name extends string, Part extends ComponentType<any>>(
    load: () => Promise<Record<Name, Part>>,
    name: Name,
  ): Lazy<Part>
}

type Module = Record<string, ComponentType>

/**
 * `lazy` for pages that stay open. Without a connection the code comes when there is one again: a part that fails would
 * take the page around it away. What could not be loaded is asked for again as soon as its error boundary shows it
 * again; React keeps a failure for as long as the page is open. `name` is the component's where it is no default
 * export. `preload` is for the pointer or focus that comes near.
 */
export const lazyWithRetry = ((load: () => Promise<Module>, name = 'default') => {
  let failedAt: number | undefined
  const begin = () =>
    lazy(() =>
      whenConnected(load).then(
        (module) => ({ default: module[name] as ComponentType }),
        (error: unknown) => {
          failedAt = Date.now()
          throw error
        },
      ),
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
  const { onLine: wasOnline } = navigator
  try {
    return await load()
  } catch (error) {
    // the connection may be back before the failure of a call begun without it is reported
    if (navigator.onLine && wasOnline) throw error
    if (!navigator.onLine)
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    return load()
  }
}
