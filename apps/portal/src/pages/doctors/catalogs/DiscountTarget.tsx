import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { listQ } from '@officina/client/query'
import { SearchInput } from '@officina/ui/SearchInput'
import { SelectField } from '@officina/ui/SelectField'
import { useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { discountWords } from './discountWords.ts'
import type { Discount } from './types.ts'

export type Target = { id: string; name: string }

/** What a discount is on: one of the doctor's catalogs, or a product that is searched. */
export function DiscountTarget(props: {
  kind: Discount['kind']
  onKind: (kind: Discount['kind']) => void
  chosen: string
  id: string
  error: string | undefined
  onChoose: (target: Target | undefined) => void
}) {
  const t = useText(discountWords)
  return (
    <>
      <SelectField
        label={t.kind}
        value={props.kind}
        options={(['catalog', 'product'] as const).map((value) => ({ value, label: t.on[value] }))}
        onChange={(event) => props.onKind(event.target.value === 'product' ? 'product' : 'catalog')}
      />
      {props.kind === 'catalog' ? <Catalogs {...props} /> : <Products {...props} />}
    </>
  )
}

type Choice = Pick<Parameters<typeof DiscountTarget>[0], 'chosen' | 'id' | 'error' | 'onChoose'>

function Catalogs(props: Choice) {
  const t = useText(discountWords)
  const found = useQuery(listQ('/api/doctor/catalogs', { params: { query: { range: [0, 99] } } }))
  const catalogs = found.data?.data ?? []
  return (
    <SelectField
      id={props.id}
      label={t.fields.target_id}
      value={props.chosen}
      empty={t.choose}
      error={props.error}
      options={catalogs.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => props.onChoose(catalogs.find(({ id }) => id === event.target.value))}
    />
  )
}

function Products(props: Choice) {
  const t = useText(discountWords)
  const [text, setText] = useState('')
  const found = useQuery({
    ...listQ('/api/doctor/products', {
      params: { query: { range: [0, 19], filter: text ? { q: text } : {} } },
    }),
    placeholderData: keepPreviousData,
  })
  const products = (found.data?.data ?? []).map(({ id, title, brand, variant_title }) => ({
    id,
    name: title,
    label: [title, brand, variant_title].filter(Boolean).join(' · '),
  }))
  return (
    <Box sx={{ mb: 5 }}>
      <SearchInput label={t.findProduct} value={text} onChange={(next) => setText(next.trim())} />
      <Box sx={{ mt: 3, mb: -5 }}>
        <SelectField
          id={props.id}
          label={t.fields.product}
          value={products.some(({ id }) => id === props.chosen) ? props.chosen : ''}
          empty={t.choose}
          error={props.error}
          options={products.map(({ id, label }) => ({ value: id, label }))}
          onChange={(event) => props.onChoose(products.find(({ id }) => id === event.target.value))}
        />
      </Box>
      {products.length === 0 && found.data && <FormHelperText>{t.noProduct}</FormHelperText>}
    </Box>
  )
}
