import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { packText } from '@officina/shared/dosage/units'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { SidePanel } from '@officina/ui/SidePanel'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { Expiry } from '../../schema/Expiry.tsx'
import RecordHistory from '../../schema/RecordHistory.tsx'
import { RelatedList } from '../../schema/RelatedList.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { type Shelf, stockActions, stockBulk } from './actions.tsx'
import { LogisticsTabs } from './LogisticsTabs.tsx'

/** What lies on the shelves; a row opens the count, its bin and threshold stand beside it. */
export default function Stock() {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  const mayChange = permissions.includes('logistics.manage')
  const [shown, setShown] = useState<Pick<Shelf, 'id' | 'product'>>()
  const [open, setOpen] = useState<{ row: Shelf; what: 'receive' | 'adjust' | 'threshold' }>()
  return (
    <>
      <SchemaList
        resource="stock"
        title={t.title}
        storeKey="logistics.stock"
        bulk={stockBulk}
        tabs={<LogisticsTabs current="stock" />}
        actions={
          <>
            {mayChange && (
              <Button variant="contained" component={Link} to="/logistics/receive">
                {t.receive}
              </Button>
            )}
            <ImportProducts />
          </>
        }
        cells={{
          product: (row) => (
            <>
              {row.product}
              <Box
                sx={{ display: { xs: 'inline', sm: 'block' }, ml: { xs: 2, sm: 0 }, ...variant }}
              >
                {packText(row.variant ?? '', locale)}
              </Box>
            </>
          ),
          available: (row) =>
            (row.available ?? 0) < 0 ? (
              <StatusChip tone="stopped">{t.short(-(row.available ?? 0))}</StatusChip>
            ) : (row.available ?? 0) < (row.low_threshold ?? 0) ? (
              <StatusChip tone="attention">{t.low(row.available ?? 0)}</StatusChip>
            ) : (
              row.available
            ),
          // as the filter "expiring" counts it
          lot_expires_on: (row) => <Expiry on={row.lot_expires_on ?? null} days={90} />,
          at_risk: (row) =>
            row.at_risk ? <StatusChip tone="stopped">{t.risk(row.at_risk)}</StatusChip> : '–',
          low_threshold: (row) =>
            mayChange ? (
              <Button
                size="small"
                aria-label={t.change(row.product ?? '', row.low_threshold ?? 0)}
                onClick={(event) => {
                  event.stopPropagation()
                  setOpen({ row: row as Shelf, what: 'threshold' })
                }}
              >
                {row.low_threshold}
              </Button>
            ) : (
              row.low_threshold
            ),
        }}
        extraColumns={[
          ...(mayChange
            ? [
                {
                  key: 'receive',
                  header: t.receive,
                  render: (row: { product: string }) => (
                    <Button
                      size="small"
                      aria-label={t.receiveOf(row.product)}
                      onClick={(event) => {
                        event.stopPropagation()
                        setOpen({ row: row as Shelf, what: 'receive' })
                      }}
                    >
                      {t.receive}
                    </Button>
                  ),
                },
              ]
            : []),
          {
            key: 'history',
            header: t.history,
            render: (row) => (
              <Button
                size="small"
                aria-label={t.historyOf(row.product)}
                onClick={(event) => {
                  event.stopPropagation()
                  setShown(row)
                }}
              >
                {t.history}
              </Button>
            ),
          },
        ]}
        {...(mayChange
          ? { onRowClick: (row: object) => setOpen({ row: row as Shelf, what: 'adjust' }) }
          : {})}
        empty={{ title: t.empty, text: t.emptyText }}
      />
      <SidePanel
        open={shown !== undefined}
        title={shown ? t.historyOf(shown.product) : t.history}
        onClose={() => setShown(undefined)}
      >
        {shown && (
          <>
            <RelatedList
              resource="stock-movements"
              filter={{ variant_id: shown.id }}
              without={['product', 'sku']}
            />
            <RecordHistory resource="stock" id={shown.id} />
          </>
        )}
      </SidePanel>
      {open && (
        <ActionDialog
          action={stockActions[open.what]}
          record={open.row}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}

const variant = { fontSize: '0.875rem', fontWeight: 400 }

const ImportDialog = lazyWithRetry(() => import('../../schema/ImportDialog.tsx'))

/** The embedded shop's products and their shelves from a file, a pack a row. */
function ImportProducts() {
  const t = useText(messages)
  const { permissions } = useMe()
  const [open, setOpen] = useState(false)
  if (!permissions.includes('product.manage')) return null
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t.importProducts}
      </Button>
      {open && (
        <Suspense>
          <ImportDialog
            title={t.importProducts}
            text={t.columns}
            path="/api/admin/products/import"
            sample={sampleFile}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

const sampleFile =
  'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand,Low threshold,Bin\r\nZINC-15-60,Zinc Picolinate 15,Northfield,minerals,capsule,oral,60 capsules,60,capsule,12.50,40,10,A-1\r\n'

const messages = defineMessages({
  title: ['Stock', '在庫'],
  low: (n: number) => [`${n}, low`, `${n}（僅少）`],
  short: (n: number) => [`${n} short`, `${n}点不足`],
  receive: ['Receive', '入庫'],
  receiveOf: (product: string) => [`Receive ${product}`, `${product} を入庫`],
  risk: (n: number) => [n === 1 ? '1 recipe' : `${n} recipes`, `レシピ${n}件`],
  change: (product: string, n: number) => [
    `${product}: low below ${n}. Edit`,
    `${product}：下限${n}を変更`,
  ],
  empty: ['No stock yet', '在庫がありません'],
  emptyText: [
    'Products of the built-in shop appear here.',
    '内蔵ショップの商品がここに表示されます。',
  ],
  history: ['History', '履歴'],
  historyOf: (product: string) => [`Stock history of ${product}`, `${product} の在庫履歴`],
  importProducts: ['Import products', '商品の取り込み'],
  columns: [
    'One row per pack, identified by its SKU. New packs need SKU, Title, Brand, Category, Form, Use (oral, topical, device or other), Pack, Units per pack, Unit and Price. Optional: Servings per pack, Compare at price, Weight g, Description, Ingredients (“Vitamin C 500 mg; Zinc 10 mg”), Directions, Warnings, Recipe only, Heat sensitive, On hand, Low threshold, Bin, Catalog. Empty cells change nothing. We check the file first. Nothing is imported until you confirm.',
    '1行が1つの容量で、品番で識別します。新しい商品には「品番」「商品名」「ブランド」「分類」「剤形」「用途」（oral、topical、device、other）「容量」「内容量」「単位」「価格」が必要です。ほかに「使用回数」「参考価格」「重量」「説明」「成分」（例：ビタミンC 500 mg; 亜鉛 10 mg）「使用方法」「注意事項」「レシピ限定」「要冷蔵」「在庫数」「在庫下限」「棚番」「カタログ」の列を使えます。空欄の項目は変更されません。まず内容を確認します。確定するまで取り込みは行われません。',
  ],
})
