import { lazyPart } from '@officina/ui/lazyPart'
import { useSearchParams } from 'react-router'

const ComparisonPanel = lazyPart(() => import('./ComparisonPanel.tsx'), 'ComparisonPanel')

/** Two versions of a course side by side, as the address asks. */
export function Comparison() {
  const [search] = useSearchParams()
  const [id, other] = [search.get('diff'), search.get('with')]
  return id && other && <ComparisonPanel id={id} other={other} />
}
