import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { Suspense } from 'react'
import { useSearch } from '../list/useSearch.ts'

const ProductPanel = lazyWithRetry(async () => ({
  default: (await import('./ProductPanel.tsx')).ProductPanel,
}))

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
