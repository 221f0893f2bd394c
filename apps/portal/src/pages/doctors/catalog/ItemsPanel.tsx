import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { ProductImage } from '@officina/ui/ProductImage'
import { moveLine } from '@officina/ui/recipeLine.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogWords } from '../../../features/catalog/words.ts'
import { DragHandle } from '../../../features/recipe/DragHandle.tsx'
import type { ProductSummary } from '../../../features/recipe/draft.ts'
import { useLineMoves } from '../../../features/recipe/useLineMoves.ts'
import { recipeWords } from '../../../features/recipe/words.ts'
import { type PanelProps, useSaveCatalog } from './CatalogActions.tsx'
import { itemsQuery } from './queries.ts'

/** The order of the products and what patients read about each. */
export function ItemsPanel(props: PanelProps) {
  const t = useText(catalogWords)
  const items = useQuery(itemsQuery(props.catalog.id))
  const save = useSaveCatalog(props)
  const [changed, setItems] = useState<ProductSummary[]>()
  const shown = changed ?? items.data?.data
  const words = useText(recipeWords)
  const moves = useLineMoves((from, to) =>
    setItems((old) => moveLine(old ?? items.data?.data ?? [], from, to)),
  )
  const move = (index: number, by: 1 | -1, title: string) =>
    moves.step(index, by, words.movedTo(title, index + by + 1, shown?.length ?? 0))
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
      <div role="status" style={visuallyHidden}>
        {moves.said}
      </div>
      <FormError>{save.error}</FormError>
      {items.error ? (
        <ErrorState message={items.error.message} onRetry={() => void items.refetch()} />
      ) : !shown ? (
        <ListSkeleton rows={4} />
      ) : (
        <Box
          component="ol"
          ref={moves.list}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}
        >
          {shown.map((product, index) => (
            <li key={product.id}>
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
                <DragHandle
                  title={words.drag(product.title)}
                  onDrag={(event) => moves.drag(index, event)}
                />
                <ProductImage product={product} size={40} decorative />
                <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>{product.title}</Box>
                <IconButton
                  data-move={-1}
                  aria-label={t.up(product.title)}
                  disabled={index === 0}
                  onClick={() => move(index, -1, product.title)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  data-move={1}
                  aria-label={t.down(product.title)}
                  disabled={index === shown.length - 1}
                  onClick={() => move(index, 1, product.title)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
                <IconButton
                  aria-label={t.remove(product.title)}
                  onClick={() => setItems(shown.filter(({ id }) => id !== product.id))}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </Box>
              <Field
                label={t.note(product.title)}
                optional
                value={product.note ?? ''}
                inputProps={{ maxLength: 200 }}
                onChange={(event) => setNote(product.id, event.target.value)}
              />
            </li>
          ))}
        </Box>
      )}
    </SidePanel>
  )
}
