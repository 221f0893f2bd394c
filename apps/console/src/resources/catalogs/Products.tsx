import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { FieldLabel } from '@officina/ui/Field'
import { defineMessages, useText } from '@officina/ui/text'
import { type ReactNode, useId, useState } from 'react'
import { dataProvider } from '../../providers/dataProvider.ts'
import { ReferencePicker } from '../../schema/ReferencePicker.tsx'
import { useArrangement } from '../../schema/useArrangement.ts'
import { type Catalog, type CatalogProduct, may } from './catalog.ts'
import { ProductRow } from './ProductRow.tsx'
import { useRuleWords } from './ruleWords.ts'

/** The products in the order in which everybody meets them; those chosen by hand are moved, added and removed here. */
export function Products({ catalog }: { catalog: Catalog }) {
  const t = useText(messages)
  const { sentenceOf } = useRuleWords()
  const picker = useId()
  const [dragged, setDragged] = useState<number>()
  const { products } = catalog
  const { list, arrange, move } = useCatalogProducts(catalog)
  const mayArrange = may('arrange')(catalog)
  const add = (id: string | null) => {
    if (id && !products.some((each) => each.id === id)) void arrange([...products, { id }], t.added)
  }
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 5 } }}>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t.title}
      </Typography>
      {catalog.rule && (
        <Box sx={{ mb: 4 }}>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t.byRule}</Box>
          {sentenceOf(catalog.rule)}
        </Box>
      )}
      {mayArrange && (
        <Box sx={{ mb: 4, maxWidth: 480 }}>
          <FieldLabel htmlFor={picker}>{t.add}</FieldLabel>
          {/* begins anew after each product */}
          <ReferencePicker
            key={products.length}
            resource="products"
            id={picker}
            value={null}
            placeholder={t.search}
            onChange={add}
          />
        </Box>
      )}
      {products.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>{catalog.rule ? t.noMatch : t.none}</Box>
      )}
      <Box component="ul" ref={list} aria-label={t.title} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {products.map((product, at) => (
          <ProductRow
            key={product.id}
            product={product}
            isDragged={dragged === at}
            draggable={mayArrange && products.length > 1}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              if (dragged !== undefined) move(dragged, at, t.moved)
            }}
          >
            {mayArrange && (
              <Tools
                name={product.title}
                isFirst={at === 0}
                isLast={at === products.length - 1}
                onMove={(by) => move(at, at + by, t.moved)}
                onRemove={() =>
                  void arrange(
                    products.filter((each) => each !== product),
                    t.removed(product.title),
                  )
                }
              />
            )}
          </ProductRow>
        ))}
      </Box>
    </Card>
  )
}

const useCatalogProducts = ({ id, revision, products }: Catalog) =>
  useArrangement<Pick<CatalogProduct, 'id'>>({
    resource: 'catalogs',
    items: products,
    keyOf,
    send: (next) =>
      dataProvider.call('POST', `/api/admin/catalogs/${id}/arrange`, {
        body: { product_ids: next.map(keyOf), revision },
      }),
  })

const keyOf = ({ id }: { id: string }) => id

/** The buttons do by keyboard what dragging does. */
function Tools(props: {
  name: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const t = useText(messages)
  const { name } = props
  const button = (label: string, icon: ReactNode, onClick: () => void, more: object = {}) => (
    <IconButton size="small" aria-label={label} onClick={onClick} {...more}>
      {icon}
    </IconButton>
  )
  return (
    <Box sx={{ display: 'flex' }}>
      {button(t.up(name), <ArrowUpward fontSize="small" />, () => props.onMove(-1), {
        disabled: props.isFirst,
        'data-move': -1,
      })}
      {button(t.down(name), <ArrowDownward fontSize="small" />, () => props.onMove(1), {
        disabled: props.isLast,
        'data-move': 1,
      })}
      {button(t.remove(name), <Close fontSize="small" />, props.onRemove)}
    </Box>
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
  up: (name: string) => [`Move “${name}” up`, `「${name}」を上へ`],
  down: (name: string) => [`Move “${name}” down`, `「${name}」を下へ`],
  remove: (name: string) => [`Remove “${name}”`, `「${name}」を外す`],
})
