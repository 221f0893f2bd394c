import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

const ComparisonPanel = lazyWithRetry(() => import('./ComparisonPanel.tsx'), 'ComparisonPanel')

/** Two versions of a course side by side, as the address asks. */
export function Comparison() {
  const [search] = useSearchParams()
  const [id, other] = [search.get('diff'), search.get('with')]
  return (
    id &&
    other && (
      <Suspense>
        <ComparisonPanel id={id} other={other} />
      </Suspense>
    )
  )
}
