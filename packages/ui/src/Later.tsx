import { type ReactNode, useDeferredValue } from 'react'

/** What nobody comes to a page for first: rendered piece by piece once the rest of the page is on screen. */
export const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null
