import { FilterBar } from '@officina/ui/FilterBar'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { productWord } from '@officina/ui/productWords.ts'
import { useLocale, useText } from '@officina/ui/text'
import { shopMessages } from './shopMessages.ts'
import { useSearch } from './useSearch.ts'

/** The address without any search or filter. */
export const noFilter = {
  q: undefined,
  category: undefined,
  concern: undefined,
  brand: undefined,
  stock: undefined,
}

/** Search, filters and order of products, kept in the address. */
export function ProductFilters(props: {
  categories: string[]
  brands: string[]
  concerns: string[]
  searchLabel?: string
}) {
  const t = useText(shopMessages)
  const search = useSearch()
  const locale = useLocale()
  const words = (values: string[]) =>
    values.map((value) => ({ value, label: productWord(value, locale) }))
  const set = (changes: Record<string, string | string[] | undefined>) =>
    search.set({ ...changes, page: undefined })
  return (
    <FilterBar
      search={{
        value: search.get('q'),
        onChange: (text) => set({ q: text }),
        label: props.searchLabel ?? t.search,
      }}
      filters={[
        {
          kind: 'multi',
          key: 'category',
          label: t.category,
          options: words(props.categories),
          value: search.all('category'),
        },
        {
          kind: 'multi',
          key: 'concern',
          label: t.concern,
          options: words(props.concerns),
          value: search.all('concern'),
        },
        {
          kind: 'multi',
          key: 'brand',
          label: t.brand,
          options: props.brands.map((value) => ({ value, label: value })),
          value: search.all('brand'),
        },
        { kind: 'toggle', key: 'stock', label: t.inStock, value: search.get('stock') !== '' },
      ]}
      onFilter={(key, value) =>
        set({ [key]: value === true ? '1' : (value as string[] | undefined) })
      }
      onClear={() => set(noFilter)}
    >
      <PlainSelect
        label={t.sort}
        value={search.get('sort') || 'position'}
        options={[
          { value: 'position', label: t.byPosition },
          { value: 'title', label: t.byTitle },
          { value: 'price', label: t.byPrice },
          { value: 'price_down', label: t.byPriceDown },
        ]}
        onChange={(value) => set({ sort: value === 'position' ? undefined : value })}
      />
    </FilterBar>
  )
}
