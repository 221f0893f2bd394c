import Box from '@mui/material/Box'
import type { QueryResult } from '@officina/client/query'
import { minorDigits } from '@officina/shared/format'
import { NumberField } from '@officina/ui/NumberField'
import { productWord } from '@officina/ui/productWords.ts'
import { SelectField } from '@officina/ui/SelectField'
import { useLocale, useText } from '@officina/ui/text'
import { useMe } from '../useMe.ts'
import type { Filters } from './pickerQuery.ts'
import { recipeWords } from './words.ts'

type Facets = QueryResult<'/api/doctor/product-facets'>

/** Brand, form, certification and highest price. */
export function MoreFilters(props: {
  filters: Filters
  set: (next: Partial<Filters>) => void
  facets: Facets | undefined
}) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const { filters, set, facets } = props
  const unit = 10 ** minorDigits(useMe('doctor').currency ?? 'USD')
  const choice = (name: 'brand' | 'form' | 'certification', label: string) => (
    <SelectField
      label={label}
      value={filters[name]}
      empty={t.any}
      options={(facets?.[name] ?? []).map((value) => ({
        value,
        label: productWord(value, locale),
      }))}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
  return (
    <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: '1fr 1fr' }}>
      {choice('brand', t.brand)}
      {choice('form', t.form)}
      {choice('certification', t.certification)}
      <NumberField
        label={t.priceTo}
        value={filters.priceTo === null ? null : filters.priceTo / unit}
        max={1_000_000}
        decimals
        onChange={(price) => set({ priceTo: price === null ? null : Math.round(price * unit) })}
      />
    </Box>
  )
}
