import { productWord } from '@officina/ui/productWords.ts'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListFilters, SortSelect } from '../../../features/list/ListFilters.tsx'
import type { List } from '../../../features/list/useListState.ts'
import { facetsQuery } from '../../../features/recipe/pickerQuery.ts'
import { recipeWords } from '../../../features/recipe/words.ts'
import { useMe } from '../../../features/useMe.ts'
import { messages } from './messages.ts'
import type { Catalog } from './queries.ts'

/** Every filter of the products and their order, kept in the address. */
export function Filters(props: { catalog: Catalog; list: List; children: ReactNode }) {
  const t = useText(messages)
  const locale = useLocale()
  const words = useText(recipeWords)
  const { list, catalog } = props
  const facets = useQuery(facetsQuery(catalog.id)).data
  const currency = useMe('doctor').currency
  const many = (key: 'category' | 'brand' | 'form' | 'certification') => ({
    kind: 'multi' as const,
    key,
    label: words[key],
    options: (facets?.[key] ?? []).map((value) => ({ value, label: productWord(value, locale) })),
  })
  return (
    <ListFilters
      list={list}
      search={words.search}
      filters={[
        many('category'),
        many('brand'),
        many('form'),
        many('certification'),
        {
          kind: 'amounts',
          key: 'price',
          label: t.price,
          ...(currency ? { currency } : {}),
        },
        { kind: 'toggle', key: 'in_stock', label: words.inStock },
      ]}
    >
      <SortSelect list={list} label={t.sort} sorts={t.sorts} /> {props.children}
    </ListFilters>
  )
}
