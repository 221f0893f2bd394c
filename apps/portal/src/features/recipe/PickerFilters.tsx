import Box from '@mui/material/Box'
import { CheckField } from '@officina/ui/CheckField'
import { Disclosure } from '@officina/ui/Disclosure'
import { lazyPart } from '@officina/ui/lazyPart'
import { productWord } from '@officina/ui/productWords.ts'
import { SearchInput } from '@officina/ui/SearchInput'
import { SelectField } from '@officina/ui/SelectField'
import { steady } from '@officina/ui/steady'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  catalogsQuery,
  earlier,
  type Filters,
  facetsQuery,
  favourites,
  isCatalog,
  noFilters,
} from './pickerQuery.ts'
import { recipeWords } from './words.ts'

const MoreFilters = lazyPart(() => import('./MoreFilters.tsx'), 'MoreFilters')

/** Where products are looked for, and by what. */
export const PickerFilters = steady(function PickerFilters(props: {
  filters: Filters
  set: (next: Partial<Filters>) => void
  hasPatient: boolean
  onCatalog: (id: string | null) => void
}) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const { filters, set } = props
  const [isMore, setMore] = useState(false)
  const sources = useQuery(catalogsQuery).data?.data ?? []
  const facets = useQuery(facetsQuery(filters.source)).data
  return (
    <Box sx={{ '& .MuiFormControl-root': { mb: 3 } }}>
      <SelectField
        label={t.source}
        value={filters.source}
        empty={t.allProducts}
        options={[
          { value: favourites, label: t.favourites },
          ...(props.hasPatient ? [{ value: earlier, label: t.earlierProducts }] : []),
          ...sources.map((catalog) => ({ value: catalog.id, label: catalog.name })),
        ]}
        onChange={(event) => {
          const source = event.target.value
          set({ ...noFilters, q: filters.q, inStock: filters.inStock, source })
          props.onCatalog(isCatalog(source) ? source : null)
        }}
      />
      <Box sx={{ mb: 3, '& .MuiInputBase-root': { width: '100%' } }}>
        <SearchInput label={t.search} value={filters.q} onChange={(q) => set({ q })} />
      </Box>
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <SelectField
            label={t.category}
            value={filters.category}
            empty={t.allCategories}
            options={(facets?.category ?? []).map((value) => ({
              value,
              label: productWord(value, locale),
            }))}
            onChange={(event) => set({ category: event.target.value })}
          />
        </Box>
        <CheckField
          label={t.inStock}
          checked={filters.inStock}
          onChange={(event) => set({ inStock: event.target.checked })}
        />
      </Box>
      <Box onClick={() => setMore(true)} sx={{ mb: 3 }}>
        <Disclosure summary={t.moreFilters}>
          {isMore && <MoreFilters filters={filters} set={set} facets={facets} />}
        </Disclosure>
      </Box>
    </Box>
  )
})
