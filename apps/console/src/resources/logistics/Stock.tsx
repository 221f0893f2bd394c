import Button from '@mui/material/Button'
import { dayMs } from '@officina/shared/dates/days'
import { StatusChip } from '@officina/ui/StatusChip'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useState } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { type Shelf, stockActions } from './actions.tsx'
import { ImportProducts } from './ImportProducts.tsx'
import { LogisticsTabs } from './LogisticsTabs.tsx'

/** What lies on the shelves; a row opens the count, its bin and threshold stand beside it. */
export default function Stock() {
  const t = useText(messages)
  const { permissions } = useMe()
  const mayChange = permissions.includes('logistics.manage')
  const [open, setOpen] = useState<{ row: Shelf; what: 'adjust' | 'threshold' }>()
  return (
    <>
      <SchemaList
        resource="stock"
        title={t.title}
        storeKey="logistics.stock"
        tabs={<LogisticsTabs current="stock" />}
        actions={<ImportProducts />}
        cells={{
          product: (row) => (
            <>
              {row.product}
              <div style={{ fontSize: '0.875rem' }}>{row.variant}</div>
            </>
          ),
          available: (row) =>
            (row.available ?? 0) < (row.low_threshold ?? 0) ? (
              <StatusChip tone="attention">{t.low(row.available ?? 0)}</StatusChip>
            ) : (
              row.available
            ),
          lot_expires_on: (row) =>
            row.lot_expires_on ? (
              <>
                <DateText value={row.lot_expires_on} />
                {isSoon(row.lot_expires_on) && (
                  <div>
                    <StatusChip tone="attention">{t.expiring}</StatusChip>
                  </div>
                )}
              </>
            ) : (
              '–'
            ),
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
        {...(mayChange
          ? { onRowClick: (row: object) => setOpen({ row: row as Shelf, what: 'adjust' }) }
          : {})}
        empty={{ title: t.empty, text: t.emptyText }}
      />
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

/** As the filter "expiring" counts it. */
const isSoon = (date: string) => new Date(date).getTime() <= Date.now() + 90 * dayMs

const messages = defineMessages({
  title: ['Stock', '在庫'],
  low: (n: number) => [`${n}, low`, `${n}（僅少）`],
  expiring: ['Within 90 days', '90日以内'],
  risk: (n: number) => [n === 1 ? '1 recipe' : `${n} recipes`, `レシピ${n}件`],
  change: (product: string, n: number) => [
    `${product}: low below ${n}. Change`,
    `${product}：下限${n}を変更`,
  ],
  empty: ['No product on the shelf', '在庫がありません'],
  emptyText: [
    'Products of the embedded shop appear here.',
    '内蔵ショップの商品がここに表示されます。',
  ],
})
