import Box from '@mui/material/Box'
import { FieldLabel } from '@officina/ui/Field'
import { lazyPart } from '@officina/ui/lazyPart'
import { Pagination } from '@officina/ui/Pagination'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { ReferencePicker } from '../../schema/ReferencePicker.tsx'
import { CardSection } from '../../schema/Section.tsx'
import { type Catalog, type CatalogItem, may } from './catalog.ts'
import { ProductRow } from './ProductRow.tsx'
import { ProductTools } from './ProductTools.tsx'
import { useRuleWords } from './ruleWords.ts'
import { useCatalogProducts } from './useCatalogProducts.ts'

const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'))

/** The products in the order in which everybody meets them; those chosen by hand are moved, added and removed here. */
export function Products({ catalog }: { catalog: Catalog }) {
  const t = useText(messages)
  const { sentenceOf } = useRuleWords()
  const picker = useId()
  const arrangement = useCatalogProducts(catalog)
  const { found, page, setPage, change, send } = arrangement
  const { items_count: total } = catalog
  const add = (id: string | null) => {
    if (id) void change(() => send(id, total + 1), t.added)
  }
  return (
    <CardSection title={t.title}>
      {catalog.rule && (
        <Box sx={{ mb: 4 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t.byRule}</Box>
          {sentenceOf(catalog.rule)}
        </Box>
      )}
      {may('arrange')(catalog) && (
        <Box sx={{ mb: 4, maxWidth: 480 }}>
          <FieldLabel htmlFor={picker}>{t.add}</FieldLabel>
          {/* begins anew after each product */}
          <ReferencePicker
            key={catalog.revision}
            resource="products"
            id={picker}
            value={null}
            placeholder={t.search}
            onChange={add}
          />
        </Box>
      )}
      {found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <ListSkeleton rows={5} />
      ) : (
        <Rows catalog={catalog} arrangement={arrangement} />
      )}
      {total === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{catalog.rule ? t.noMatch : t.none}</Box>
      )}
      {total > 10 && (
        <Pagination
          pager={{ ...page, setPage }}
          rows={{ data: found.data?.data ?? { length: page.pageSize }, total }}
        />
      )}
    </CardSection>
  )
}

type Arrangement = ReturnType<typeof useCatalogProducts>

function Rows({ catalog, arrangement }: { catalog: Catalog; arrangement: Arrangement }) {
  const t = useText(messages)
  const [moving, setMoving] = useState<CatalogItem>()
  const { list, products, change, send, move, dragged, dragOf } = arrangement
  const { items_count: last } = catalog
  const mayArrange = may('arrange')(catalog)
  const step = (product: CatalogItem, at: number, by: 1 | -1) => {
    // the neighbour may be on another page
    if (products[at + by]) move(at, at + by, t.moved)
    else void change(() => send(product.id, product.position + by), t.moved)
  }
  return (
    <>
      <Box component="ul" ref={list} aria-label={t.title} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {products.map((product, at) => (
          <ProductRow
            key={product.id}
            product={product}
            position={product.position}
            isDragged={dragged === at}
            draggable={mayArrange && last > 1}
            {...dragOf(at, t.moved)}
          >
            {mayArrange && (
              <ProductTools
                name={product.title}
                isFirst={product.position === 1}
                isLast={product.position === last}
                onMove={(by) => step(product, at, by)}
                onMoveTo={() => setMoving(product)}
                onRemove={() => void change(() => send(product.id, null), t.removed(product.title))}
              />
            )}
          </ProductRow>
        ))}
      </Box>
      {moving && (
        <MoveDialog
          product={moving}
          last={last}
          onMove={(position) => change(() => send(moving.id, position), t.moved)}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  title: ['Products', '商品'],
  byRule: ['Chosen by rule, sorted by title', '条件で選択（商品名順）'],
  add: ['Add a product', '商品を追加'],
  search: ['Search products', '商品を検索'],
  none: [
    'No products yet. Add the first one above.',
    '商品はまだありません。上の欄から追加してください。',
  ],
  noMatch: ['No product meets the rule.', '条件に合う商品はありません。'],
  added: ['Product added', '商品を追加しました'],
  moved: ['Order of products changed', '商品の順番を変更しました'],
  removed: (name: string) => [
    `${name} removed from the catalog`,
    `「${name}」をカタログから外しました`,
  ],
})
