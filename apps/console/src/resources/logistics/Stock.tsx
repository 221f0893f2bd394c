import '@officina/openapi/resources/stock'
import '@officina/openapi/resources/stock-movements'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { packText } from '@officina/shared/dosage/units'
import { SidePanel } from '@officina/ui/SidePanel'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { Expiry } from '../../schema/Expiry.tsx'
import RecordHistory from '../../schema/RecordHistory.tsx'
import { RelatedList } from '../../schema/RelatedList.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { packOfRow } from '../../schema/tableStyles.ts'
import { ImportProducts } from '../products/ImportProducts.tsx'
import { LogisticsTabs } from './LogisticsTabs.tsx'
import { type Shelf, stockActions, stockBulk } from './stockActions.ts'

/** What lies on the shelves; a row opens the count, its bin and threshold stand beside it. */
export default function Stock() {
  const t = useText(messages)
  const locale = useLocale()
  const { permissions } = useMe()
  const mayChange = permissions.includes('logistics.manage')
  const [shown, setShown] = useState<Pick<Shelf, 'id' | 'product'>>()
  const [open, setOpen] = useState<Open>()
  return (
    <Box sx={wholeHeadings}>
      <SchemaList
        resource="stock"
        title={t.title}
        storeKey="logistics.stock"
        bulk={stockBulk}
        tabs={<LogisticsTabs current="stock" />}
        above={open && <ShelfDialog {...open} onClose={() => setOpen(undefined)} />}
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
              <Box sx={packOfRow}>{packText(row.variant ?? '', locale)}</Box>
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
          lot_expires_on: (row) => <Expiry isLot on={row.lot_expires_on ?? null} days={90} />,
          at_risk: (row) =>
            row.at_risk ? <StatusChip tone="stopped">{t.risk(row.at_risk)}</StatusChip> : '–',
          low_threshold: (row) =>
            mayChange ? (
              <Button
                size="small"
                sx={{ minWidth: 0, px: 1, mr: -1 }}
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
                      sx={narrow}
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
                sx={narrow}
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
        width={480}
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
    </Box>
  )
}

type Open = { row: Shelf; what: 'receive' | 'adjust' | 'threshold' }

/** About the row as it was when it was opened; once somebody else was faster, as it is now. */
export function ShelfDialog({ row, what, onClose }: Open & { onClose: () => void }) {
  const { data = [] } = useListContext<Shelf>()
  const [isOvertaken, setOvertaken] = useState(false)
  const now = data.find(({ id }) => id === row.id)
  return (
    <ActionDialog
      action={stockActions[what]}
      record={(isOvertaken && now) || row}
      onConflict={() => setOvertaken(true)}
      onClose={onClose}
    />
  )
}

// most columns are figures, narrower than a Japanese heading, which would be broken between any two characters
const wholeHeadings = { '@media (min-width:1200px)': { '& thead th': { wordBreak: 'keep-all' } } }

const narrow = { minWidth: 0, px: 1, mx: -1 }

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
})
