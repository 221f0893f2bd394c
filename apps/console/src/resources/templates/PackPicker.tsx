import Autocomplete from '@mui/material/Autocomplete'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { components } from '@officina/openapi/schema'
import { FieldLabel } from '@officina/ui/Field'
import { SelectField } from '@officina/ui/SelectField'
import { defineMessages, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { listQ, q } from '../../providers/queries.ts'

type Product = components['schemas']['ProductSummary']

/** Finds a product by typing and one of its packs; reports the pack's id. */
export function PackPicker(props: {
  label: string
  error?: string | undefined
  onChange: (variantId: string | null) => void
}) {
  const t = useText(messages)
  const id = useId()
  const [product, setProduct] = useState<Product | null>(null)
  const [variantId, setVariantId] = useState<string | null>(null)
  const [typed, setTyped] = useState('')
  const text = useDeferredValue(typed === product?.title ? '' : typed)
  const found = useQuery({
    ...listQ('/api/admin/products', {
      params: { query: { range: [0, 19], filter: text ? { q: text } : {} } },
    }),
    placeholderData: keepPreviousData,
  })
  const { data: whole } = useQuery({
    ...q('/api/admin/products/{productId}', { params: { path: { productId: product?.id ?? '' } } }),
    enabled: (product?.variants_count ?? 0) > 1,
  })
  const choose = (variant: string | null) => {
    setVariantId(variant)
    props.onChange(variant)
  }
  return (
    <>
      <FieldLabel htmlFor={id}>{props.label}</FieldLabel>
      <Autocomplete<Product>
        id={id}
        size="small"
        sx={{ mb: 4 }}
        options={found.data?.data ?? []}
        value={product}
        loading={found.isFetching}
        filterOptions={(options) => options}
        getOptionLabel={(each) => each.title}
        getOptionKey={(each) => each.id}
        isOptionEqualToValue={(a, b) => a.id === b.id}
        onInputChange={(_event, value) => setTyped(value)}
        onChange={(_event, value) => {
          setProduct(value)
          choose(value?.variant_id ?? null)
        }}
        renderInput={(params) => (
          <OutlinedInput
            {...params.slotProps.input}
            size="small"
            fullWidth
            placeholder={t.placeholder}
            inputProps={{
              ...params.slotProps.htmlInput,
              'aria-invalid': props.error ? true : undefined,
            }}
          />
        )}
      />
      {product && (whole?.variants.length ?? 0) > 1 && (
        <SelectField
          label={t.pack}
          value={variantId ?? ''}
          options={(whole?.variants ?? []).map((pack) => ({ value: pack.id, label: pack.title }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  placeholder: ['Name, brand or ingredient', '商品名・ブランド・成分'],
  pack: ['Pack size', '規格'],
})
