import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router'

/** What a page file exports. `loader` starts its reads in parallel with the guard and the code of the layout. */
export type PageModule = {
  Component: () => React.ReactNode
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

const files = import.meta.glob<PageModule>('./pages/**/page.tsx')

/** What loads the code of a page, by its path in the table of pages. */
export const fileOf = (path: string): (() => Promise<PageModule>) =>
  files[`./pages${path.replaceAll(':', '_')}/page.tsx`] as () => Promise<PageModule>
