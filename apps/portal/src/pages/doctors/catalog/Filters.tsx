import { FilterBar } from '@officina/ui/FilterBar'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { productWord } from '@officina/ui/productWords.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { facetsQuery } from '../../../features/recipe/pickerQuery.ts'
import { recipeWords } from '../../../features/recipe/words.ts'
import type { useListState } from '../../../features/useListState.ts'
import { useMe } from '../../../features/useMe.ts'
import { messages } from './messages.ts'
import { type Catalog, priceOf } from './queries.ts'

/** Every filter of the products and their order, kept in the address. */
export function Filters(props: {
  catalog: Catalog
  list: ReturnType<typeof useListState>
  onClear: () => void
  children: ReactNode
}) {
  const t = useText(messages)
  const locale = useLocale()
  const words = useText(recipeWords)
  const { list, catalog } = props
  const facets = useQuery(facetsQuery(catalog.id)).data
  const sort = `${list.sort.key}.${list.sort.order.toLowerCase()}`
  const currency = useMe('doctor').currency
  const many = (key: 'category' | 'brand' | 'form' | 'certification') => ({
    kind: 'multi' as const,
    key,
    label: words[key],
    options: (facets?.[key] ?? []).map((value) => ({ value, label: productWord(value, locale) })),
    value: list.many(key),
  })
  return (
    <FilterBar
      search={{ value: list.q, onChange: (text) => list.setFilter('q', text), label: words.search }}
      filters={[
        many('category'),
        many('brand'),
        many('form'),
        many('certification'),
        {
          kind: 'amounts',
          key: 'price',
          label: t.price,
          value: priceOf(list),
          ...(currency ? { currency } : {}),
        },
        { kind: 'toggle', key: 'in_stock', label: words.inStock, value: list.flag('in_stock') },
      ]}
      onFilter={list.setFilter}
      onClear={props.onClear}
    >
      <PlainSelect
        label={t.sort}
        value={sort in t.sorts ? sort : 'position.asc'}
        options={Object.entries(t.sorts).map(([value, label]) => ({ value, label }))}
        onChange={(value) => {
          const [key = 'position', order] = value.split('.')
          list.setSort({ key, order: order === 'desc' ? 'DESC' : 'ASC' })
        }}
      />{' '}
      {props.children}
    </FilterBar>
  )
}
