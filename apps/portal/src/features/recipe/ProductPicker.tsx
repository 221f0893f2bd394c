import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listQ, q } from '@officina/client/query'
import { CheckField } from '@officina/ui/CheckField'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { SearchInput } from '@officina/ui/SearchInput'
import { SelectField } from '@officina/ui/SelectField'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState, NoMatch } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ProductSummary } from './draft.ts'
import { PickerCard } from './PickerCard.tsx'
import { ProductDrawer } from './ProductDrawer.tsx'
import { recipeWords } from './words.ts'

type Filters = { source: string; q: string; category: string; inStock: boolean; rows: number }
const pageSize = 20
const catalogs = listQ('/api/doctor/catalogs', { params: { query: { range: [0, 99] } } })

/**
 * Products to choose from. In the search box Enter adds the first one, the arrow keys go through the
 * list, Enter adds and Esc returns to the search.
 */
export function ProductPicker(props: {
  catalogId: string | null
  onCatalog: (id: string | null) => void
  patientId: string | null
  onAdd: (product: ProductSummary) => void
}) {
  const t = useText(recipeWords)
  const box = useRef<HTMLDivElement>(null)
  const [filters, setFilters] = useState<Filters>({ ...noFilters, source: props.catalogId ?? '' })
  const [shown, setShown] = useState<string>()
  const [said, setSaid] = useState('')
  const set = (next: Partial<Filters>) => setFilters((old) => ({ ...old, rows: pageSize, ...next }))
  const found = useQuery({
    ...productsQuery(filters, props.patientId),
    placeholderData: keepPreviousData,
  })
  const products = found.data?.data ?? []

  function add(product: ProductSummary) {
    if (!product.variant_id) return
    props.onAdd(product)
    setSaid(t.added(product.title))
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const target = event.target as HTMLElement
    const inSearch = target.matches('input[type=search]')
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('[data-add]') ?? [])]
    const at = buttons.indexOf(target)
    const to = { ArrowDown: inSearch ? 0 : at + 1, ArrowUp: at - 1 }[event.key]
    if (to !== undefined && (inSearch || at >= 0)) {
      event.preventDefault()
      const next = buttons[to] ?? (to < 0 ? searchOf(box.current) : undefined)
      next?.focus()
    } else if (event.key === 'Enter' && inSearch && !event.nativeEvent.isComposing) {
      // what is on the screen belongs to what was typed only when nothing is under way
      const typed = (target as HTMLInputElement).value.trim()
      if (typed === filters.q && !found.isPlaceholderData && products[0]) add(products[0])
    } else if (event.key === 'Escape' && at >= 0) {
      event.stopPropagation()
      searchOf(box.current)?.focus()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div ref={box} onKeyDown={onKeyDown}>
      <PickerFilters
        filters={filters}
        set={set}
        hasPatient={Boolean(props.patientId)}
        onCatalog={props.onCatalog}
      />
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {found.error ? (
        <ErrorState message={found.error.message} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <ListSkeleton rows={6} />
      ) : products.length === 0 ? (
        filters.q || filters.category || filters.inStock ? (
          <NoMatch onClear={() => set({ ...noFilters, source: filters.source })} />
        ) : (
          <EmptyState title={t.noProducts} text={t.noProductsText} />
        )
      ) : (
        <Box sx={{ opacity: found.isPlaceholderData ? 0.6 : 1 }}>
          <Box sx={{ mb: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
            {t.found(found.data.total)}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {products.map((product) => (
              <PickerCard
                key={product.id}
                product={product}
                onAdd={() => add(product)}
                onOpen={() => setShown(product.id)}
              />
            ))}
          </Box>
          {found.data.total > products.length && products.length < 100 && (
            <Button
              fullWidth
              sx={{ mt: 3 }}
              onClick={() => set({ rows: Math.min(100, filters.rows + pageSize) })}
            >
              {t.more}
            </Button>
          )}
        </Box>
      )}
      <ProductDrawer
        productId={shown}
        onClose={() => setShown(undefined)}
        actions={() => (
          <Button
            variant="contained"
            onClick={() => {
              const product = products.find((each) => each.id === shown)
              if (product) add(product)
              setShown(undefined)
            }}
          >
            {t.add}
          </Button>
        )}
      />
    </div>
  )
}

function PickerFilters(props: {
  filters: Filters
  set: (next: Partial<Filters>) => void
  hasPatient: boolean
  onCatalog: (id: string | null) => void
}) {
  const t = useText(recipeWords)
  const { filters, set } = props
  const sources = useQuery(catalogs).data?.data ?? []
  const facets = useQuery(facetsQuery(filters.source)).data
  return (
    <Box sx={{ '& .MuiFormControl-root': { mb: 3 } }}>
      <SelectField
        label={t.source}
        value={filters.source}
        empty={t.allProducts}
        options={[
          ...(props.hasPatient ? [{ value: earlier, label: t.earlierProducts }] : []),
          ...sources.map((catalog) => ({ value: catalog.id, label: catalog.name })),
        ]}
        onChange={(event) => {
          const source = event.target.value
          set({ source, category: '' })
          props.onCatalog(source && source !== earlier ? source : null)
        }}
      />
      <Box sx={{ mb: 3, '& .MuiInputBase-root': { width: '100%' } }}>
        <SearchInput
          label={t.search}
          value={filters.q}
          onChange={(text) => set({ q: text.trim() })}
        />
      </Box>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <SelectField
            label={t.category}
            value={filters.category}
            empty="–"
            options={(facets?.category ?? []).map((value) => ({ value, label: wordOf(value) }))}
            onChange={(event) => set({ category: event.target.value })}
          />
        </Box>
        <CheckField
          label={t.inStock}
          checked={filters.inStock}
          onChange={(event) => set({ inStock: event.target.checked })}
        />
      </Box>
    </Box>
  )
}

const earlier = 'earlier'
const noFilters: Filters = { source: '', q: '', category: '', inStock: false, rows: pageSize }

const productsQuery = (filters: Filters, patientId: string | null) => {
  const isCatalog = filters.source && filters.source !== earlier
  return listQ('/api/doctor/products', {
    params: {
      query: {
        range: [0, filters.rows - 1],
        filter: {
          ...(filters.q ? { q: filters.q } : {}),
          ...(isCatalog ? { catalog_id: filters.source } : {}),
          ...(filters.source === earlier && patientId ? { patient_id: patientId } : {}),
          ...(filters.category ? { category: [filters.category] } : {}),
          ...(filters.inStock ? { in_stock: true } : {}),
        },
      },
    },
  })
}

const facetsQuery = (source: string) =>
  q('/api/doctor/product-facets', {
    params: { query: source && source !== earlier ? { catalog_id: source } : {} },
  })

const searchOf = (box: HTMLElement | null) =>
  box?.querySelector<HTMLInputElement>('input[type=search]')

/** `hair_care` as people read it. */
export const wordOf = (value: string) => {
  const text = value.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
