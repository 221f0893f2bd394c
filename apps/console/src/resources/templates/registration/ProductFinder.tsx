import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { NoProducts, SearchedInstead } from '@officina/ui/NoProducts'
import { ProductImage } from '@officina/ui/ProductImage'
import { Refreshing } from '@officina/ui/Refreshing'
import { SearchInput } from '@officina/ui/SearchInput'
import { Status } from '@officina/ui/StatusChip'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { Money } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keepRows, listQ } from '../../../providers/queries.ts'
import { CatalogSelect } from './CatalogSelect.tsx'
import type { ProductSummary } from './draft.ts'

const step = 10

/** Products of the chosen catalog, by words; each can be added. */
export function ProductFinder(props: {
  catalogId: string | null
  catalogError: string | undefined
  onCatalog: (id: string | null) => void
  onAdd: (product: ProductSummary) => void
}) {
  const t = useText(messages)
  const [text, setText] = useState('')
  const [shown, setShown] = useState(step)
  const filter = {
    status: ['active' as const],
    ...(text ? { q: text } : {}),
    ...(props.catalogId ? { catalog_id: props.catalogId } : {}),
  }
  const found = useQuery({
    ...listQ('/api/admin/products', {
      // by its name, or what matches best
      params: {
        query: { range: [0, shown - 1], filter, ...(text ? {} : { sort: ['title', 'ASC'] }) },
      },
    }),
    placeholderData: keepRows,
  })
  const { data, error } = found
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 } }}>
      <Typography variant="h2" sx={{ mb: 4 }}>
        {t.title}
      </Typography>
      <CatalogSelect
        value={props.catalogId}
        error={props.catalogError}
        onChange={props.onCatalog}
      />
      <Box sx={{ mb: 3, '& .MuiInputBase-root': { width: '100%' } }}>
        <SearchInput
          label={t.search}
          value={text}
          onChange={(next) => {
            setText(next)
            setShown(step)
          }}
        />
      </Box>
      {error && <ErrorState error={error} onRetry={() => found.refetch()} />}
      {!data && !error && <ListSkeleton rows={4} />}
      {data?.total === 0 &&
        (text ? (
          <NoProducts
            q={text}
            suggestion={data.suggestion}
            onSearch={setText}
            onClear={props.catalogId ? () => props.onCatalog(null) : undefined}
          />
        ) : (
          <EmptyState title={t.none} />
        ))}
      <Refreshing when={found.isPlaceholderData}>
        <SearchedInstead q={text} suggestion={data?.suggestion} />
        {/* however much is found, the lines below stay in reach */}
        <Box component="ul" aria-label={t.found} tabIndex={0} sx={list}>
          {data?.data.map((product) => (
            <Found key={product.id} product={product} onAdd={() => props.onAdd(product)} />
          ))}
        </Box>
      </Refreshing>
      {data && data.total > shown && shown < 100 && (
        <Button onClick={() => setShown((n) => Math.min(100, n + step))}>{t.more}</Button>
      )}
    </Card>
  )
}

function Found({ product, onAdd }: { product: ProductSummary; onAdd: () => void }) {
  const t = useText(messages)
  return (
    <Box component="li" sx={row}>
      <ProductImage product={product} size={40} decorative />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <div>{product.title}</div>
        <BrandAndPack brand={product.brand} pack={product.variant_title}>
          {' · '}
          <Money amount={product.price} currency={product.currency} />
        </BrandAndPack>
        {product.availability !== 'in_stock' && (
          <Status kind="availability" value={product.availability} />
        )}
      </Box>
      <Button
        data-once
        variant="outlined"
        aria-label={t.addNamed(product.title)}
        disabled={!product.variant_id}
        onClick={onAdd}
      >
        {t.add}
      </Button>
    </Box>
  )
}

const list = { listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
}

const messages = defineMessages({
  title: ['Add products', '商品を追加'],
  search: ['Name, brand or ingredient', '商品名・ブランド・成分'],
  found: ['Products found', '見つかった商品'],
  none: ['No products yet', '商品がありません'],
  more: ['Show more', 'さらに表示'],
  add: ['Add', '追加'],
  addNamed: (name: string) => [`Add ${name}`, `${name}を追加`],
})
