import Delete from '@mui/icons-material/Delete'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { ProductImage } from '@officina/ui/ProductImage'
import { moveLine } from '@officina/ui/recipeLine.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
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
  const { catalog } = props
  const items = useQuery(itemsQuery(catalog.id))
  const stored = items.data?.data
  const { value, ...input } = useKeptState<{ items: Item[] | undefined; revision: number }>(
    `items of catalog ${catalog.id}`,
    { items: undefined, revision: catalog.revision },
  )
  const shown = value.items && stored ? shownAs(value.items, stored) : stored
  const onClose = () => {
    input.forget()
    props.onClose()
  }
  const save = useSaveCatalog({ ...props, revision: value.revision, onClose })
  function change(edit: (old: Item[]) => Item[]) {
    const before = itemsOf(stored ?? [])
    input.set((old) => {
      const items = edit(old.items ? itemsOf(shownAs(old.items, stored ?? [])) : before)
      return { ...old, items: isSame(items, before) ? undefined : items }
    })
  }
  const setNote = (id: string, note: string) =>
    change((old) => old.map((each) => (each.product_id === id ? { ...each, note } : each)))
  return (
    <SidePanel
      title={t.arrangeTitle}
      onClose={onClose}
      isTyped={value.items !== undefined}
      actions={
        <Button
          variant="contained"
          aria-busy={save.pending || undefined}
          disabled={!shown}
          onClick={() =>
            save.send({
              items: itemsOf(shown ?? []).map(({ product_id, note }) => ({
                product_id,
                note: note.trim() || null,
              })),
            })
          }
        >
          {t.save}
        </Button>
      }
    >
      <KeptNotice kept={input.kept} />
      <FormError>{errorText(save.error)}</FormError>
      <Loaded query={items}>
        {() => (
          <ArrangeList
            rows={shown ?? []}
            titleOf={({ title }) => title}
            onMove={(from, to) => change((old) => moveLine(old, from, to))}
            picture={(product) => <ProductImage product={product} size={40} decorative />}
            actions={(product) => (
              <IconButton
                aria-label={t.remove(product.title)}
                onClick={() =>
                  change((old) => old.filter((each) => each.product_id !== product.id))
                }
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

type Item = { product_id: string; note: string }

const itemsOf = (products: readonly ProductSummary[]): Item[] =>
  products.map(({ id, note }) => ({ product_id: id, note: note ?? '' }))

const isSame = (some: readonly Item[], others: readonly Item[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)

const shownAs = (items: readonly Item[], products: readonly ProductSummary[]): ProductSummary[] =>
  items.flatMap(({ product_id: id, note }) => {
    const product = products.find((each) => each.id === id)
    return product ? [{ ...product, note }] : []
  })

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
    <SidePanel title={t.add} onClose={onClose}>
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
