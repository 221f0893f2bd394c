import { type ComponentType, Suspense } from 'react'
import { lazyWithRetry } from './lazyWithRetry.tsx'

/** `lazyWithRetry` for what is opened on a page or stands at its foot: until its code is there nothing takes its place. */
export const lazyPart = ((...of: Parameters<typeof lazyWithRetry<string, ComponentType>>) => {
  const Part = lazyWithRetry(...of)
  const Alone = (props: object) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Alone, Part)
}) as typeof lazyWithRetry
