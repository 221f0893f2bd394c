import Button from '@mui/material/Button'
import { keepRows } from '@officina/client/query'
import { lazyPart } from '@officina/ui/lazyPart'
import { visuallyHidden } from '@officina/ui/PlainSelect'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCompare } from './compare.tsx'
import { type DraftLine, type ProductSummary, summaryOf } from './draft.ts'
import { LinesOfRecipe } from './PickerCard.tsx'
import { PickerFilters } from './PickerFilters.tsx'
import { PickerResults } from './PickerResults.tsx'
import { type Filters, isNarrowed, noFilters, pageSize, productsQuery } from './pickerQuery.ts'
import { recipeWords } from './words.ts'

// what is seen or opened later
const NoProducts = lazyPart(() => import('@officina/ui/NoProducts'), 'NoProducts')
const CompareBar = lazyPart(() => import('./CompareBar.tsx'), 'CompareBar')
const CompareProducts = lazyPart(() => import('./CompareProducts.tsx'), 'CompareProducts')
const ProductDrawer = lazyPart(() => import('./ProductDrawer.tsx'), 'ProductDrawer')

/**
 * Products to choose from. In the search box Enter adds the first one and selects the text for the next;
 * the arrow keys go through the list, Enter adds and Esc returns to the search.
 */
export function ProductPicker(props: {
  catalogId: string | null
  onCatalog: (id: string | null) => void
  patientId: string | null
  /** A product that is still being added, while the answer is awaited, is not added again. False: it was not. */
  onAdd: (product: ProductSummary) => unknown
  /** What is on the recipe already. */
  lines?: readonly DraftLine[]
}) {
  const t = useText(recipeWords)
  const box = useRef<HTMLDivElement>(null)
  const [filters, setFilters] = useState<Filters>({ ...noFilters, source: props.catalogId ?? '' })
  const [shown, setShown] = useState<string>()
  const [said, setSaid] = useState('')
  /** What Enter was pressed for while its results were under way. */
  const awaited = useRef<string>(undefined)
  const adding = useRef(new Set<string>())
  const compare = useCompare()
  const set = (next: Partial<Filters>) => setFilters((old) => ({ ...old, rows: pageSize, ...next }))
  const found = useQuery({
    ...productsQuery(filters, props.patientId),
    placeholderData: keepRows,
  })
  const products = found.data?.data ?? []

  function add(product: ProductSummary) {
    if (!product.variant_id || adding.current.has(product.id)) return
    adding.current.add(product.id)
    const done = () => adding.current.delete(product.id)
    const answer = props.onAdd(product)
    Promise.resolve(answer).then(done, done)
    // whoever refuses it says why
    setSaid(answer === false ? '' : t.added(product.title))
  }

  /** Adds the first of what Enter was pressed for, once, as soon as that is what is shown. */
  function addAwaited() {
    if (awaited.current === undefined || awaited.current !== filters.q) return
    if (found.isPending || found.isPlaceholderData) return
    awaited.current = undefined
    const [first] = products
    // found by another word than the one typed: it is added by a click, never unread
    if (found.error || found.data?.suggestion) return
    if (!first) return setSaid(t.noneAdded(filters.q))
    add(first)
    // the next name typed takes its place
    const input = searchOf(box.current)
    if (input === document.activeElement) input?.select()
  }
  useEffect(addAwaited)

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
    } else if (inSearch && isBareEnter(event)) {
      awaited.current = (target as HTMLInputElement).value.trim()
      addAwaited()
    } else if (event.key === 'Escape' && at >= 0) {
      event.stopPropagation()
      searchOf(box.current)?.focus()
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside
    <div
      ref={box}
      onKeyDown={onKeyDown}
      onChange={() => {
        awaited.current = undefined
      }}
    >
      <PickerFilters
        filters={filters}
        set={set}
        hasPatient={Boolean(props.patientId)}
        onCatalog={props.onCatalog}
      />
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
      {compare.products.length > 0 && <CompareBar compare={compare} />}
      {found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <ListSkeleton rows={6} />
      ) : products.length === 0 ? (
        isNarrowed(filters) ? (
          <NoProducts
            q={filters.q}
            suggestion={found.data.suggestion}
            onSearch={(q) => set({ q })}
            onClear={
              isNarrowed({ ...filters, q: '' })
                ? () => set({ ...noFilters, q: filters.q, source: filters.source })
                : undefined
            }
          />
        ) : (
          <EmptyState title={t.noProducts} text={t.noProductsText} />
        )
      ) : (
        <LinesOfRecipe value={props.lines ?? none}>
          <PickerResults
            products={products}
            total={found.data.total}
            q={filters.q}
            suggestion={found.data.suggestion}
            isRefreshing={found.isPlaceholderData}
            compared={compare.products}
            onAdd={add}
            onOpen={setShown}
            onCompare={compare.toggle}
            onMore={() => set({ rows: Math.min(100, filters.rows + pageSize) })}
          />
        </LinesOfRecipe>
      )}
      {compare.isOpen && (
        <CompareProducts
          products={compare.products}
          onAdd={add}
          onClose={() => compare.setOpen(false)}
        />
      )}
      {shown && (
        <ProductDrawer
          productId={shown}
          onClose={() => setShown(undefined)}
          onOpen={setShown}
          actions={(product) => (
            <Button
              data-once
              variant="contained"
              onClick={() => {
                add(products.find((each) => each.id === shown) ?? summaryOf(product))
                setShown(undefined)
              }}
            >
              {t.add}
            </Button>
          )}
        />
      )}
    </div>
  )
}

const none: readonly DraftLine[] = []

// with a modifier it issues the recipe
const isBareEnter = ({ key, ctrlKey, metaKey, nativeEvent }: React.KeyboardEvent): boolean =>
  key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing

const searchOf = (box: HTMLElement | null) =>
  box?.querySelector<HTMLInputElement>('input[type=search]')
