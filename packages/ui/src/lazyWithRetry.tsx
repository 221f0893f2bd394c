import { type ComponentType, lazy } from 'react'

/**
 * `lazy` whose code is asked for again after it could not be loaded, as soon as its error boundary shows it again:
 * React keeps a failure for as long as the page is open.
 */
export const lazyWithRetry = ((load: () => Promise<{ default: ComponentType }>) => {
  const begin = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        Part = begin()
        throw error
      }),
    )
  let Part = begin()
  return (props: object) => <Part {...props} />
}) as unknown as typeof lazy
