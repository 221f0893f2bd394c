import Delete from '@mui/icons-material/Delete'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { ProductImage } from '@officina/ui/ProductImage'
import { moveLine } from '@officina/ui/recipeLine.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ArrangeList } from '../../../features/catalog/ArrangeList.tsx'
import { addItem } from '../../../features/catalog/addItem.ts'
import { catalogWords } from '../../../features/catalog/words.ts'
import { Loaded } from '../../../features/Loaded.tsx'
import type { ProductSummary } from '../../../features/recipe/draft.ts'
import { ProductPicker } from '../../../features/recipe/ProductPicker.tsx'
import { toast } from '../../../features/toast.tsx'
import { itemsQuery } from './queries.ts'
import { type PanelProps, useSaveCatalog } from './useSaveCatalog.ts'

/** The order of the products and what patients read about each. */
export function ItemsPanel(props: PanelProps) {
  const t = useText(catalogWords)
  const items = useQuery(itemsQuery(props.catalog.id))
  const save = useSaveCatalog(props)
  const [changed, setItems] = useState<ProductSummary[]>()
  const shown = changed ?? items.data?.data
  const setNote = (id: string, note: string) =>
    setItems(shown?.map((each) => (each.id === id ? { ...each, note } : each)))
  return (
    <SidePanel
      open
      title={t.arrangeTitle}
      width={560}
      onClose={props.onClose}
      actions={
        <Button
          variant="contained"
          aria-busy={save.pending || undefined}
          disabled={!shown}
          onClick={() =>
            save.send({
              items: (shown ?? []).map(({ id, note }) => ({
                product_id: id,
                note: note?.trim() || null,
              })),
            })
          }
        >
          {t.save}
        </Button>
      }
    >
      <FormError>{errorText(save.error)}</FormError>
      <Loaded query={items}>
        {() => (
          <ArrangeList
            rows={shown ?? []}
            titleOf={({ title }) => title}
            onMove={(from, to) =>
              setItems((old) => moveLine(old ?? items.data?.data ?? [], from, to))
            }
            picture={(product) => <ProductImage product={product} size={40} decorative />}
            actions={(product) => (
              <IconButton
                aria-label={t.remove(product.title)}
                onClick={() => setItems(shown?.filter(({ id }) => id !== product.id))}
              >
                <Delete fontSize="small" />
              </IconButton>
            )}
            below={(product) => (
              <Field
                label={t.note(product.title)}
                optional
                value={product.note ?? ''}
                inputProps={{ maxLength: 200 }}
                onChange={(event) => setNote(product.id, event.target.value)}
              />
            )}
          />
        )}
      </Loaded>
    </SidePanel>
  )
}

/** Chooses products for the catalog; each is saved when it is added, one after the other. */
export function AddPanel({ catalog, onClose, onSaved }: PanelProps) {
  const t = useText(catalogWords)
  const add = useApiMutation((product: ProductSummary) => addItem(catalog.id, product.id), {
    scope: { id: `catalog-${catalog.id}` },
    onSuccess: (_, product) => {
      toast.success(t.added(product.title))
      return onSaved()
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
