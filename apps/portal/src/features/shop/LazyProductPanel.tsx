import { lazy, Suspense } from 'react'
import { later } from '../later.ts'
import { useSearch } from './useSearch.ts'

const ProductPanel = lazy(
  later(async () => ({ default: (await import('./ProductPanel.tsx')).ProductPanel })),
)

/** The product of `?product=` at the side; its code comes with the first one that is opened. */
export function LazyProductPanel() {
  const search = useSearch()
  const id = search.get('product')
  if (!id) return null
  return (
    <Suspense>
      <ProductPanel id={id} onClose={() => search.set({ product: undefined })} />
    </Suspense>
  )
}
