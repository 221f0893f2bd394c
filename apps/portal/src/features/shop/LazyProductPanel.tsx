import { lazyPart } from '@officina/ui/lazyPart'
import { useSearch } from '../list/useSearch.ts'

const ProductPanel = lazyPart(() => import('./ProductPanel.tsx'), 'ProductPanel')

/** The product of `?product=` at the side; its code comes with the first one that is opened. */
export function LazyProductPanel() {
  const search = useSearch()
  const id = search.get('product')
  if (!id) return null
  return <ProductPanel id={id} onClose={() => search.set({ product: undefined })} />
}
