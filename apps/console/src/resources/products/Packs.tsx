import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { packText } from '@officina/shared/dosage/units'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { DateText, Money } from '@officina/ui/values'
import { useMe } from '../../admin/MeContext.ts'
import { ActionButtons, useActions } from '../../schema/Actions.tsx'
import { fieldsFor, packActions } from './packActions.ts'
import type { Pack, PackSubject, Product } from './product.ts'

/** The packs with price and stock, each with what can be done to it. */
export function Packs({ product }: { product: Product }) {
  const t = useText(messages)
  const actions = usePackActions(product)
  const add = useActions({ add: actions.add }, subjectOf(product), { part: 'pack' })
  const mayAdd = product.actions.includes('edit_packs')
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 5 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {t.title}
        </Typography>
        {mayAdd && <ActionButtons size="small" offers={add.offers} onChoose={add.choose} />}
      </Box>
      {product.variants.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.none}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {product.variants.map((pack) => (
          <PackRow key={pack.id} product={product} pack={pack} />
        ))}
      </Box>
      {add.dialog}
    </Card>
  )
}

function PackRow({ product, pack }: { product: Product; pack: Pack }) {
  const t = useText(messages)
  const locale = useLocale()
  const actions = usePackActions(product)
  const { edit, remove } = actions
  const offered = {
    ...(product.actions.includes('edit') ? { edit } : {}),
    ...(product.actions.includes('edit_packs') && pack.removable ? { remove } : {}),
  }
  const { offers, choose, dialog } = useActions(offered, subjectOf(product, pack), {
    part: 'pack',
    name: pack.id,
  })
  const facts = [
    pack.sku,
    pack.barcode,
    pack.weight_g > 0 && t.weight(pack.weight_g),
    pack.max_per_order !== null && t.most(pack.max_per_order),
    !pack.backorder_allowed && t.noBackorder,
  ].filter(Boolean)
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{packText(pack.title, locale)}</Box>
        <Box sx={small}>{facts.join(' · ')}</Box>
      </Box>
      <Box sx={{ flex: '0 1 130px', textAlign: { sm: 'right' } }}>
        <Money amount={pack.price} currency={product.currency} />
        {typeof pack.compare_at_price === 'number' && (
          <Box component="s" sx={{ ...small, ml: 2 }}>
            <Money amount={pack.compare_at_price} currency={product.currency} />
          </Box>
        )}
        {typeof pack.cost === 'number' && (
          <Box sx={small}>
            {t.cost} <Money amount={pack.cost} currency={product.currency} />
          </Box>
        )}
      </Box>
      <Box sx={{ flex: '0 1 150px', textAlign: { sm: 'right' } }}>
        <Shelf pack={pack} />
        {pack.restock_on && (
          <Box sx={small}>
            {t.restock} <DateText value={pack.restock_on} />
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <ActionButtons size="small" offers={offers} onChoose={choose} />
      </Box>
      {dialog}
    </Box>
  )
}

/** How many can be sold, of how many that lie there. */
function Shelf({ pack }: { pack: Pack }) {
  const t = useText(messages)
  const { quantity_available: left, on_hand: onHand, low_threshold: low } = pack
  if (typeof left !== 'number') return <>{t.uncounted}</>
  const text = t.stock(left)
  return (
    <>
      {left <= 0 ? (
        <StatusChip tone="stopped">{t.out}</StatusChip>
      ) : left < (low ?? 0) ? (
        <StatusChip tone="attention">{t.low(left)}</StatusChip>
      ) : (
        text
      )}
      {onHand !== null && onHand !== left && <Box sx={small}>{t.onHand(onHand)}</Box>}
    </>
  )
}

const subjectOf = (product: Product, line?: Pack): PackSubject => {
  const { id, revision, updated_at, currency, title } = product
  return { id, revision, updated_at, currency, title, ...(line ? { line } : {}) }
}

function usePackActions({ hosted }: Product) {
  const { permissions } = useMe()
  const fields = fieldsFor({ hosted, cost: permissions.includes('product.cost') })
  return {
    add: { ...packActions.add, fields },
    edit: { ...packActions.edit, fields },
    remove: packActions.remove,
  }
}

const small = { fontSize: '0.875rem', color: 'text.secondary' }
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 2,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
}

const messages = defineMessages({
  title: ['Packs', '規格'],
  none: [
    'No packs yet. A pack is a size with its own SKU and price.',
    '規格はまだありません。規格は品番と価格を持つ販売の単位です。',
  ],
  weight: (grams: number) => [`${grams} g`, `${grams}g`],
  most: (n: number) => [`max. ${n} per order`, `1回の注文は${n}点まで`],
  noBackorder: ['no backorders', '入荷待ちの注文なし'],
  cost: ['Cost', '原価'],
  restock: ['Back on', '入荷予定'],
  uncounted: ['Not counted', '在庫数の管理なし'],
  stock: (n: number) => [`${n} available`, `販売可能 ${n}`],
  low: (n: number) => [`${n} available, low`, `販売可能 ${n}（僅少）`],
  out: ['Out of stock', '在庫切れ'],
  onHand: (n: number) => [`${n} on hand`, `在庫 ${n}`],
})
