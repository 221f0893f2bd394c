import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { SidePanel } from '@officina/ui/SidePanel'
import { useText } from '@officina/ui/text'
import { useMutation } from '@tanstack/react-query'
import { addItem } from '../../../features/catalog/addItem.ts'
import { catalogWords } from '../../../features/catalog/words.ts'
import type { ProductSummary } from '../../../features/recipe/draft.ts'
import { ProductPicker } from '../../../features/recipe/ProductPicker.tsx'
import { toast } from '../../../features/toast.tsx'
import type { PanelProps } from './useSaveCatalog.ts'

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
      <FormError>{errorText(add.error)}</FormError>
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
