import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { FormError } from '@officina/ui/FormError'
import { SidePanel } from '@officina/ui/SidePanel'
import { useText } from '@officina/ui/text'
import { useMutation } from '@tanstack/react-query'
import { catalogWords } from '../../../features/catalog/words.ts'
import type { ProductSummary } from '../../../features/recipe/draft.ts'
import { ProductPicker } from '../../../features/recipe/ProductPicker.tsx'
import { toast } from '../../../features/toast.tsx'
import { queryClient } from '../../../queryClient.ts'
import type { PanelProps } from './CatalogActions.tsx'
import { changedByCatalog } from './queries.ts'

/** Chooses products for the catalog; each is saved when it is added, one after the other. */
export function AddPanel({ catalog, onClose, onSaved }: PanelProps) {
  const t = useText(catalogWords)
  const add = useMutation({
    scope: { id: `catalog-${catalog.id}` },
    mutationFn: (product: ProductSummary) => addItem(catalog.id, product.id),
    onSuccess: (_, product) => {
      toast.success(t.added(product.title))
      onSaved()
    },
  })
  return (
    <SidePanel open title={t.add} width={560} onClose={onClose}>
      <FormError>{add.error?.message}</FormError>
      {catalog.products_count >= 100 ? (
        t.full
      ) : (
        <ProductPicker
          catalogId={null}
          patientId={null}
          onCatalog={() => {}}
          onAdd={(product) => add.mutate(product)}
        />
      )}
    </SidePanel>
  )
}

async function addItem(catalogId: string, productId: string): Promise<void> {
  const path = { params: { path: { catalogId } } }
  const [catalog, items] = await Promise.all([
    api.get('/api/doctor/catalogs/{catalogId}', path),
    api.list('/api/doctor/products', {
      params: {
        query: { range: [0, 99], sort: ['position', 'ASC'], filter: { catalog_id: catalogId } },
      },
    }),
  ])
  if (items.data.some(({ id }) => id === productId)) return
  const kept = items.data.map(({ id, note }) => ({ product_id: id, note: note ?? null }))
  await api.patch('/api/doctor/catalogs/{catalogId}', {
    ...path,
    body: { revision: catalog.revision, items: [...kept, { product_id: productId }] },
  })
  await Promise.all(changedByCatalog.map((each) => invalidate(queryClient, each)))
}
