import { PlainSelect } from '@officina/ui/PlainSelect'
import { productWord } from '@officina/ui/productWords.ts'
import { useLocale, useText } from '@officina/ui/text'
import { ListFilters } from '../list/ListFilters.tsx'
import type { List } from '../list/useListState.ts'
import { shopMessages } from './shopMessages.ts'

/** Search, filters and order of products, kept in the address. */
export function ProductFilters(props: {
  list: List
  categories: string[]
  brands: string[]
  concerns: string[]
  searchLabel?: string
}) {
  const t = useText(shopMessages)
  const locale = useLocale()
  const { list } = props
  const words = (values: string[]) =>
    values.map((value) => ({ value, label: productWord(value, locale) }))
  return (
    <ListFilters
      list={list}
      search={props.searchLabel ?? t.search}
      filters={[
        { kind: 'multi', key: 'category', label: t.category, options: words(props.categories) },
        { kind: 'multi', key: 'concern', label: t.concern, options: words(props.concerns) },
        {
          kind: 'multi',
          key: 'brand',
          label: t.brand,
          options: props.brands.map((value) => ({ value, label: value })),
        },
        { kind: 'toggle', key: 'stock', label: t.inStock },
      ]}
    >
      <PlainSelect
        label={t.sort}
        value={list.get('sort') || 'position'}
        options={[
          { value: 'position', label: t.byPosition },
          { value: 'title', label: t.byTitle },
          { value: 'price', label: t.byPrice },
          { value: 'price_down', label: t.byPriceDown },
        ]}
        onChange={(value) =>
          list.set({ sort: value === 'position' ? undefined : value, page: undefined })
        }
      />
    </ListFilters>
  )
}
