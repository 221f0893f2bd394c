import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import type { components } from '@officina/openapi/schema'
import { formatMoney } from '@officina/shared/format'
import { SearchInput } from '@officina/ui/SearchInput'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { q } from '../../providers/queries.ts'
import type { Order } from './order.ts'

export type Replacement = components['schemas']['OrderReplacement']

type Props = {
  order: Order
  line: Order['lines'][number]
  quantity: number
  error: string | undefined
  onChange: (chosen: Replacement | undefined) => void
}

/** What the doctor has named as a substitute, and by searching what else is sold; priced for the quantity. */
export function ReplacementPicker({ order, line, quantity, error, onChange }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const labelId = useId()
  const [search, setSearch] = useState('')
  const [id, setId] = useState('')
  const units = quantity >= 1 && quantity <= 20 ? quantity : line.qty_ordered
  const { data = [], isFetched } = useQuery({
    ...q('/api/admin/orders/{orderId}/lines/{lineId}/replacements', {
      params: {
        path: { orderId: order.id, lineId: line.id },
        query: { quantity: units, ...(search.trim() ? { q: search.trim() } : {}) },
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const chosen = data.find((row) => row.variant_id === id)
  // a price of another quantity, or of a changed order, is a new one
  const figures = JSON.stringify(chosen ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures stand for the row
  useEffect(() => onChange(chosen), [figures])
  return (
    <Box sx={{ mb: 4 }}>
      <Box
        sx={{ mb: 3 }}
        // Enter searches; it does not confirm the change
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      >
        <SearchInput value={search} onChange={setSearch} label={t.search} />
      </Box>
      <Box id={labelId} sx={{ fontWeight: 600 }}>
        {t.choose}
      </Box>
      <RadioGroup
        aria-labelledby={labelId}
        value={id}
        onChange={(_, value) => setId(value)}
        sx={{ maxHeight: 260, overflowY: 'auto', flexWrap: 'nowrap' }}
      >
        {data.map((row) => (
          <FormControlLabel
            key={row.variant_id}
            value={row.variant_id}
            control={<Radio />}
            label={
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1 }}>
                <span>
                  {row.title}, {row.variant_title}
                </span>
                <span>{formatMoney(row.price, order.currency, locale)}</span>
                <span>{row.available === null ? t.sold : t.available(row.available)}</span>
                {row.approved && <StatusChip tone="good">{t.approved}</StatusChip>}
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {isFetched && data.length === 0 && (search.trim() ? t.none : t.noSubstitute)}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  )
}

const messages = defineMessages({
  search: ['Search all products', 'すべての商品から検索'],
  choose: ['New product', '変更後の商品'],
  approved: ["Doctor's substitute", '医師指定の代替品'],
  available: (n: number) => [`${n} in stock`, `在庫${n}点`],
  sold: ['In stock', '在庫あり'],
  none: ['No product matches.', '該当する商品がありません。'],
  noSubstitute: [
    'The doctor has named no substitute for this line. Search a product and record their consent.',
    '医師が指定した代替品はありません。商品を検索し、医師の同意を記録してください。',
  ],
})
